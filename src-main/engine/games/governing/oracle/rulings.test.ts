import { describe, expect, it } from 'vitest';
import { RulesLoop, startDuel } from './oracle';
import { shippedPack } from './test-pack';
import { haven, rulings } from './test-rulings';
import { runScenario } from './test-scenarios';

const pack = shippedPack();

describe('rulings', () => {
  it.each(rulings.map((each) => [each.title, each] as const))('%s', (title, each) => {
    runScenario(pack, { ...each, id: title });
  });

  it('a loop is a finding and not a hang', () => {
    const restless = haven('x-restless', {
      skills: [
        { on: 'exhaust', do: [{ do: 'refresh', all: 'this' }] },
        { on: 'refresh', do: [{ do: 'exhaust', all: 'this' }] },
        { cost: { exhaust: true }, do: [] },
      ],
    });
    const given = { objects: { restless: { card: 'x-restless', owner: 'A' } } } as const;
    const duel = startDuel({ ...pack, cards: [restless] }, {}, given);
    expect(() => {
      duel.answer({ by: 'A', activate: 'restless' });
    }).toThrow(RulesLoop);
  });
});
