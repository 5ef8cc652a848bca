import type { Card, Rules, Token } from '@shared/games/governing/effects/index';

/** Everything a game is made of. Plain data, which another thread can be sent. */
export interface Source {
  readonly cards: readonly Card[];
  readonly tokens: readonly Token[];
  readonly rules: Rules;
  readonly options: Rules['options'];
  readonly seats?: number;
  /** How many cards there are on the table; the lists of all players if it is left out. */
  readonly records?: number;
}
