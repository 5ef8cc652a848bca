import type { BotSpec } from '@shared/api/bot-words';
import type { ParsedParams } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { TryOutReport } from '@shared/api/try-out';
import { gameFactsOf } from '@shared/games/index';
import { checkFile } from '@shared/language/check-file';
import { parsePackPath } from '@shared/language/pack-format';
import { err, ok, type Result } from '@shared/util/result';
import { runTryOut } from '../../lab/try-out/run-try-out';
import type { Library, Outcome } from '../../library/library';
import { documentAt } from '../editing/documents';
import type { Games } from '../games/index';
import type { TaskContext } from '../tasks';

const bot: BotSpec = { bot: 'random', backOff: null };

/** Plays a definition as it is typed, in a thread of its own and for a bounded time whatever it does. */
export async function tryOut(
  library: Library,
  games: Games,
  { pack, path, games: matches, seed, milliseconds }: ParsedParams<'definitions.tryOut'>,
  { signal, onProgress }: TaskContext,
): Promise<Result<TryOutReport, Failure>> {
  const summary = library.packs.get(pack);
  if (!summary.ok) return summary;
  const { game, head } = summary.value;
  const parsed = parsePackPath(path);
  if (parsed?.is !== 'definition') return err(failure('no-such-definition', { pack, path }));
  const source = textOf(library, pack, path);
  if (!source.ok) return source;
  // Of a pack as it is typed a broken draft is left out; this one must not be, or the old card would be tried.
  const checked = checkFile(path, new TextEncoder().encode(source.value), game);
  if (!checked.ok) return err(failure('invalid-definition', { diagnostics: checked.error }));
  const found = games.find(game, pack);
  if (!found.ok) return found;
  const [seats] = gameFactsOf(game).seats;
  const bots = Array.from({ length: seats }, () => bot);
  const simulation = found.value.built.simulation({ pack, withDrafts: true }, bots);
  if (!simulation.ok) return simulation;
  // Not before it is needed: see services/lab.ts.
  const { workerFile } = await import('../../lab/worker-file');
  const tried = await runTryOut(
    {
      played: simulation.value.played,
      id: parsed.id,
      isCard: parsed.kind === 'card',
      seats,
      deals: Math.max(1, Math.floor(matches / seats)),
      seed,
      milliseconds,
    },
    { workerFile, signal, onProgress: (done) => onProgress('playing', done * seats, matches) },
  );
  return tried.ok ? ok({ head, ...tried.value }) : tried;
}

/** What is typed there, or else what is saved. */
function textOf(library: Library, pack: string, path: string): Outcome<string> {
  const drafts = library.drafts.list(pack);
  if (!drafts.ok) return drafts;
  const draft = drafts.value.find((one) => one.path === path);
  if (draft) return ok(draft.source);
  const saved = documentAt(library, pack, path);
  return saved.ok ? ok(saved.value.source) : saved;
}
