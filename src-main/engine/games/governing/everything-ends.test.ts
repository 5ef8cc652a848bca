import { describe, expect, it } from 'vitest';
import type { Card } from '@shared/games/governing/effects/index';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { compileProgram } from './compile';
import { outcomeOf } from './outcome';
import { layOutPosition } from './position';
import { prepare } from './source';
import { shippedDefinitions } from './test-shipped';
import { advance, answer } from './turn';

const named = (id: string) => ({ id, name: id });
/** Skills that set each other off for ever. */
const seesaw: Card = {
  ...named('x-seesaw'),
  type: 'haven',
  ap: 0,
  skills: [
    { on: 'exhaust', for: { type: 'furre' }, do: [{ do: 'refresh', all: 'event' }] },
    { on: 'refresh', for: { type: 'furre' }, do: [{ do: 'exhaust', all: 'event' }] },
    { on: 'end', turn: 'each', do: [{ do: 'exhaust', all: { type: 'furre' } }] },
  ],
};
const dancer: Card = { ...named('x-dancer'), type: 'furre', ap: 0, sp: 3, pe: 1 };

describe('skills that set each other off for ever', () => {
  it('end the game, with the cards that were at it', () => {
    const prepared = prepare(shippedDefinitions(), {}, [seesaw, dancer]);
    if (!prepared.ok) throw new Error(prepared.error.code);
    const program = compileProgram({ ...prepared.value.source, records: 2 });
    const t = layOutPosition(program, {
      objects: { up: { card: 'x-seesaw', owner: 'A' }, down: { card: 'x-dancer', owner: 'A' } },
    });
    advance(t);
    for (let step = 0; step < 5000 && at(t.s, restAt) === rest.question; step++)
      answer(t, t.options.at(t.options.count - 1));
    expect(outcomeOf(t)).toEqual({ is: 'rules-loop', budget: 'operations', cards: ['x-seesaw'] });
  });
});
