import { describe, expect, it } from 'vitest';
import { eventForms, invalidCodes, refusalCodes } from '@shared/games/governing/scenario/words';
import { groupOf, isRuleId, neighboursOf, ruleIds, type RuleId } from './rules';
import { rulesForCard } from '@shared/games/governing/help/rules-for-card';
import { rulesByRefusal, rulesForCode } from '@shared/games/governing/help/rules-for-refusal';
import { selfExplaining } from './rules-for-code';
import { rulesForEvent } from '@shared/games/governing/help/rules-for-event';
import { rulesBySkip, rulesForSkip, type SkipWord } from './rules-for-skip';
import { rulesByWord } from '@shared/games/governing/help/rules-by-word';
import { governingCards } from './test-governing';

const events = Object.keys(eventForms) as (keyof typeof eventForms)[];
const skips = Object.keys(rulesBySkip) as SkipWord[];

describe('the rules', () => {
  it('are twenty-four, each in one group', () => {
    expect(ruleIds).toHaveLength(24);
    expect(new Set(ruleIds).size).toBe(24);
    expect(groupOf('N9')).toBe('numbers');
    expect(groupOf('X1')).toBe('contradictions');
  });

  it.each<[RuleId, RuleId | null, RuleId | null]>([
    ['E1', null, 'E2'],
    ['E4', 'E3', 'N1'],
    ['X1', 'C4', 'M1'],
    ['M4', 'M3', null],
  ])('%s stands between %s and %s', (rule, previous, next) => {
    expect(neighboursOf(rule)).toEqual({ previous, next });
  });

  it.each([
    ['E1', true],
    ['e1', false],
    ['Z9', false],
    ['', false],
    ['constructor', false],
  ])('“%s” is a rule: %s', (text, known) => {
    expect(isRuleId(text)).toBe(known);
  });

  it('can each be reached from something that happens on the table', () => {
    const reached = new Set([
      ...[...refusalCodes, ...invalidCodes].flatMap(rulesForCode),
      ...events.flatMap(rulesForEvent),
      ...skips.flatMap(rulesForSkip),
      ...Object.values(rulesByWord).flatMap((words) => Object.values<readonly RuleId[]>(words).flat()),
    ]);
    expect(ruleIds.filter((rule) => !reached.has(rule))).toEqual([]);
  });

  it('can each be reached from a card of the duel', () => {
    const reached = new Set(governingCards.flatMap(rulesForCard));
    expect(ruleIds.filter((rule) => !reached.has(rule))).toEqual(['N4']);
  });
});

describe('a refused move', () => {
  it('has a rule, or is listed as one that explains itself', () => {
    expect(Object.keys(rulesByRefusal).sort()).toEqual([...refusalCodes].sort());
    const alone = refusalCodes.filter((code) => rulesByRefusal[code] === selfExplaining);
    expect(alone).toEqual(['not-now', 'no-such', 'target', 'ap', 'not-offered']);
    expect(refusalCodes.filter((code) => rulesForCode(code).length === 0)).toEqual(alone);
  });

  it.each<[Parameters<typeof rulesForCode>[0], readonly RuleId[]]>([
    ['unsettled', ['E2']],
    ['must-swing', ['X1']],
    ['needs-round', ['N1']],
    ['negative', ['N2']],
    ['unknown-key', []],
  ])('%s leads to %s', (code, rules) => {
    expect(rulesForCode(code)).toEqual(rules);
  });
});

it.each(events)('a log line about “%s” leads to a rule', (event) => {
  expect(rulesForEvent(event).length).toBeGreaterThan(0);
});

describe('a card of the duel', () => {
  /** What each card is in the deck for. Badger Drummer shows M2 and M3 only with what it wears. */
  const purposes: Readonly<Record<string, readonly RuleId[]>> = {
    d01: ['E2'],
    d02: ['E2'],
    d03: ['N5', 'X1'],
    d04: ['X1'],
    d05: ['E1', 'E2'],
    d06: ['E3', 'C1'],
    d07: ['N5', 'I1'],
    d08: ['N5', 'C4'],
    d09: ['C3', 'C4'],
    t01: ['X1'],
    t02: ['M1', 'M4'],
    t03: ['M2', 'M3'],
    t04: ['N7'],
    t05: ['N7'],
    t06: ['E1', 'E2', 'E3'],
    h01: [],
    h02: ['N8'],
    a01: ['N3'],
    a02: ['N3'],
    a03: ['N1'],
    a04: ['X1'],
    a05: ['I1'],
    a06: ['I1', 'C2'],
    a07: ['N2', 'N9'],
    a08: ['E2'],
    a09: ['I2'],
    a10: ['N5', 'I2'],
    a11: ['N6'],
  };

  it('is in the table', () => {
    expect(governingCards.map(({ id }) => id).sort()).toEqual(Object.keys(purposes).sort());
  });

  it.each(governingCards)('$id leads to the rules it was made for', (card) => {
    expect(rulesForCard(card)).toEqual(expect.arrayContaining([...(purposes[card.id] ?? [])]));
  });

  it('leads to no rule that has nothing to do with it', () => {
    const of = (id: string): readonly RuleId[] => rulesForCard(governingCards.find((card) => card.id === id));
    expect(of('d01')).toEqual(['E2']);
    expect(of('t02')).toEqual(['N3', 'M1', 'M4']);
    expect(of('t03')).toEqual(['N3', 'M2', 'M3']);
    expect(of('h02')).toEqual(['N8']);
    expect(of('a06')).toEqual(['I1', 'C2']);
    expect(of('a07')).toEqual(['N2', 'N9']);
  });
});

it.each([
  ['nothing', undefined],
  ['a list', [1, [2]]],
  [
    'words that every object has',
    { do: 'constructor', rule: 'toString', on: '__proto__', type: 'valueOf', ap: 1 },
  ],
  ['parts that are none', { cost: 'exhaust', target: 'target', counters: null }],
])('%s instead of a card does no harm', (_what, definition) => {
  expect(rulesForCard(definition).filter((rule) => !isRuleId(rule))).toEqual([]);
});

it('a card nested beyond reason is read like any other', () => {
  let step: unknown = { do: 'groove', from: 'target' };
  for (let depth = 0; depth < 100_000; depth++) step = { do: 'later', at: 'end', steps: [step] };
  expect(rulesForCard({ skills: [{ on: 'play', do: [step] }] })).toEqual(['N6', 'C3']);
});
