import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { definitionsOf, type ValidDefinition } from '@shared/language/definitions/index';
import { validatePack } from '@shared/language/validate-pack';
import { compileProgram } from '../compile';
import type { Mode } from '@shared/games/index';
import { prepare } from '../source';
import type { Program } from '../table';

/** The shipped pack as tests play it. Tests only: the engine reads no file. */
const folder = resolve(import.meta.dirname, '../../../../../resources/packs/ygios');

export function shippedDefinitions(): readonly ValidDefinition<'ygios'>[] {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path));
  }
  const pack = validatePack(files);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return definitionsOf('ygios', pack.value.definitions);
}

const definitions = shippedDefinitions();

export function shippedProgram(mode: Mode, options: Readonly<Record<string, unknown>> = {}): Program {
  const prepared = prepare(definitions, mode, options);
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  return compileProgram(prepared.value.source);
}
