import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, type Failure } from '@shared/api/failures';
import type { MatchStart } from '@shared/api/matches';
import type { Game } from '@shared/language/kinds';
import { parsePackPath } from '@shared/language/pack-format';
import { readScenarioDocument, scenarioParts } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../library/library';
import type { Games } from './games/index';
import type { ScenarioStart } from './match-record';
import { isBuilt } from './played-packs';
import type { Chosen } from './programs';

/** What a match is begun with, once it is known which deal or position is meant. */
export interface FoundStart {
  readonly seed?: number | undefined;
  readonly scenario?: ScenarioStart | undefined;
}

export interface StartPlaces {
  readonly games: Games;
  readonly library: Library;
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
      return err(failure('no-such-match', { match: start.match }));
    case 'scenario':
      return findScenario(places, game, chosen.pack, start);
  }
}

function seedHolding(
  games: Games,
  game: Game,
  chosen: Chosen & { readonly pack: string },
  path: string,
): Result<FoundStart, Failure> {
  if (!isBuilt(game)) return err(failure('game-not-built', { game }));
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
