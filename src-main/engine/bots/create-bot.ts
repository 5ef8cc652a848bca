import type { Arena } from '../kernel/arena';
import type { Bot, BotSpec } from './bot';
import { GreedyBot } from './greedy';
import { IsmctsBot } from './ismcts';
import { RandomBot } from './random';

/** `newDesk` gives a bot that thinks ahead a desk of its own. */
export function createBot(spec: BotSpec, newDesk: () => Arena): Bot {
  switch (spec.bot) {
    case 'random':
      return new RandomBot(spec.backOff);
    case 'greedy':
      return new GreedyBot(newDesk());
    case 'ismcts':
      return new IsmctsBot(newDesk(), spec.iterations);
  }
}
