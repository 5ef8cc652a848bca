import type { Diagnostic } from '@shared/language/diagnostics';
import type { Mode } from '@shared/games/index';
import { ok } from '@shared/util/result';
import { compileProgram, type Source } from '../../../engine/games/ygios/compile';
import { prepare } from '../../../engine/games/ygios/source';
import type { Program } from '../../../engine/games/ygios/table';
import type { Compiler, Playable, Programs, Purpose } from '../programs';

export interface Compiled {
  readonly program: Program;
  /** What it was compiled from: plain data that another thread can compile again. */
  readonly source: Source;
}
export type YgiosPlayable = Compiled & Playable<Mode>;
export type YgiosPrograms = Programs<Compiled, Mode>;

export const ygiosCompiler: Compiler<Compiled, Mode> = {
  game: 'ygios',
  modeFor: (asked = 'advanced') => ok(asked),
  isInTheWay,
  prepare(definitions, mode, given) {
    const prepared = prepare(definitions, mode, given);
    if (!prepared.ok) return prepared;
    const { source, options } = prepared.value;
    return ok({ options, compile: () => ({ program: compileProgram(source), source }) });
  },
};

const otherMode: Readonly<Record<Mode, Mode>> = { simple: 'advanced', advanced: 'simple' };

/** Too few cards for one mode do not keep the other from being played. */
function isInTheWay({ code, at = '' }: Diagnostic, mode: Mode, purpose: Purpose): boolean {
  if (purpose === 'position') return code === 'zone-not-in-row';
  return !at.startsWith(`modes.${otherMode[mode]}.`);
}
