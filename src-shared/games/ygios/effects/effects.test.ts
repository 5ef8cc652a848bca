import { describe, expect, it } from 'vitest';
import { checkFile } from '@shared/language/check-file';
import type { Diagnostic } from '@shared/language/diagnostics';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const card = (parts: object): string =>
  JSON.stringify({ id: 'a', name: 'A', home: 'home', devotion: 3, ...parts });
const bonus = (parts: object): string => JSON.stringify({ id: 'a', name: 'A', ...parts });

function shapeProblems(path: string, source: string): Diagnostic[] {
  const checked = checkFile(path, utf8(source), 'ygios');
  return checked.ok ? [] : checked.error;
}

/** Every word of the grammar, each in a place where it means something. */
const good: readonly [string, object][] = [
  ['draw to the hand', { fire: [{ do: 'draw', n: 1 }] }],
  [
    'draw, play and put back',
    {
      fire: [
        { do: 'draw', n: 2, to: 'aside' },
        { do: 'play', from: 'aside', face: 'down', to: 'here', link: true },
        { do: 'putBack' },
      ],
      while: [{ rule: 'protected', cards: { is: 'linked' } }],
    },
  ],
  ['play from the hand', { fire: [{ do: 'play', from: 'hand', to: 'all' }] }],
  [
    'discard as many as were drawn',
    {
      fire: [
        { do: 'draw', n: 2 },
        { do: 'discard', from: 'hand', n: 'drawn' },
      ],
    },
  ],
  ['discard from the board', { fire: [{ do: 'discard', pick: { face: 'down' } }] }],
  ['return', { fire: [{ do: 'return', pick: { of: 'me', not: 'this' } }] }],
  ['move one', { fire: [{ do: 'move', pick: { of: 'foe' }, to: { beside: 'there' } }] }],
  ['move all', { pay: [{ do: 'move', all: { in: { beside: 'here' } }, to: 'here', every: true }] }],
  ['flip one', { fire: [{ do: 'flip', who: 'foe', may: true, pick: { not: 'this' }, to: 'other' }] }],
  ['flip all', { pay: [{ do: 'flip', all: { face: 'up', not: 'this' }, to: 'down', every: true }] }],
  ['lock', { fire: [{ do: 'lock', on: 'both', zones: { beside: 'town' }, turns: 2, bound: false }] }],
  ['gain', { fire: [{ do: 'gain', all: { of: 'me' }, n: -2, face: 'up', before: 'halving' }] }],
  [
    'needs',
    {
      needs: [
        { count: { in: 'here' }, min: 1, on: 'play' },
        { pile: true, min: 2 },
      ],
    },
  ],
  [
    'every rule',
    {
      while: [
        { rule: 'full', cards: { home: 'home' } },
        { rule: 'fixed', cards: { is: 'this' }, n: 0, final: true },
        { rule: 'base', cards: { face: 'down' }, n: 3 },
        { rule: 'add', cards: { of: 'foe' }, n: -99 },
        { rule: 'protected', cards: {} },
        { rule: 'forbid', act: 'fire', in: 'all' },
        { rule: 'margin', n: 2, in: 'here' },
      ],
    },
  ],
];

type Wrong = readonly [what: string, parts: object, problems: readonly (readonly [string, string, object])[]];

