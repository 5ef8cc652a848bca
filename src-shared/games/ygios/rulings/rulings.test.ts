import { beforeAll, describe, expect, it } from 'vitest';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { OptionValue } from '@shared/language/options';
import type { Rules } from '../definitions/rules';
import type { Patch } from '../definitions/ruling';
import { shippedPack } from '@shared/language/test-shipped';
import { applyPatch } from './apply-patch';
import { applyRulings, optionCatalogue, resolveOptions } from './index';

let definitions: readonly ValidDefinition<'ygios'>[];
let rules: Rules;
beforeAll(() => {
  definitions = shippedPack('ygios').definitions;
  const found = definitions.find((one) => one.kind === 'rules');
  if (!found) throw new Error('no rules');
  rules = found.value;
});

/** The options of the game with every value, the default first. */
const options: readonly (readonly [string, readonly OptionValue[]])[] = [
  ['firstPlayer', ['random', 'A', 'B']],
  ['revealBeforeSculpt', [false, true]],
  ['backOffInPlayout', [false, true]],
  ['playoutEndsRound', [false, true]],
  ['lockOverlap', ['sharedExpiry', 'longest']],
  ['locksBindOffTurn', [false, true]],
  ['requirementsVsProtection', ['blocked', 'ignore']],
  ['persistentModel', ['fired', 'continuous']],
  ['sweepOrder', ['penaltyFirst', 'bonusFirst']],
  ['discardsVisible', [false, true]],
  ['nowhereIsLock', [true, false]],
  ['lookAtMeEmptyMeans', ['zone', 'ownSide']],
  ['lookAtMeFlip', ['needsCompany', 'free']],
  ['lookAtMeUnflippable', ['skip', 'unpayable']],
  ['firstImpressionsFaceDown', ['keeps', 'suspended']],
  ['firstImpressionsOrder', ['afterHalving', 'beforeHalving']],
  ['firstImpressionsOnFlip', [false, true]],
  ['ourSpotAdders', [true, false]],
  ['cantIgnoreMeLook', ['decideFirst', 'lookFirst']],
];

/** What the other choice of each ruling does to the data. */
const effects: readonly (readonly [string, OptionValue, string, object])[] = [
  ['nowhereIsLock', false, 'town-5', { fire: [{ do: 'lock', bound: false }] }],
  ['lookAtMeEmptyMeans', 'ownSide', 'home-7', { needs: [{ count: { in: 'here', not: 'this', of: 'me' } }] }],
  ['lookAtMeFlip', 'free', 'home-7', { needs: [{ on: 'play', min: 1 }] }],
  ['lookAtMeUnflippable', 'unpayable', 'home-7', { pay: [{ do: 'flip', every: true }] }],
  ['firstImpressionsFaceDown', 'suspended', 'first-impressions', { enter: [{ do: 'gain', face: 'up' }] }],
  ['firstImpressionsOrder', 'beforeHalving', 'first-impressions', { enter: [{ before: 'halving' }] }],
  ['firstImpressionsOnFlip', true, 'first-impressions', { enter: [{ orFlip: true }] }],
  ['ourSpotAdders', false, 'town-3', { while: [{ rule: 'fixed', final: true }, { rule: 'full' }] }],
  [
    'cantIgnoreMeLook',
    'lookFirst',
    'school-7',
    {
      pay: [
        { do: 'draw', who: 'foe', n: 1, to: 'aside' },
        { do: 'play', may: true },
      ],
    },
  ],
];

