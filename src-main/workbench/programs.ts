import { failure, type Failure } from '@shared/api/failures';
import type { PackSummary } from '@shared/api/models';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { stopsPlay, type Diagnostic } from '@shared/language/diagnostics';
import type { Game } from '@shared/language/kinds';
import type { OptionProblem, OptionValues } from '@shared/language/rulings/index';
import { validatePack } from '@shared/language/validate-pack';
import { err, ok, type Result } from '@shared/util/result';
import { compileProgram, type Source } from '../engine/games/ygios/compile';
import type { Mode } from '@shared/language/modes';
import { prepare, type PackProblem } from '../engine/games/ygios/source';
import type { Library, Outcome } from '../library/library';
import { Recent } from './recent';
import type { Program } from '../engine/games/ygios/table';

/** The games whose rules the engine knows; the others have packs and no match yet. */
export const builtGames: readonly Game[] = ['ygios'];

export interface ProgramRequest {
  /** Left out: the pack that ships with the game. */
  readonly pack?: string | undefined;
  /** Left out: the newest. */
  readonly revision?: string | undefined;
  readonly mode: Mode;
  /** Options that differ from what the pack's rules say. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /**
   * `position`: nothing will be dealt, so a pack with too few cards for a round will do. A scenario can be
   * written before the pack is complete.
   */
  readonly for?: 'match' | 'position' | undefined;
}

/** A pack ready to be played, and everything a report or a match has to record about it. */
export interface Playable {
  readonly program: Program;
  /** What it was compiled from: plain data that another thread can compile again. */
  readonly source: Source;
  /** Every option with its value. */
  readonly options: OptionValues;
  readonly pack: string;
  readonly revision: string;
}

interface Definitions {
  readonly definitions: readonly ValidDefinition[];
  /** With these no round can begin. */
  readonly stops: readonly Diagnostic[];
}

export interface PackDefinitions {
  readonly definitions: readonly ValidDefinition[];
  readonly pack: string;
  readonly revision: string;
}

export interface Programs {
  programFor(request: ProgramRequest): Result<Playable, Failure>;
  /** What a pack holds at a revision, checked; whoever asks for a program afterwards gets it compiled from this. */
  definitionsFor(request: Pick<ProgramRequest, 'pack' | 'revision'>): Result<PackDefinitions, Failure>;
  /** The pack that is played when none is named. */
  packFor(game: Game, pack: string | undefined): Result<PackSummary, Failure>;
}

/** Compiles packs of the library, each revision, mode and set of options once. */
export function createPrograms(library: () => Outcome<Library>): Programs {
  const read = new Recent<Definitions>(8);
  const compiled = new Recent<Playable>(64);

  /** A revision that was named may be played after its pack was deleted: a match outlives its pack. */
  const packFor = (
    game: Game,
    wanted: string | undefined,
    evenDeleted = false,
  ): Result<PackSummary, Failure> => {
    const opened = library();
    if (!opened.ok) return opened;
    if (!builtGames.includes(game)) return err(failure('game-not-built', { game }));
    if (wanted === undefined) {
      const shipped = opened.value.packs.list().find((one) => one.shipped && one.game === game);
      return shipped ? ok(shipped) : err(failure('no-such-pack', { pack: game }));
    }
    const found = opened.value.packs.get(wanted);
    if (!found.ok) return found;
    const { deletedAt, game: other } = found.value;
    if (deletedAt !== null && !evenDeleted) return err(failure('no-such-pack', { pack: wanted }));
    return other === game ? found : err(failure('wrong-game', { pack: wanted, found: other, game }));
  };

  const definitionsOf = (pack: string, revision: string): Result<Definitions, Failure> => {
    const known = read.get(revision);
    if (known) return ok(known);
    const opened = library();
    if (!opened.ok) return opened;
    const files = opened.value.packs.files(pack, revision);
    if (!files.ok) return files;
    const valid = validatePack(files.value);
    // Stored by an older release that asked less of a pack: said as plainly as at the import of a wrong one.
    if (!valid.ok) return err(failure('pack-not-playable', { pack, diagnostics: valid.error }));
    const { definitions, warnings } = valid.value;
    return ok(read.keep(revision, { definitions, stops: warnings.filter(({ code }) => stopsPlay(code)) }));
  };

  const find = (request: Pick<ProgramRequest, 'pack' | 'revision'>) => {
    const pack = packFor('ygios', request.pack, request.revision !== undefined);
    if (!pack.ok) return pack;
    const { id, head } = pack.value;
    const revision = request.revision ?? head;
    const found = definitionsOf(id, revision);
    return found.ok ? ok({ ...found.value, pack: id, revision }) : found;
  };

  const programFor = (request: ProgramRequest): Result<Playable, Failure> => {
    const found = find(request);
    if (!found.ok) return found;
    const { definitions, stops, pack: id, revision } = found.value;
    const stopping = stops.filter((stop) => isInTheWay(stop, request));
    if (stopping.length > 0) return err(failure('pack-not-playable', { pack: id, diagnostics: stopping }));
    const prepared = prepare(definitions, request.mode, request.options);
    if (!prepared.ok) return err(problemFailure(id, prepared.error));
    const { source, options } = prepared.value;
    const key = JSON.stringify([revision, request.mode, options]);
    const known = compiled.get(key);
    if (known) return ok(known);
    const program = compileProgram(source);
    return ok(compiled.keep(key, { program, source, options, pack: id, revision }));
  };

  return { programFor, packFor, definitionsFor: find };
}

const otherMode: Readonly<Record<Mode, Mode>> = { simple: 'advanced', advanced: 'simple' };

/** Too few cards for one mode do not keep the other from being played. */
function isInTheWay({ code, at = '' }: Diagnostic, { mode, for: what = 'match' }: ProgramRequest): boolean {
  if (what === 'position') return code === 'zone-not-in-row';
  return !at.startsWith(`modes.${otherMode[mode]}.`);
}

function problemFailure(pack: string, problem: OptionProblem | PackProblem): Failure {
  switch (problem.code) {
    case 'unknown-option':
    case 'unknown-value': {
      const { at, found, nearest, near, known } = problem;
      return problem.code === 'unknown-option'
        ? failure('unknown-option', { found, nearest, near, known })
        : failure('unknown-option-value', { option: at, found, nearest, near, known });
    }
    case 'no-rules':
      return failure('pack-incomplete', { pack, part: 'rules' });
    case 'no-zones':
      return failure('pack-incomplete', { pack, part: 'zones' });
    case 'no-cards':
      return failure('pack-incomplete', { pack, part: 'cards' });
  }
}