// A table reads best with one mistake a line.
// prettier-ignore
const bad: readonly Wrong[] = [
  ['an unknown verb', { fire: [{ do: 'drwa', n: 1 }] }, [['unknown-word', 'fire.0.do', { found: 'drwa', nearest: 'draw', near: 'yes', known: ['draw', 'putBack', 'play', 'discard', 'return', 'move', 'flip', 'lock', 'gain'] }]]],
  ['scoring in an ability', { fire: [{ do: 'score', to: 'controller', n: 1 }] }, [['unknown-word', 'fire.0.do', { found: 'score', near: 'no' }]]],
  ['no verb', { fire: [{ n: 1 }] }, [['missing', 'fire.0.do', { key: 'do' }]]],
  ['a verb that is no word', { fire: [{ do: 1 }] }, [['wrong-type', 'fire.0.do', { found: 'number', expected: 'text' }]]],
  ['a step that is no object', { fire: ['draw'] }, [['wrong-type', 'fire.0', { found: 'text', expected: 'object' }]]],
  ['a misspelt key', { fire: [{ do: 'lock', on: 'foe', zones: 'home', turn: 1 }] }, [['unknown-key', 'fire.0.turn', { found: 'turn', nearest: 'turns' }]]],
  ['a key of another verb', { fire: [{ do: 'draw', n: 1, zones: 'home' }] }, [['unknown-key', 'fire.0.zones', { found: 'zones', nearest: 'draw', near: 'elsewhere' }]]],
  ['a missing key', { fire: [{ do: 'draw' }] }, [['missing', 'fire.0.n', { key: 'n' }]]],
  ['neither pick nor all', { fire: [{ do: 'move', to: 'here' }] }, [['one-of', 'fire.0', { keys: ['pick', 'all'], given: 'none' }]]],
  ['both pick and all', { fire: [{ do: 'flip', pick: {}, all: {}, to: 'up' }] }, [['one-of', 'fire.0', { keys: ['pick', 'all'], given: 'several' }]]],
  ['a misspelt pick', { fire: [{ do: 'flip', pikc: {}, to: 'up' }] }, [['unknown-key', 'fire.0.pikc', { nearest: 'pick' }]]],
  ['every with pick', { fire: [{ do: 'flip', pick: {}, to: 'up', every: true }] }, [['unknown-key', 'fire.0.every', { found: 'every' }]]],
  ['discard from nowhere', { fire: [{ do: 'discard' }] }, [['one-of', 'fire.0', { keys: ['from', 'pick'], given: 'none' }]]],
  ['discard without a number', { fire: [{ do: 'discard', from: 'hand' }] }, [['missing', 'fire.0.n', { key: 'n' }]]],
  ['discard from the board, so many', { fire: [{ do: 'discard', pick: {}, n: 1 }] }, [['unknown-key', 'fire.0.n', { found: 'n' }]]],
  ['discard a misspelt number', { fire: [{ do: 'discard', from: 'hand', n: 'drwan' }] }, [['unknown-word', 'fire.0.n', { nearest: 'drawn', known: ['drawn'] }]]],
  ['discard yes', { fire: [{ do: 'discard', from: 'hand', n: true }] }, [['wrong-type', 'fire.0.n', { found: 'boolean', expected: 'number' }]]],
  ['discard nothing', { fire: [{ do: 'discard', from: 'hand', n: 0 }] }, [['out-of-range', 'fire.0.n', { found: '0', min: 1, max: 99 }]]],
  ['play from nowhere', { fire: [{ do: 'play', to: 'all' }] }, [['missing', 'fire.0.from', { key: 'from' }]]],
  ['play from elsewhere', { fire: [{ do: 'play', from: 'hnad', to: 'all' }] }, [['unknown-word', 'fire.0.from', { nearest: 'hand', known: ['hand', 'aside'] }]]],
  ['play from the hand to one zone', { fire: [{ do: 'play', from: 'hand', to: 'here' }] }, [['unknown-word', 'fire.0.to', { found: 'here', known: ['all'] }]]],
  ['a drawn card face-up', { fire: [{ do: 'play', from: 'aside', face: 'up', to: 'here' }] }, [['unknown-word', 'fire.0.face', { found: 'up', known: ['down'] }]]],
  ['may not', { fire: [{ do: 'draw', n: 1, may: false }] }, [['only-value', 'fire.0.may', { key: 'may', value: 'true' }]]],
  ['may in words', { fire: [{ do: 'draw', n: 1, may: 'yes' }] }, [['wrong-type', 'fire.0.may', { found: 'text', expected: 'boolean' }]]],
  ['may in quotes', { fire: [{ do: 'draw', n: 1, may: 'true' }] }, [['quoted-boolean', 'fire.0.may', { found: 'true' }]]],
  ['may not in quotes', { fire: [{ do: 'draw', n: 1, may: 'false' }] }, [['wrong-type', 'fire.0.may', { found: 'text', expected: 'boolean' }]]],
  ['a misspelt key and another that is missing', { fire: [{ do: 'lock', on: 'foe', turn: 1 }] }, [['missing', 'fire.0.zones', { key: 'zones' }], ['unknown-key', 'fire.0.turn', { nearest: 'turns' }]]],
  ['bound as ever', { fire: [{ do: 'lock', on: 'foe', zones: 'home', turns: 1, bound: true }] }, [['only-value', 'fire.0.bound', { key: 'bound', value: 'false' }]]],
  ['a fraction', { fire: [{ do: 'lock', on: 'foe', zones: 'home', turns: 1.5 }] }, [['not-an-integer', 'fire.0.turns', { found: '1.5' }]]],
  ['no turn', { fire: [{ do: 'lock', on: 'foe', zones: 'home', turns: 0 }] }, [['out-of-range', 'fire.0.turns', { min: 1, max: 99 }]]],
  ['too much gained', { fire: [{ do: 'gain', all: {}, n: -100 }] }, [['out-of-range', 'fire.0.n', { min: -99, max: 99 }]]],
  ['a zone that is a number', { fire: [{ do: 'move', pick: {}, to: 5 }] }, [['wrong-type', 'fire.0.to', { found: 'number', expected: 'text' }]]],
  ['no zone', { fire: [{ do: 'move', pick: {} }] }, [['missing', 'fire.0.to', { key: 'to' }]]],
  ['a misspelt beside', { fire: [{ do: 'move', pick: {}, to: { besid: 'here' } }] }, [['unknown-key', 'fire.0.to.besid', { nearest: 'beside' }]]],
  ['a zone no file could have', { fire: [{ do: 'move', pick: {}, to: 'My Home' }] }, [['bad-id', 'fire.0.to', { found: 'My Home' }]]],
  ['an unknown face in a selector', { fire: [{ do: 'flip', pick: { face: 'sideways' }, to: 'up' }] }, [['unknown-word', 'fire.0.pick.face', { found: 'sideways', known: ['up', 'down'] }]]],
  ['an unknown key in a selector', { fire: [{ do: 'flip', pick: { fcae: 'up' }, to: 'up' }] }, [['unknown-key', 'fire.0.pick.fcae', { nearest: 'face' }]]],
  ['a selector that is a word', { fire: [{ do: 'return', pick: 'this' }] }, [['wrong-type', 'fire.0.pick', { found: 'text', expected: 'object' }]]],
  ['several mistakes in one step', { fire: [{ do: 'flip', who: 'you', pick: { of: 'him' }, to: 'upp' }] }, [['unknown-word', 'fire.0.who', {}], ['unknown-word', 'fire.0.pick.of', {}], ['unknown-word', 'fire.0.to', { nearest: 'up' }]]],
  ['an unknown rule', { while: [{ rule: 'fulll', cards: {} }] }, [['unknown-word', 'while.0.rule', { nearest: 'full' }]]],
  ['no rule', { while: [{ cards: {} }] }, [['missing', 'while.0.rule', { key: 'rule' }]]],
  ['an unknown act', { while: [{ rule: 'forbid', act: 'playdown', in: 'here' }] }, [['unknown-word', 'while.0.act', { nearest: 'playDown' }]]],
  ['a negative fixed value', { while: [{ rule: 'fixed', cards: {}, n: -1 }] }, [['out-of-range', 'while.0.n', { min: 0, max: 99 }]]],
  ['a need of nothing', { needs: [{ min: 1 }] }, [['one-of', 'needs.0', { keys: ['count', 'pile'], given: 'none' }]]],
  ['a need of two things', { needs: [{ count: {}, pile: true, min: 1 }] }, [['one-of', 'needs.0', { keys: ['count', 'pile'], given: 'several' }]]],
  ['a need for at least none', { needs: [{ pile: true, min: 0 }] }, [['out-of-range', 'needs.0.min', { min: 1, max: 99 }]]],
  ['too many steps', { fire: Array.from({ length: 51 }, () => ({ do: 'putBack' })) }, [['too-long', 'fire', { max: 50 }]]],
];

