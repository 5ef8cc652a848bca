import { describe } from 'vitest';
import { isAsked } from '../kernel/asking';
import { Chance } from '../kernel/chance';
import { logFrom } from '../kernel/log';
import { at } from '../kernel/state';
import type { SecretGame } from './test-game';
import { describeProperties } from './test-properties';
import { describeSecrets } from './test-secrets';
import {
  picksAt,
  sumsAt,
  toy,
  toySeats,
  toySides,
  turnAt,
  type ToyEvent,
  type ToyProgram,
  type ToyTable,
} from './toy-game';

/** The tests of every game on one whose secrets are numbers, and that asks several seats at once. */
const seats = [...Array(toySeats).keys()];
const wordsOf = ({ s }: ToyTable, from: number): number[] => seats.map((seat) => at(s, from + seat));

const game: SecretGame<ToyProgram, ToyTable, ToyEvent> = {
  rules: toy,
  trial: (seed) => ({ program: { turns: 4 }, seed, chance: new Chance(seed, 'bot'), told: `seed ${seed}` }),
  troubles: (t) =>
    [
      ...wordsOf(t, picksAt).filter((pick) => pick < 0 || pick > toySides),
      ...wordsOf(t, sumsAt).filter((sum) => sum < 0 || sum > toySides * at(t.s, turnAt)),
    ].map((n) => `${n} is out of bounds`),
  shown: (t, seat) => JSON.stringify([wordsOf(t, sumsAt), at(t.s, picksAt + seat)]),
  // What was picked lies open with the die; before that nobody is told a thing.
  log: () => logFrom<ToyEvent, ToyTable, ToyEvent>(toySeats, (_t, event) => event),
  rearrange(twin, seat, chance) {
    for (const other of seats)
      if (other !== seat && at(twin.s, picksAt + other) > 0 && !isAsked(twin.s, other))
        twin.s[picksAt + other] = 1 + chance.below(toySides);
  },
  sameAnswer: (_t, _twin, code) => code,
  toldApart: (_before, _seat, { events }) => events.length > 0,
};

describe('a game of secret numbers', () => {
  describeProperties(game, { from: 1, seeds: 40 });
  describeSecrets(game, { from: 1, seeds: 40 });
});
