import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validatePack } from '../../src-shared/language/validate-pack';
import type { ValidDefinition } from '../../src-shared/language/definitions/index';
import { compileProgram } from '../../src-main/engine/games/ygios/compile';
import type { Mode } from '../../src-shared/games/index';
import { compileProgram as compileGoverning } from '../../src-main/engine/games/governing/compile';
import { prepare as prepareGoverning } from '../../src-main/engine/games/governing/source';
import { prepare } from '../../src-main/engine/games/ygios/source';

export type Files = Map<string, Uint8Array>;

export function shippedFiles(root: string, game: 'ygios' | 'governing' = 'ygios'): Files {
  const folder = join(root, 'resources/packs', game);
  const files: Files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path));
  }
  return files;
}

/** The shipped cards again and again under other ids, until there are `size` of them. */
export function largePack(files: Files, size: number): Files {
  const large: Files = new Map(files);
  const cards = [...files].filter(([path]) => path.startsWith('cards/') && path.endsWith('.json'));
  const text = new TextDecoder();
  const utf8 = new TextEncoder();
  for (let n = cards.length; n < size; n++) {
    const [, bytes] = cards[n % cards.length] ?? ['', new Uint8Array()];
    const copy = text.decode(bytes).replace(/("id":\s*")([^"]+)"/, (_, key, id) => `${key}${id}-${n}"`);
    const id = /"id":\s*"([^"]+)"/.exec(copy)?.[1] ?? '';
    large.set(`cards/${id}.json`, utf8.encode(copy));
  }
  return large;
}

export function definitionsOf(files: Files): readonly ValidDefinition[] {
  const pack = validatePack(files);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error.slice(0, 3)));
  return pack.value.definitions;
}

export function programOf(definitions: readonly ValidDefinition[], mode: Mode) {
  const prepared = prepare(definitions, mode);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return compileProgram(prepared.value.source);
}

export function governingProgramOf(definitions: readonly ValidDefinition[]) {
  const prepared = prepareGoverning(definitions);
  if (!prepared.ok) throw new Error(prepared.error.code);
  return compileGoverning(prepared.value.source);
}