// prettier-ignore
const badBonuses: readonly Wrong[] = [
  ['enter for no face', { enter: [{ do: 'gain', n: 2, all: { is: 'this' } }] }, [['missing', 'enter.0.if', { key: 'if' }]]],
  ['enter with an unknown limit', { enter: [{ if: { face: 'up' }, limit: 'turn', do: 'draw', n: 1 }] }, [['unknown-word', 'enter.0.limit', { known: ['round'] }]]],
  ['a score that somebody may decline', { score: [{ do: 'score', to: 'controller', n: 1, may: true }] }, [['unknown-key', 'score.0.may', { found: 'may' }]]],
  ['a score per none', { score: [{ do: 'score', to: 'controller', n: 1, per: 0, count: {} }] }, [['out-of-range', 'score.0.per', { min: 1 }]]],
  ['drawing at the end of a round', { score: [{ do: 'draw', to: 'controller', n: 1 }] }, [['unknown-word', 'score.0.do', { known: ['score'] }]]],
];

describe('the grammar', () => {
  it.each(good)('takes %s', (_what, parts) => {
    expect(shapeProblems('cards/a.json', card(parts))).toEqual([]);
  });

  it.each(bad)('refuses %s', (_what, parts, problems) => {
    const found = shapeProblems('cards/a.json', card(parts));
    expect(found.map(({ code, at, data }) => [code, at, data])).toEqual(
      problems.map(([code, at, data]) => [code, at, expect.objectContaining(data) as object]),
    );
  });

  it.each(badBonuses)('refuses %s', (_what, parts, problems) => {
    const found = shapeProblems('bonuses/a.json', bonus(parts));
    expect(found.map(({ code, at, data }) => [code, at, data])).toEqual(
      problems.map(([code, at, data]) => [code, at, expect.objectContaining(data) as object]),
    );
  });
});
