import { failure, type Failure } from '@shared/api/failures';
import type { PackSummary } from '@shared/api/models';
import { isDefined, type DefinedGame, type Game } from '@shared/games/index';
import { err, ok, type Result } from '@shared/util/result';
import type { Library, Outcome } from '../../library/library';
import { DefinitionReader, type Definitions, type KnownElsewhere } from './read-definitions';
import { Recent } from '../recent';
import { DraftedPacks } from '../editing/with-drafts';

export interface PackChoice {
  /** Left out: the pack that ships with the game. */
  readonly pack?: string | undefined;
  /** Left out: the newest. */
  readonly revision?: string | undefined;
  /** The newest, with what is typed and not saved in place. */
  readonly withDrafts?: boolean | undefined;
}

export interface PackDefinitions extends Definitions {
  readonly pack: string;
  readonly revision: string;
  /** Then `revision` names a content that is in no history. */
  readonly withDrafts?: boolean;
}

/** A pack that can be played, with the game as the engine knows it. */
export interface PlayedPack {
  readonly game: DefinedGame;
  readonly pack: PackSummary;
}

export interface PlayedPacks {
  /** The pack that is played when none is named; the one that is, if it is of this game. */
  packFor(game: Game, pack: string | undefined): Result<PlayedPack, Failure>;
  /** What a pack holds at a revision, checked. */
  definitionsFor(game: Game, choice: PackChoice): Result<PackDefinitions, Failure>;
}

/** The packs of the library as games see them; each revision is read and checked once. */
export function createPlayedPacks(
  library: () => Outcome<Library>,
  elsewhere: KnownElsewhere = () => null,
): PlayedPacks {
  const read = new Recent<Definitions>(8);
  const reader = new DefinitionReader(elsewhere);
  const drafted = new DraftedPacks();

  /** A revision that was named may be played after its pack was deleted: a match outlives its pack. */
  const packFor = (
    game: Game,
    wanted: string | undefined,
    evenDeleted = false,
  ): Result<PlayedPack, Failure> => {
    const opened = library();
    if (!opened.ok) return opened;
    if (!isDefined(game)) return err(failure('game-not-built', { game }));
    if (wanted === undefined) {
      const shipped = opened.value.packs.list().find((one) => one.shipped && one.game === game);
      return shipped ? ok({ game, pack: shipped }) : err(failure('no-such-pack', { pack: game }));
    }
    const found = opened.value.packs.get(wanted);
    if (!found.ok) return found;
    const { deletedAt, game: other } = found.value;
    if (deletedAt !== null && !evenDeleted) return err(failure('no-such-pack', { pack: wanted }));
    return other === game
      ? ok({ game, pack: found.value })
      : err(failure('wrong-game', { pack: wanted, found: other, game }));
  };

  const definitionsAt = (pack: string, revision: string, game: Game): Result<Definitions, Failure> => {
    const known = read.get(revision);
    if (known) return ok(known);
    const opened = library();
    if (!opened.ok) return opened;
    const found = reader.read(opened.value, pack, revision, game);
    return found.ok ? ok(read.keep(revision, found.value)) : found;
  };

  return {
    packFor: (game, pack) => packFor(game, pack),
    definitionsFor(game, choice) {
      const found = packFor(game, choice.pack, choice.revision !== undefined);
      if (!found.ok) return found;
      const { id, head } = found.value.pack;
      const revision = choice.revision ?? head;
      const held = definitionsAt(id, revision, game);
      if (!held.ok) return held;
      if (choice.withDrafts !== true) return ok({ ...held.value, pack: id, revision });
      const opened = library();
      if (!opened.ok) return opened;
      const inPlace = drafted.of(opened.value, found.value.pack, held.value.definitions);
      return inPlace.ok ? ok({ ...inPlace.value, pack: id, withDrafts: true }) : inPlace;
    },
  };
}
