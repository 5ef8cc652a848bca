import type { Bonus } from '@shared/games/ygios/definitions/bonus';
import type { Card } from '@shared/games/ygios/definitions/card';
import type { Rules } from '@shared/games/ygios/definitions/rules';
import type { Mode } from '@shared/games/index';
import type { Options } from './options';

/** Everything a game is made of: definitions with their rulings applied, rules, mode and options. Plain data. */
export interface Source {
  readonly cards: readonly Card[];
  readonly bonuses: readonly Bonus[];
  readonly zones: readonly { readonly id: string }[];
  readonly rules: Rules;
  readonly mode: Mode;
  readonly options: Options;
}
