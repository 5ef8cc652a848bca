import { failure, type Failure } from '@shared/api/failures';
import { decodeText } from '@shared/language/decode-text';
import type { Game } from '@shared/games/index';
import { packLimits } from '@shared/language/pack-format';
import { readScenarioDocument, scenarioParts } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import type { EventHub } from '../event-hub';
import { ownScenarios } from './own-scenarios';
import { saveEdits } from '../editing/save-edits';
import { scenarioText, withScenario } from './scenario-text';

/** Where positions of matches are kept in a pack; when a file is full, the next. */
const positionsFile = (nth: number): string => `scenarios/positions${nth === 1 ? '' : `-${nth}`}.json`;

/** An id that no scenario of the pack has. */
export function freePositionId(library: Library, pack: string): string {
  const taken = new Set(
    ownScenarios(library, pack).flatMap(({ read }) =>
      read.ok ? scenarioParts(read.value).map(({ id }) => id) : [],
    ),
  );
  for (let nth = 1; ; nth++) if (!taken.has(`position-${nth}`)) return `position-${nth}`;
}

/** Adds a scenario to the pack as a revision; what is in its file, comments too, stays as it is. */
export function keepScenario(
  library: Library,
  events: EventHub,
  pack: string,
  game: Game,
  scenario: object,
): Result<{ readonly path: string; readonly revision: string }, Failure> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  if (found.value.game !== game) return err(failure('wrong-game', { pack, found: found.value.game, game }));
  // Said first: nothing in a shipped pack can be mended by whoever reads about its files.
  if (found.value.shipped) return err(failure('pack-read-only', { pack }));
  const drafts = library.drafts.list(pack);
  if (!drafts.ok) return drafts;
  for (let nth = 1; ; nth++) {
    const path = positionsFile(nth);
    // Saved now, the text that somebody is typing there would be lost or mixed with it.
    if (drafts.value.some((one) => one.path === path)) return err(failure('unsaved-text', { paths: [path] }));
    const source = extended(library, pack, path, game, scenario);
    if (!source.ok) return source;
    const bytes = new TextEncoder().encode(source.value);
    if (bytes.byteLength > packLimits.documentBytes && library.packs.file(pack, path).ok) continue;
    const saved = saveEdits(library, events, pack, found.value.head, [{ path, bytes }], { code: 'edited' });
    return saved.ok ? ok({ path, revision: saved.value.revision.id }) : saved;
  }
}

function extended(
  library: Library,
  pack: string,
  path: string,
  game: Game,
  scenario: object,
): Result<string, Failure> {
  const listing = library.packs.listing(pack);
  if (!listing.ok) return listing;
  if (!listing.value.has(path)) return ok(scenarioText(game, scenario));
  const bytes = library.packs.file(pack, path);
  if (!bytes.ok) return bytes;
  const text = decodeText(path, bytes.value);
  const readable = text.ok && readScenarioDocument(path, bytes.value).ok;
  const source = readable ? withScenario(text.value, scenario) : null;
  return source === null ? err(failure('unreadable-text', { path })) : ok(source);
}
