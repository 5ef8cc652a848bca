import { availableParallelism } from 'node:os';
import type { CompareReport, PackVersion } from '@shared/api/compare';
import type { ParsedParams } from '@shared/api/calls';
import { parsePackPath } from '@shared/language/pack-format';
import { ok, type Result } from '@shared/util/result';
import type { Failure } from '@shared/api/failures';
import { compareRatios } from '../../lab/compare/bootstrap';
import { dealWords, words } from '../../lab/compare/deal-words';
import { runCompare } from '../../lab/compare/run-compare';
import { wholeWin } from '../../engine/kernel/winners';
import { tablesFor, type PlayedGame } from '../../lab/played-game';
import type { PackSummary } from '@shared/api/models';
import type { Games } from '../games/index';
import type { TaskContext } from '../tasks';
import { fitsSeats } from './fits-seats';

/** Plays the same seeds with two versions of a pack and tells what differs. */
export async function comparePack(
  games: Games,
  pack: PackSummary,
  asked: ParsedParams<'lab.compare'>,
  { signal, onProgress }: TaskContext,
): Promise<Result<CompareReport, Failure>> {
  const found = games.find(pack.game, pack.id);
  if (!found.ok) return found;
  const { bots, seed, games: matches } = asked;
  const fits = fitsSeats(pack.game, bots.length, matches);
  if (!fits.ok) return fits;
  const playedAt = (version: PackVersion): Result<PlayedGame, Failure> => {
    const chosen = version === 'drafts' ? { withDrafts: true } : { revision: version };
    const simulation = found.value.built.simulation(
      { pack: pack.id, mode: asked.mode, seats: bots.length, ...chosen },
      bots,
    );
    return simulation.ok ? ok(simulation.value.played) : simulation;
  };
  const before = playedAt(asked.before);
  if (!before.ok) return before;
  const after = playedAt(asked.after);
  if (!after.ok) return after;
  const parsed = asked.card === undefined ? null : parsePackPath(asked.card);
  const card = parsed?.is === 'definition' && parsed.kind === 'card' ? parsed.id : null;
  // Not before it is needed: see services/lab.ts.
  const { workerFile } = await import('../../lab/worker-file');
  const deals = matches / bots.length;
  const ran = await runCompare({ before: before.value, after: after.value, card, bots, seed }, deals, {
    workerFile,
    workers: asked.workers ?? availableParallelism(),
    signal,
    onProgress: (done) => onProgress('playing', done * bots.length, matches),
  });
  if (!ran.ok) return ran;
  const ratios = {
    cardWins: { of: words.playedWon, per: words.played, unit: wholeWin },
    firstWins: { of: words.openerWon, per: words.finished, unit: wholeWin },
    length: { of: words.length, per: words.finished },
  } as const;
  return ok({
    pack: pack.id,
    game: pack.game,
    head: pack.head,
    versions: { before: asked.before, after: asked.after },
    card,
    bots,
    games: matches,
    seeds: { first: seed, last: seed + deals - 1 },
    counts: { before: countsIn(ran.value.before), after: countsIn(ran.value.after) },
    ...compareRatios(ran.value.before, ran.value.after, ratios, seed),
    lengthIn: tablesFor(after.value).unit,
  });
}

function countsIn(deals: Int32Array): CompareReport['counts']['before'] {
  const sum = (word: keyof typeof words): number => {
    let total = 0;
    for (let at = words[word]; at < deals.length; at += dealWords) total += deals[at] ?? 0;
    return total;
  };
  return {
    finished: sum('finished'),
    unfinished: sum('unfinished'),
    loops: sum('loops'),
    played: sum('played'),
  };
}