describe('the options of a game', () => {
  it('are those of the engine and the rulings of the pack, with their values and defaults', () => {
    expect(optionCatalogue(rules).map(({ name, values }) => [name, [...values]])).toEqual(options);
    const defaults = Object.fromEntries(options.map(([name, [preset]]) => [name, preset]));
    expect(resolveOptions(rules, {})).toMatchObject({ ok: true, value: { values: defaults } });
  });

  it('follow what the rules of the pack say', () => {
    const other = { ...rules, options: { ...rules.options, sweepOrder: 'bonusFirst' as const } };
    const resolved = resolveOptions(other, { discardsVisible: true, ourSpotAdders: false });
    expect(resolved).toMatchObject({
      ok: true,
      value: {
        values: {
          sweepOrder: 'bonusFirst',
          discardsVisible: true,
          ourSpotAdders: false,
          lookAtMeFlip: 'needsCompany',
        },
        engine: { sweepOrder: 'bonusFirst', discardsVisible: true },
      },
    });
    expect(resolved.ok && Object.keys(resolved.value.engine)).not.toContain('ourSpotAdders');
  });

  const wrong: readonly [string, Record<string, unknown>, object][] = [
    [
      'a misspelt option',
      { lockOverlpa: 'longest' },
      { code: 'unknown-option', at: 'lockOverlpa', nearest: 'lockOverlap' },
    ],
    ['an option from nowhere', { colour: 1 }, { code: 'unknown-option', at: 'colour', near: 'no' }],
    ['a key of every object', { constructor: true }, { code: 'unknown-option', at: 'constructor' }],
    [
      'a misspelt value',
      { lookAtMeFlip: 'fre' },
      { code: 'unknown-value', at: 'lookAtMeFlip', nearest: 'free' },
    ],
    [
      'yes in words',
      { discardsVisible: 'true' },
      { code: 'unknown-value', at: 'discardsVisible', known: ['false', 'true'] },
    ],
    [
      'an object',
      { ourSpotAdders: { toString: null } },
      { code: 'unknown-value', at: 'ourSpotAdders', found: '{"toString":null}' },
    ],
    ['undefined', { ourSpotAdders: undefined }, { code: 'unknown-value', found: 'undefined' }],
  ];
  it.each(wrong)('refuse %s', (_what, given, problem) => {
    expect(resolveOptions(rules, given)).toMatchObject({ ok: false, error: problem });
  });
});

describe('a ruling', () => {
  it('at its default leaves every definition as it is', () => {
    const played = applyRulings(definitions, rules, {});
    played.forEach((definition, index) => expect(definition).toBe(definitions[index]));
  });

  it.each(effects)('%s: %s changes %s only, and not in place', (name, value, id, after) => {
    const before = structuredClone(definitions);
    const played = applyRulings(definitions, rules, { [name]: value });
    expect(definitions).toEqual(before);
    const changed = played.filter((definition, index) => definition !== definitions[index]);
    expect(changed.map((definition) => definition.id)).toEqual([id]);
    expect(changed[0]?.value).toMatchObject(after);
  });

  it('takes a key away where it says so', () => {
    const played = applyRulings(definitions, rules, { cantIgnoreMeLook: 'lookFirst' });
    const card = played.find(({ id }) => id === 'school-7');
    expect(card?.kind === 'card' && card.value.pay?.[0]).toEqual({
      do: 'draw',
      who: 'foe',
      n: 1,
      to: 'aside',
    });
  });

  it('can meet another one on the same card', () => {
    const values = { lookAtMeEmptyMeans: 'ownSide', lookAtMeFlip: 'free', lookAtMeUnflippable: 'unpayable' };
    const card = applyRulings(definitions, rules, values).find(({ id }) => id === 'home-7');
    expect(card?.value).toMatchObject({
      needs: [{ count: { of: 'me' }, on: 'play' }],
      pay: [{ every: true }],
    });
  });
});

describe('a patch', () => {
  const data = { list: [{ a: 1 }, { b: 2 }], deep: { word: 'x' } };
  const set = (at: string, value: unknown): Patch => ({ card: 'c', at, set: value });
  const remove = (at: string): Patch => ({ card: 'c', at, remove: true });
  const cases: readonly [string, Patch, object | null][] = [
    ['sets what is there', set('deep.word', 'y'), { ...data, deep: { word: 'y' } }],
    ['sets what is not there yet', set('deep.more', [1]), { ...data, deep: { word: 'x', more: [1] } }],
    ['sets an entry', set('list.1', 5), { ...data, list: [{ a: 1 }, 5] }],
    ['sets inside an entry', set('list.0.a', 3), { ...data, list: [{ a: 3 }, { b: 2 }] }],
    ['adds an entry at the end', set('list.2', 5), { ...data, list: [{ a: 1 }, { b: 2 }, 5] }],
    ['removes a key', remove('deep.word'), { ...data, deep: {} }],
    ['removes an entry', remove('list.0'), { ...data, list: [{ b: 2 }] }],
    ['leads beyond the end of a list', set('list.3', 5), null],
    ['removes what is not there', remove('deep.none'), null],
    ['removes an entry that is not there', remove('list.2'), null],
    ['leads through what is not there', set('none.a', 1), null],
    ['leads through a word', set('deep.word.a', 1), null],
    ['takes a list for an object', set('list.a', 1), null],
    ['reaches for what every object has', set('constructor.name', 'x'), null],
  ];
  it.each(cases)('%s', (_what, patch, after) => {
    const before = structuredClone(data);
    expect(applyPatch(data, patch)?.value ?? null).toEqual(after);
    expect(data).toEqual(before);
  });
});
