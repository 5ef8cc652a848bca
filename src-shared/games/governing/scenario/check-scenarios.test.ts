import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { checkGoverningScenarios, surroundingsOf, type CheckedScenario } from './index';

const shipped = surroundingsOf(shippedPack('governing').definitions);
if (!shipped) throw new Error('no rules');
const around = shipped;

function check(file: object) {
  const bytes = new TextEncoder().encode(JSON.stringify(file, null, 1));
  const read = readScenarioDocument('x.json', bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return checkGoverningScenarios(read.value, around);
}
const one = (scenario: object) =>
  check({ format: 1, game: 'governing', scenarios: [{ id: 'S', given: {}, ...scenario }] });

/** What is said of a scenario, in the words of such files. */
function faultsIn(scenario: object): readonly (readonly [string, string])[] {
  const [first]: CheckedScenario[] = one(scenario);
  return first?.is === 'faulty' ? first.faults.map(({ at, code }) => [at, code]) : [];
}

const furre = { id: 'x-a', type: 'furre', ap: 1, sp: 2, pe: 1 };
const action = (step: object, target?: object) => ({
  cards: [
    { id: 'x-a', type: 'action', ap: 1, skills: [{ on: 'play', ...(target ? { target } : {}), do: [step] }] },
  ],
});
const all = { all: { type: 'furre' } };
const object = (more: object) => ({ given: { objects: { rabbit: { card: 'd01', owner: 'A', ...more } } } });
const scarf = (more: object) => ({
  given: {
    objects: {
      rabbit: { card: 'd01', owner: 'A' },
      whistle: { card: 't06', owner: 'A' },
      scarf: { card: 't01', owner: 'B', ...more },
    },
  },
});
const deep = 'cards.0.skills.0.do.0';

// prettier-ignore
const wrong: readonly (readonly [what: string, scenario: object, at: string, code: string])[] = [
  ['half without round', action({ do: 'set', stat: 'pe', n: { half: 3 }, ...all }), `${deep}.n`, 'needs-round'],
  ['half in a sum without round', action({ do: 'lose', n: { sum: [{ half: 'X' }, 1] }, ...all }), `${deep}.n.sum.0`, 'needs-round'],
  ['a third way to round', action({ do: 'lose', n: { half: 3, round: 'off' }, ...all }), `${deep}.n.round`, 'unknown-word'],
  ['an unknown verb', action({ do: 'drwa', n: 1 }), `${deep}.do`, 'unknown-word'],
  ['an unknown stat', action({ do: 'add', stat: 'sp', n: 1, ...all }), `${deep}.stat`, 'unknown-word'],
  ['an unknown reference', action({ do: 'lose', n: 1, all: 'everything' }), `${deep}.all`, 'unknown-word'],
  ['an unknown word in a number', action({ do: 'draw', n: 'Y' }), `${deep}.n`, 'unknown-word'],
  ['an unknown type of card', { cards: [{ ...furre, type: 'fury' }] }, 'cards.0.type', 'unknown-word'],
  ['an unknown event', { cards: [{ ...furre, skills: [{ on: 'leave', do: [] }] }] }, 'cards.0.skills.0.on', 'unknown-word'],
  ['an unknown key of a card', { cards: [{ ...furre, colour: 'red' }] }, 'cards.0.colour', 'unknown-key'],
  ['an unknown key of a step', action({ do: 'draw', n: 1, colour: 1 }), `${deep}.colour`, 'unknown-key'],
  ['an unknown key of a selector', action({ do: 'lose', n: 1, all: { typ: 'furre' } }), `${deep}.all.typ`, 'unknown-key'],
  ['SP on a Haven', { cards: [{ id: 'x-a', type: 'haven', ap: 1, sp: 1 }] }, 'cards.0.sp', 'unknown-key'],
  ['a Furre without PE', { cards: [{ id: 'x-a', type: 'furre', ap: 1, sp: 2 }] }, 'cards.0.pe', 'missing'],
  ['a step without a number', action({ do: 'draw' }), `${deep}.n`, 'missing'],
  ['a step without a verb', action({ n: 1 }), `${deep}.do`, 'missing'],
  ['a skill that nothing sets off', { cards: [{ ...furre, skills: [{ do: [] }] }] }, 'cards.0.skills.0', 'missing'],
  ['a fraction', action({ do: 'draw', n: 1.5 }), `${deep}.n`, 'not-an-integer'],
  ['a fraction in AP', { cards: [{ ...furre, ap: 0.5 }] }, 'cards.0.ap', 'not-an-integer'],
  ['a negative count', action({ do: 'draw', n: -1 }), `${deep}.n`, 'negative'],
  ['a negative loss', action({ do: 'lose', n: -1, ...all }), `${deep}.n`, 'negative'],
  ['a PE set below 0', action({ do: 'set', stat: 'pe', n: -1, ...all }), `${deep}.n`, 'negative'],
  ['a negative PE', { cards: [{ ...furre, pe: -1 }] }, 'cards.0.pe', 'negative'],
  ['negative AP', { given: { ap: { A: -1 } } }, 'given.ap.A', 'negative'],
  ['neither all nor pick', action({ do: 'exhaust' }), deep, 'needs-all-or-pick'],
  ['all and pick', action({ do: 'exhaust', all: {}, pick: {} }), deep, 'needs-all-or-pick'],
  ['no targets', action({ do: 'exhaust', all: 'target' }, { n: 0 }), 'cards.0.skills.0.target.n', 'out-of-range'],
  ['a token that is none', action({ do: 'token', token: 'confeti', n: 1 }), `${deep}.token`, 'unknown-card'],
  ['a mistake in a step of later', action({ do: 'later', at: 'end', steps: [{ do: 'draw', n: -1 }] }), `${deep}.steps.0.n`, 'negative'],
  ['two cards of one id', { cards: [furre, furre] }, 'cards.1.id', 'twice'],
  ['a card of the pack', { cards: [{ ...furre, id: 'd01' }] }, 'cards.0.id', 'unknown-word'],
  ['an unknown card in a hand', { given: { hand: { A: ['d01', 'd99'] } } }, 'given.hand.A.1', 'unknown-card'],
  ['a token in a hand', { given: { hand: { A: ['confetti'] } } }, 'given.hand.A.0', 'unknown-card'],
  ['an unknown card in play', object({ card: 'd99' }), 'given.objects.rabbit.card', 'unknown-card'],
  ['an Action in play', object({ card: 'a01' }), 'given.objects.rabbit.card', 'not-an-object'],
  ['an unknown key of an object', object({ tired: true }), 'given.objects.rabbit.tired', 'unknown-key'],
  ['an unknown seat', object({ owner: 'E' }), 'given.objects.rabbit.owner', 'unknown-word'],
  ['a seat that nobody sits at', object({ owner: 'C' }), 'given.objects.rabbit.owner', 'unknown-word'],
  ['a hand of nobody', { given: { hand: { C: [] } } }, 'given.hand.C', 'unknown-key'],
  ['no owner', { given: { objects: { rabbit: { card: 'd01' } } } }, 'given.objects.rabbit.owner', 'missing'],
  ['more SP than it can have', object({ sp: 4 }), 'given.objects.rabbit.sp', 'out-of-range'],
  ['SP of a Treat', object({ card: 't06', sp: 1 }), 'given.objects.rabbit.sp', 'unknown-key'],
  ['a Host above its Max', { given: { hosts: { A: 21 } } }, 'given.hosts.A', 'out-of-range'],
  ['five players', { given: { players: 5 } }, 'given.players', 'out-of-range'],
  ['too many objects', object({ count: 41 }), 'given.objects.rabbit.count', 'out-of-range'],
  ['an Alteration on nobody', scarf({}), 'given.objects.scarf.attached', 'missing'],
  ['an Alteration on somebody unknown', scarf({ attached: 'rabit' }), 'given.objects.scarf.attached', 'unknown-object'],
  ['an Alteration on a Treat', scarf({ attached: 'whistle' }), 'given.objects.scarf.attached', 'unknown-object'],
  ['an attached Furre', object({ attached: 'rabbit' }), 'given.objects.rabbit.attached', 'unknown-key'],
  ['a name that two would have', { given: { objects: { crowd: { card: 'd01', owner: 'A', count: 2 }, 'crowd-2': { card: 'd01', owner: 'A' } } } }, 'given.objects.crowd-2', 'twice'],
  ['an object called like a seat', { given: { objects: { A: { card: 'd01', owner: 'A' } } } }, 'given.objects.A', 'unknown-word'],
  ['a position that is none', { given: [] }, 'given', 'not-an-object'],
];

describe('cards and positions of scenarios', () => {
  it.each(wrong)('%s', (_what, scenario, at, code) => {
    expect(faultsIn(scenario)).toEqual([[at, code]]);
  });

  it('SP may be as high as what lies there allows', () => {
    const ribbon = { card: 't02', owner: 'A', attached: 'rabbit' };
    const given = (sp: number) => ({
      given: { objects: { rabbit: { card: 'd01', owner: 'A', sp, mods: [{ add: 'maxSp', n: 1 }] }, ribbon } },
    });
    expect(faultsIn(given(7))).toEqual([]);
    expect(faultsIn(given(8))).toEqual([['given.objects.rabbit.sp', 'out-of-range']]);
  });

  it('are refused with their place in the file, and with a fix', () => {
    const [first] = one({ given: { hand: { A: ['d011'] } } });
    if (first?.is !== 'faulty') throw new Error('taken');
    expect(first.faults).toMatchObject([
      {
        at: 'given.hand.A.0',
        code: 'unknown-card',
        diagnostic: { code: 'unknown-id', line: expect.any(Number) as number, fix: { title: 'replace' } },
      },
    ]);
  });

  const elsewhere: readonly (readonly [what: string, scenario: object, at: string, code: string])[] = [
    ['an unknown option', { options: { lkiTurn: 1 } }, 'options.lkiTurn', 'unknown-key'],
    ['a value that it can’t have', { options: { lkiTurns: 2 } }, 'options.lkiTurns', 'unknown-word'],
    ['an event that there is not', { then: { events: ['etner d01'] } }, 'then.events.0', 'unknown-word'],
    ['an event with too little', { then: { noEvents: [['sp B']] } }, 'then.noEvents.0.0', 'unknown-word'],
    ['a code without refused', { when: [{ by: 'A', end: true, code: 'ap' }] }, 'when.0', 'missing'],
  ];
  it.each(elsewhere)('%s', (_what, scenario, at, code) => {
    expect(faultsIn(scenario)).toEqual([[at, code]]);
  });
});

// prettier-ignore
const several: readonly (readonly [what: string, scenario: object, faults: readonly (readonly [string, string])[]])[] = [
  ['a move that there is not', { when: [{ by: 'A', flip: true }] }, [['when.0.flip', 'unknown-key'], ['when.0', 'missing']]],
  ['a number that there is not', action({ do: 'lose', n: { double: 3 }, ...all }), [[`${deep}.n.double`, 'unknown-key'], [`${deep}.n`, 'missing']]],
  ['a skill begun by a strange key', { cards: [{ ...furre, skills: [{ when: 'end', do: [] }] }] }, [['cards.0.skills.0.when', 'unknown-key'], ['cards.0.skills.0', 'missing']]],
  ['a skill begun in two ways', { cards: [{ ...furre, skills: [{ on: 'end', cost: { ap: 1 }, do: [] }] }] }, [['cards.0.skills.0.cost', 'unknown-key']]],
  ['a misspelt all', action({ do: 'exhaust', al: { type: 'furre' } }), [[`${deep}.al`, 'unknown-key'], [deep, 'needs-all-or-pick']]],
  ['a text for a card', { cards: ['x-h'] }, [['cards.0', 'not-an-object']]],
  ['a text for a skill', { cards: [{ ...furre, skills: ['draw'] }] }, [['cards.0.skills.0', 'not-an-object']]],
  ['a text for an object', { given: { objects: { r: 'd01' } } }, [['given.objects.r', 'not-an-object']]],
  ['a number for the objects', { given: { objects: 5 } }, [['given.objects', 'not-an-object']]],
  ['a list for the hands', { given: { hand: ['d01'] } }, [['given.hand', 'not-an-object']]],
  ['a word for a pick', action({ do: 'exhaust', pick: 'target' }), [[`${deep}.pick`, 'not-an-object']]],
  ['an unknown cost', { cards: [{ ...furre, ap: 'Y' }] }, [['cards.0.ap', 'unknown-word']]],
  ['a Furre that costs X, and an empty sum', { cards: [{ ...furre, ap: 'X' }, { id: 'x-b', type: 'action', ap: 0, skills: [{ on: 'play', do: [{ do: 'draw', n: { sum: [] } }] }] }] }, []],
];

describe('what is told in several words, and what is right', () => {
  it.each(several)('%s', (_what, scenario, faults) => {
    expect(faultsIn(scenario)).toEqual(faults);
  });
});

describe('the shipped scenarios', () => {
  const path = resolve(import.meta.dirname, '../../../../resources/scenarios/governing.json');
  const read = readScenarioDocument('governing.json', new Uint8Array(readFileSync(path)));

  it('are right, and refused where they say so, with that place and code', () => {
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const checked = checkGoverningScenarios(read.value, around);
    expect(checked).toHaveLength(75);
    const faulty = checked.flatMap((found) => (found.is === 'faulty' ? [found] : []));
    for (const { id, faults, invalid } of faulty)
      expect(
        faults.map(({ at, code }) => ({ at, code })),
        id,
      ).toEqual([invalid]);
    expect(faulty.map(({ id }) => id)).toEqual(['G09b', 'G71']);
  });
});
