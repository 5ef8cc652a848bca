import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import type { MatchStart, Player } from '@shared/api/match-start';
import { isDefined, type Game } from '@shared/games/index';
import { parsePackPath } from '@shared/language/pack-format';
import { readScenarioDocument, scenarioParts } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import type { Games } from '../games/index';
import { throughDoor } from './match-door';
import { recorded, type ScenarioStart } from './match-record';
import type { Matches } from './running-matches';
import type { Chosen } from '../games/programs';

/** What a match is begun with, once it is known which deal or position is meant. */
export interface FoundStart {
  readonly seed?: number | undefined;
  readonly scenario?: ScenarioStart | undefined;
  /** Answers that it has from the start. */
  readonly choices?: readonly unknown[] | undefined;
  /** What is played, where that is not what was asked for. */
  readonly chosen?: Chosen & { readonly pack: string };
  /** The players of the match it comes from. */
  readonly players?: readonly Player[];
}

export interface StartPlaces {
  readonly games: Games;
  readonly library: Library;
  readonly matches: Pick<Matches, 'open'>;
  /** The scenarios that ship. */
  readonly folder: string;
}

export async function findStart(
  places: StartPlaces,
  game: Game,
  chosen: Chosen & { readonly pack: string },
  start: MatchStart,
): Promise<Result<FoundStart, Failure>> {
  switch (start.is) {
    case 'dealt':
      return ok({ seed: start.seed });
    case 'holding':
      return seedHolding(places.games, game, chosen, start.path);
    case 'again':
    case 'branch':
      return fromMatch(places, start);
    case 'scenario':
      return findScenario(places, game, chosen.pack, start);
  }
}

/** The deal of another match, or that match as it once stood: both tell what is still hidden in it. */
function fromMatch(
  { library, matches }: StartPlaces,
  start: Extract<MatchStart, { is: 'again' | 'branch' }>,
): Result<FoundStart, Failure> {
  const open = matches.open(start.match);
  if (!open.ok) return open;
  const isNew = start.is === 'again' && start.deal === 'new';
  const through = throughDoor(open.value, !isNew);
  if (!through.ok) return through;
  const record = library.matches.get(start.match);
  if (!record.ok) return record;
  const { pack, revision, mode, options, seed, players, answers: total } = open.value;
  const scenario = recorded.parse(record.value.options).scenario;
  const chosen = { pack, revision, mode: mode ?? undefined, options };
  if (isNew) return ok({ players, chosen });
  if (start.is === 'again') return ok({ seed, scenario, players, chosen });
  const { at } = start;
  if (at > total) return err(failure('no-such-step', { step: at, total }));
  return ok({ seed, scenario, players, chosen, choices: record.value.choices.slice(0, at) });
}

function seedHolding(
  games: Games,
  game: Game,
  chosen: Chosen & { readonly pack: string },
  path: string,
): Result<FoundStart, Failure> {
  if (!isDefined(game)) return err(failure('game-not-built', { game }));
  const parsed = parsePackPath(path);
  const around = games.definitionsFor(game, chosen);
  if (!around.ok) return around;
  if (parsed?.is !== 'definition') return ok({});
  if (!around.value.definitions.some((one) => one.path === path))
    return err(failure('no-such-definition', { pack: chosen.pack, path }));
  const playable = games.built(game).match(chosen);
  if (!playable.ok) return playable;
  const seed = playable.value.seedWith(parsed.kind, parsed.id);
  if (seed === null) return err(failure('never-dealt', { path }));
  return ok(seed === 'any' ? {} : { seed });
}

/** The scenario alone, as a document of its own: what the pack holds is taken as it is typed. */
async function findScenario(
  { library, folder }: StartPlaces,
  game: Game,
  pack: string,
  { file, id }: Extract<MatchStart, { is: 'scenario' }>,
): Promise<Result<FoundStart, Failure>> {
  const missing = err(failure('no-such-scenario', { id }));
  const name = file ?? `${game}.json`;
  const bytes = file === null ? await shippedFile(folder, name) : ownFile(library, pack, file);
  if (!bytes) return missing;
  const read = readScenarioDocument(name, bytes);
  if (!read.ok) return err(failure('scenario-refused', { file: name, diagnostics: read.error }));
  const found = scenarioParts(read.value).find((one) => one.id === id);
  if (!found) return missing;
  const text = JSON.stringify({ format: 1, game: read.value.game, scenarios: [found.part.value] });
  return ok({ scenario: { file: name, text } });
}

const shippedFile = (folder: string, name: string): Promise<Uint8Array | null> =>
  readFile(join(folder, name)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );

function ownFile(library: Library, pack: string, file: string): Uint8Array | null {
  if (parsePackPath(file)?.is !== 'scenarios') return null;
  const drafts = library.drafts.list(pack);
  const typed = drafts.ok ? drafts.value.find(({ path }) => path === file) : undefined;
  if (typed) return new TextEncoder().encode(typed.source);
  const saved = library.packs.file(pack, file);
  return saved.ok ? saved.value : null;
}
