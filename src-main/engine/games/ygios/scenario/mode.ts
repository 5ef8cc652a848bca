import type { Card } from '@shared/games/ygios/definitions/card';
import type { Rules } from '@shared/games/ygios/definitions/rules';
import type { Position } from '@shared/games/ygios/scenario/position';
import type { Mode } from '@shared/games/index';
import { seatLetters } from '@shared/games/ygios/scenario/words';

interface Pack {
  readonly cards: readonly Card[];
  readonly rules: Rules;
}

/** The mode of a position that does not say: advanced as soon as it holds something that only that mode has. */
export function modeOf(given: Position, { cards, rules }: Pack): Mode {
  if (given.mode) return given.mode;
  const { hand, sculpted, pile = [], discard = [], board = [] } = given;
  const simple = rules.modes.simple;
  const usedRow = given.row ?? rules.row;
  const held = seatLetters.flatMap((seat) => hand?.[seat] ?? []);
  const cut = seatLetters.flatMap((seat) => sculpted?.[seat] ?? []);
  const mentioned = new Set([...held, ...pile, ...discard, ...board.map(({ card }) => card)]);
  const isAdvanced =
    given.phase === 'sculpt' ||
    cut.length > 0 ||
    Object.keys(given.bonuses ?? {}).length > 0 ||
    usedRow.some((zone, index) => zone !== rules.row[index]) ||
    cards.some(
      ({ id, devotion }) =>
        mentioned.has(id) && (devotion < simple.devotion.min || devotion > simple.devotion.max),
    );
  return isAdvanced ? 'advanced' : 'simple';
}
