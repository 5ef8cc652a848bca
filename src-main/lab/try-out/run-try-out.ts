import type { TryFinding, TryOutReport } from '@shared/api/try-out';
import type { Failure } from '@shared/api/failures';
import { ok, type Result } from '@shared/util/result';
import type { BotSpec } from '../../engine/bots/bot';
import type { PlayedGame } from '../played-game';
import { runRanges, type JobSurroundings } from '../run-ranges';
import { noneTried, type TriedDeals } from './try-deals';

export interface TryOut {
  readonly played: PlayedGame;
  /** The definition, and whether it is a card that a hand can hold. */
  readonly id: string;
  readonly isCard: boolean;
  readonly seats: number;
  readonly deals: number;
  readonly seed: number;
  readonly milliseconds: number;
}

export interface Tried {
  readonly random: TriedDeals;
  readonly greedy: TriedDeals;
}

const random: BotSpec = { bot: 'random', backOff: null };
const greedy: BotSpec = { bot: 'greedy' };
/** A bot that looks ahead takes its time: it plays the last few. */
const greedyShare = 10;
/** A card that was offered only a few times may have been declined for good reasons. */
const fewOffers = 10;

/** Bots play until they have played enough or the time is over, whichever comes first. */
export async function runTryOut(
  asked: TryOut,
  surroundings: Omit<JobSurroundings, 'workers'>,
): Promise<Result<Omit<TryOutReport, 'head'>, Failure>> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), asked.milliseconds);
  const signal = AbortSignal.any([surroundings.signal, clock.signal]);
  const tried: Tried = { random: noneTried(), greedy: noneTried() };
  const late = Math.max(1, Math.floor(asked.deals / greedyShare));
  const plan = [
    { bot: random, into: tried.random, deals: Math.max(1, asked.deals - late), before: 0 },
    { bot: greedy, into: tried.greedy, deals: late, before: asked.deals - late },
  ] as const;
  try {
    for (const { bot, into, deals, before } of plan) {
      const { played, seats, seed } = asked;
      const job = { played, card: asked.isCard ? asked.id : null, bot, seats, seed };
      const ran = await runRanges<TriedDeals>(
        { is: 'try', job },
        deals,
        {
          ...surroundings,
          signal,
          // One: whoever types goes on typing.
          workers: 1,
          onProgress: (done) => surroundings.onProgress(before + done),
        },
        ({ part }) => add(into, part),
      );
      if (!ran.ok && !(clock.signal.aborted && !surroundings.signal.aborted)) return ran;
    }
  } finally {
    clearTimeout(timer);
  }
  return ok({ ...findingsOf(asked, tried), ended: clock.signal.aborted ? 'time' : 'games' });
}

function add(into: TriedDeals, part: TriedDeals): void {
  into.games += part.games;
  into.held += part.held;
  into.offered += part.offered;
  into.taken += part.taken;
  into.loops.push(...part.loops);
}

export function findingsOf(
  { id, isCard }: Pick<TryOut, 'id' | 'isCard'>,
  { random, greedy }: Tried,
): Pick<TryOutReport, 'findings' | 'games' | 'otherLoops'> {
  const games = random.games + greedy.games;
  const loops = [...random.loops, ...greedy.loops];
  const own = loops.filter(({ cards }) => cards.includes(id));
  const findings: TryFinding[] = [];
  const [first] = own;
  if (first) {
    const cards = [...new Set(own.flatMap((loop) => loop.cards))];
    findings.push({ is: 'loop', count: own.length, games, cards, seed: first.seed });
  }
  if (isCard && games > 0) {
    const held = random.held + greedy.held;
    if (held === 0) findings.push({ is: 'not-seen', games });
    else if (random.offered + greedy.offered === 0) findings.push({ is: 'never-legal', held });
    else if (greedy.taken === 0 && greedy.offered >= fewOffers) {
      findings.push({ is: 'always-declined', offered: greedy.offered });
    }
  }
  return { findings, games, otherLoops: loops.length - own.length };
}
