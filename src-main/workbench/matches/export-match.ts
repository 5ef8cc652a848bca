import type { Failure } from '@shared/api/failures';
import { matchEnding } from '@shared/util/file-endings';
import { ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import { matchFormat, matchVersion, writeMatch } from './match-file';
import { recorded } from './match-record';
import type { OpenMatch } from './open-match';

/** A match as a file of its user, also while cards are closed: nothing of it is shown on a screen. */
export function exportMatch(
  library: Library,
  match: OpenMatch,
): Result<{ fileName: string; text: string }, Failure> {
  const { id, game, pack, revision, mode, options, seed, players, designer } = match;
  const record = library.matches.get(id);
  if (!record.ok) return record;
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  const content = library.packs.content(pack, revision);
  if (!content.ok) return content;
  const { scenario } = recorded.parse(record.value.options);
  const text = writeMatch({
    format: matchFormat,
    version: matchVersion,
    game,
    pack: { id: pack, names: found.value.names },
    content: content.value,
    ...(mode === null ? {} : { mode }),
    options: { ...options },
    seed,
    players: [...players],
    designer,
    ...(scenario ? { scenario } : {}),
    choices: [...record.value.choices],
  });
  return ok({ fileName: `heartdeck-${game}-${id.slice(0, idLength)}${matchEnding}`, text });
}
const idLength = 8;
