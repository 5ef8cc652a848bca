import type { ValidDefinition } from '@shared/language/definitions/index';
import { stopsPlay, type Diagnostic } from '@shared/language/diagnostics';
import { validatePack } from '@shared/language/validate-pack';
import { compileProgram, type Source } from '../compile';
import { prepare } from '../source';
import type { Mode } from '@shared/games/index';
import { Chance } from '../../../kernel/chance';
import type { Trial } from '../../../testing/test-game';
import type { Program } from '../table';
import { packFiles, randomPack, type PackSize } from './random-pack';

/** What became of a pack: refused, taken but with too little in it for a round, or ready to be played. */
export type Verdict =
  | { readonly is: 'refused'; readonly said: readonly Diagnostic[] }
  | { readonly is: 'unplayable'; readonly said: readonly Diagnostic[] }
  | { readonly is: 'playable'; readonly definitions: readonly ValidDefinition[] };

export function verdictOn(files: ReadonlyMap<string, Uint8Array>): Verdict {
  const pack = validatePack(files);
  if (!pack.ok) return { is: 'refused', said: pack.error };
  const stops = pack.value.warnings.filter(({ code }) => stopsPlay(code));
  if (stops.length > 0) return { is: 'unplayable', said: stops };
  return { is: 'playable', definitions: pack.value.definitions };
}

export function compiled(
  definitions: readonly ValidDefinition[],
  mode: Mode,
): { readonly source: Source; readonly program: Program } | null {
  const prepared = prepare(definitions, mode);
  if (!prepared.ok) return null;
  return { source: prepared.value.source, program: compileProgram(prepared.value.source) };
}

/** A match with the random pack of a seed; null: that pack can't be played. */
export function randomTrial(seed: number, most?: PackSize): Trial<Program> | null {
  const verdict = verdictOn(packFiles(randomPack(seed, most)));
  const mode = seed % 2 === 0 ? 'simple' : 'advanced';
  const ready = verdict.is === 'playable' ? compiled(verdict.definitions, mode) : null;
  const chance = new Chance(seed, 'bot', 5);
  return ready && { program: ready.program, seed, chance, told: `pack seed ${seed}, ${mode}` };
}

/** A diagnostic that does not say where to look is of no use to whoever wrote the pack. */
export function placeTroubles(said: readonly Diagnostic[], files: ReadonlyMap<string, Uint8Array>): string[] {
  if (said.length === 0) return ['refused without a word'];
  return said.flatMap(({ code, file, line, column, at }) => {
    const isWhole = code === 'missing-file' || !file.endsWith('.json');
    if (isWhole || !files.has(file))
      return isWhole || file === 'pack.json' ? [] : [`${code}: no file ${file}`];
    const isPlaced = line !== undefined && line >= 1 && column !== undefined && column >= 1;
    return isPlaced || wholeFile.has(code) ? [] : [`${code} in ${file} at ${at ?? '?'} has no place`];
  });
}

/** What is said of a file's name or bytes and not of a place in its text. */
const wholeFile: ReadonlySet<string> = new Set([
  'not-utf8',
  'byte-order-mark',
  'file-too-big',
  'duplicate-path',
  'bad-path',
  'unknown-file',
]);
