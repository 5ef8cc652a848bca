import type { Failure } from '@shared/api/failures';
import { err, ok, type Result } from '@shared/util/result';
import { bestOf } from '../../../engine/bots/ismcts';
import { sameState } from '../../../engine/kernel/state';
import type { EventHub } from '../../event-hub';
import type { Matches } from '../running-matches';
import type { OpenMatch } from '../open-match';
import type { Thinker } from './thinker';
import { questionFor } from './question-for';

/** What a bot is at: its match as it stood when it was asked. */
interface Work {
  readonly match: OpenMatch;
  readonly stop: AbortController;
}

/** A thread that has died may have been unlucky; one that dies again at the same question won't answer it. */
const attempts = 2;

/**
 * Bots of the matches on screens. Quick ones answer within the call; one that thinks is asked in its thread, and
 * `match.changed` tells when it has answered. It is asked when somebody looks, so that a match that nobody looks at
 * stands still, and its answer counts only if the match still stands where it was asked.
 */
export class BotsAtWork {
  readonly #matches: Matches;
  readonly #thinker: Thinker;
  readonly #events: EventHub;
  readonly #working = new Map<string, Work>();
  /** What went wrong, until somebody is told. */
  readonly #failed = new Map<string, Failure>();

  constructor(matches: Matches, thinker: Thinker, events: EventHub) {
    this.#matches = matches;
    this.#thinker = thinker;
    this.#events = events;
  }

  /** Lets quick bots answer, and one that thinks begin. */
  run(id: string): Result<OpenMatch, Failure> {
    const failed = this.#failed.get(id);
    this.#failed.delete(id);
    if (failed) return err(failed);
    const now = this.#matches.runBots(id);
    if (!now.ok) return now;
    const work = this.#working.get(id);
    if (work && isSame(work.match, now.value)) return now;
    this.stop(id);
    if (thinkingBot(now.value) !== null) void this.#think(now.value);
    return now;
  }

  isThinking(id: string): boolean {
    return this.#working.has(id);
  }

  /** Whoever looks next has it begin again. */
  stop(id: string): void {
    this.#working.get(id)?.stop.abort();
    this.#working.delete(id);
  }

  async #think(match: OpenMatch): Promise<void> {
    const { id } = match;
    const work: Work = { match, stop: new AbortController() };
    this.#working.set(id, work);
    const done = await this.#answer(work);
    // Stopped: another one may be at work already.
    if (this.#working.get(id) !== work) return;
    this.#working.delete(id);
    if (!done.ok && done.error.code === 'cancelled') return;
    if (!done.ok) this.#failed.set(id, done.error);
    this.#events.emit({ name: 'match.changed', data: { match: id } });
  }

  async #answer({ match, stop: { signal } }: Work): Promise<Result<unknown, Failure>> {
    const bot = thinkingBot(match);
    if (!bot) return ok(null);
    const question = questionFor(match, bot.seat, bot.iterations);
    let verdicts = await this.#thinker.think(question, signal);
    for (let nth = 1; nth < attempts && !verdicts.ok && verdicts.error.code === 'bot-failed'; nth++)
      verdicts = await this.#thinker.think(question, signal);
    if (!verdicts.ok) return verdicts;
    const now = this.#matches.open(match.id);
    // It was taken back, or another window was faster: whoever looks has it asked again.
    if (signal.aborted || !now.ok || !isSame(match, now.value)) return ok(null);
    return this.#matches.answerForBot(match.id, match.answers, bot.seat, bestOf(verdicts.value));
  }
}

const isSame = (one: OpenMatch, other: OpenMatch): boolean =>
  one.answers === other.answers && sameState(one.table.state, other.table.state);

/** The first thinking bot that has something to decide, and with how many iterations; null: there is none. */
function thinkingBot({ table, players }: OpenMatch): { seat: number; iterations: number } | null {
  for (const seat of table.asked) {
    const player = players[seat];
    if (player?.is === 'bot' && player.bot.bot === 'ismcts' && table.count(seat) > 1)
      return { seat, iterations: player.bot.iterations };
  }
  return null;
}
