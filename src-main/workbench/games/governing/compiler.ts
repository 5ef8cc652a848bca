import { failure } from '@shared/api/failures';
import { definitionsOf } from '@shared/language/definitions/index';
import { resolveOptions } from '@shared/games/governing/definitions/options';
import { err, ok } from '@shared/util/result';
import { compileProgram, type Source } from '../../../engine/games/governing/compile';
import { prepare } from '../../../engine/games/governing/source';
import type { Program } from '../../../engine/games/governing/table';
import { plainProblem } from './pack-problem';
import type { Compiler, Playable, Programs } from '../programs';

export interface Compiled {
  readonly program: Program;
  readonly source: Source;
}
export type GoverningPlayable = Compiled & Playable<null>;
export type GoverningPrograms = Programs<Compiled, null>;

export const governingCompiler: Compiler<Compiled, null> = {
  game: 'governing',
  modeFor: (asked) =>
    asked === undefined ? ok(null) : err(failure('no-modes', { game: 'governing', mode: asked })),
  // What can be said of a pack here is that its books are too small to deal from; a position deals nothing.
  isInTheWay: (_stop, _mode, purpose) => purpose === 'match',
  prepare(definitions, _mode, given) {
    const rules = definitionsOf('governing', definitions).find((one) => one.kind === 'rules')?.value;
    if (!rules) return err({ code: 'no-rules' });
    const options = resolveOptions(rules, given);
    if (!options.ok) return options;
    const prepared = prepare(definitions, options.value.engine);
    if (!prepared.ok) return err(plainProblem(prepared.error));
    const { source } = prepared.value;
    return ok({
      options: options.value.values,
      compile: () => ({ program: compileProgram(source), source }),
    });
  },
};
