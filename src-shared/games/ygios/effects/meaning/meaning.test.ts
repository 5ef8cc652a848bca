import { describe, expect, it } from 'vitest';
import { applyFix } from '@shared/language/apply-fix';
import { checkFile } from '@shared/language/check-file';
import { isError, type Diagnostic } from '@shared/language/diagnostics';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const pretty = (value: object): string => JSON.stringify(value, null, 2);
const card = (parts: object): string => pretty({ id: 'a', name: 'A', home: 'home', devotion: 3, ...parts });
const bonus = (parts: object): string => pretty({ id: 'a', name: 'A', ...parts });

/** Errors, or the warnings of a file that is taken. */
function saidOf(path: string, source: string): readonly Diagnostic[] {
  const checked = checkFile(path, utf8(source), 'ygios');
  if (!checked.ok) return checked.error;
  return checked.value.is === 'definition' ? checked.value.warnings : [];
}

type Case = readonly [what: string, parts: object, code: string, at: string, data?: object];
const flip = (pick: object) => ({ do: 'flip', pick, to: 'other' });
const drawAside = { do: 'draw', n: 1, to: 'aside' };

// A table reads best with one mistake a line.
// prettier-ignore
const cards: readonly Case[] = [
  ['this and not this', { fire: [flip({ is: 'this', not: 'this' })] }, 'never-matches', 'fire.0.pick', { keys: ['is', 'not'] }],
  ['this of the foe', { fire: [flip({ is: 'this', of: 'foe' })] }, 'never-matches', 'fire.0.pick', { keys: ['is', 'of'] }],
  ['this face-down while it fires', { fire: [flip({ is: 'this', face: 'down' })] }, 'never-matches', 'fire.0.pick', { keys: ['is', 'face'] }],
  ['this face-down in a rule', { while: [{ rule: 'add', n: 1, cards: { is: 'this', face: 'down' } }] }, 'never-matches', 'while.0.cards', { keys: ['is', 'face'] }],
  ['this of another home', { while: [{ rule: 'add', n: 1, cards: { is: 'this', home: 'town' } }] }, 'never-matches', 'while.0.cards', { keys: ['is', 'home'] }],
  ['this beside where it lies', { fire: [flip({ is: 'this', in: { beside: 'here' } })] }, 'never-matches', 'fire.0.pick', { keys: ['is', 'in'] }],
  ['flip up what is up', { fire: [{ do: 'flip', all: { face: 'up' }, to: 'up' }] }, 'never-matches', 'fire.0.all', { keys: ['face', 'to'] }],
  ['move to where it is', { fire: [{ do: 'move', pick: { in: 'town' }, to: 'town' }] }, 'never-matches', 'fire.0.pick', { keys: ['in', 'to'] }],
  ['move this to here', { fire: [{ do: 'move', all: { is: 'this' }, to: 'here' }] }, 'never-matches', 'fire.0.all', { keys: ['is', 'to'] }],
  ['a face-down value face-up', { while: [{ rule: 'base', n: 3, cards: { face: 'up' } }] }, 'never-matches', 'while.0.cards', { keys: ['rule', 'face'] }],
  ['in full face-down', { while: [{ rule: 'full', cards: { face: 'down' } }] }, 'never-matches', 'while.0.cards', { keys: ['rule', 'face'] }],
  ['a need that none can meet', { needs: [{ count: { is: 'this', not: 'this' }, min: 1 }] }, 'unpayable', 'needs.0.count'],
  ['a price that none can pay', { pay: [{ do: 'discard', pick: { is: 'this', face: 'down' } }] }, 'unpayable', 'pay.0.pick'],
  ['a price that need not be paid', { pay: [{ do: 'discard', pick: { is: 'this', face: 'down' }, may: true }] }, 'never-matches', 'pay.0.pick'],
  ['a requirement with an ability', { pay: [{ do: 'draw', n: 1 }], fire: [{ do: 'draw', n: 1 }] }, 'requirement-and-ability', 'fire'],
  ['a requirement with a rule', { needs: [{ pile: true, min: 1 }], while: [{ rule: 'full', cards: {} }] }, 'requirement-and-ability', 'while'],
  ['linked without a link', { while: [{ rule: 'protected', cards: { is: 'linked' } }] }, 'links-nothing', 'while.0.cards.is'],
  ['a link that nothing uses', { fire: [drawAside, { do: 'play', from: 'aside', face: 'down', to: 'here', link: true }] }, 'idle-key', 'fire.1.link', { key: 'link' }],
  ['as many as drawn, drawing nothing', { fire: [{ do: 'discard', from: 'hand', n: 'drawn' }, { do: 'draw', n: 1 }] }, 'nothing-drawn', 'fire.0.n'],
  ['play from aside, nothing aside', { fire: [{ do: 'draw', n: 1 }, { do: 'play', from: 'aside', face: 'down', to: 'all' }] }, 'nothing-aside', 'fire.1.do'],
  ['put back, nothing aside', { fire: [{ do: 'putBack' }] }, 'nothing-aside', 'fire.0.do'],
  ['there in a first move', { fire: [{ do: 'move', pick: { not: 'this' }, to: 'there' }] }, 'nowhere-yet', 'fire.0.to'],
  ['there in a first selector', { fire: [flip({ in: 'there' })] }, 'nowhere-yet', 'fire.0.pick.in'],
  ['a lock there', { fire: [{ do: 'lock', on: 'foe', zones: { beside: 'there' }, turns: 1 }] }, 'nowhere-yet', 'fire.0.zones'],
  ['there in a rule', { while: [{ rule: 'forbid', act: 'fire', in: 'there' }] }, 'nowhere-yet', 'while.0.in'],
  ['a limit of nothing', { limit: 'round', pay: [{ do: 'draw', n: 1 }] }, 'idle-key', 'limit', { key: 'limit' }],
  ['a may on what happens anyway', { fire: [drawAside, { do: 'putBack', may: true }] }, 'idle-key', 'fire.1.may', { key: 'may' }],
  ['every where nothing is paid', { fire: [{ do: 'flip', all: { not: 'this' }, to: 'down', every: true }] }, 'idle-key', 'fire.0.every', { key: 'every' }],
  ['who where nobody decides', { fire: [{ do: 'lock', who: 'foe', on: 'both', zones: 'home', turns: 1 }] }, 'idle-key', 'fire.0.who', { key: 'who' }],
  ['gaining nothing', { fire: [{ do: 'gain', all: { of: 'me' }, n: 0 }] }, 'no-effect', 'fire.0.n', { found: 0 }],
  ['adding nothing', { while: [{ rule: 'add', cards: { of: 'me' }, n: 0 }] }, 'no-effect', 'while.0.n', { found: 0 }],
  ['the usual lead', { while: [{ rule: 'margin', n: 1, in: 'here' }] }, 'no-effect', 'while.0.n', { found: 1 }],
];

// prettier-ignore
const bonuses: readonly Case[] = [
  ['whose cards, in a bonus', { while: [{ rule: 'add', n: 1, cards: { of: 'me' } }] }, 'no-owner', 'while.0.cards.of'],
  ['this, in a bonus', { while: [{ rule: 'add', n: 1, cards: { is: 'this' } }] }, 'never-matches', 'while.0.cards', { keys: ['is', 'while'] }],
  ['not this, in a bonus', { while: [{ rule: 'add', n: 1, cards: { not: 'this' } }] }, 'idle-key', 'while.0.cards.not', { key: 'not' }],
  ['the other face than entered', { enter: [{ if: { face: 'up' }, do: 'flip', all: { is: 'this', face: 'down' }, to: 'other' }] }, 'never-matches', 'enter.0.all', { keys: ['if', 'face'] }],
  ['flipped up, but face-down', { enter: [{ if: { face: 'down' }, orFlip: true, do: 'draw', n: 1 }] }, 'idle-key', 'enter.0.orFlip', { key: 'orFlip' }],
  ['points per nothing', { score: [{ do: 'score', to: 'controller', n: 1, per: 2 }] }, 'per-without-count', 'score.0.per'],
];

/** What looks like a mistake and is none. */
// prettier-ignore
const fine: readonly [string, object][] = [
  ['face-down after its own flip', { fire: [{ do: 'flip', all: { is: 'this' }, to: 'down' }, { do: 'discard', pick: { is: 'this', face: 'down' } }] }],
  ['there after a move', { fire: [{ do: 'move', pick: { not: 'this' }, to: 'all' }, { do: 'move', all: { is: 'this' }, to: 'there' }, { do: 'lock', on: 'foe', zones: 'there', turns: 1 }] }],
  ['beside the card that moves', { fire: [{ do: 'move', pick: { of: 'foe' }, to: { beside: 'there' } }] }],
  ['a limit on a standing rule', { limit: 'round', while: [{ rule: 'full', cards: {} }] }],
  ['every where it is paid', { pay: [{ do: 'flip', all: { not: 'this' }, to: 'down', every: true }] }],
  ['who may decline a lock', { fire: [{ do: 'lock', who: 'foe', may: true, on: 'foe', zones: 'home', turns: 1 }] }],
  ['a may on the play of a drawn card', { fire: [drawAside, { do: 'play', from: 'aside', face: 'down', to: 'all', may: true }] }],
];

const rowsOf = (path: string, table: readonly Case[], make: (parts: object) => string) =>
  table.map(([what, parts, code, at, data = {}]) => [what, path, make(parts), code, at, data] as const);
const rows = [...rowsOf('cards/a.json', cards, card), ...rowsOf('bonuses/a.json', bonuses, bonus)];

describe('what an effect means', () => {
  it.each(rows)('%s', (_what, path, source, code, at, data) => {
    const [said, ...others] = saidOf(path, source);
    expect(said).toMatchObject({ code, at, file: path, data });
    expect(others).toEqual([]);
    // The place is where the last word of the path stands, or its value begins.
    const line = source.split('\n')[(said?.line ?? 0) - 1] ?? '';
    const word = at.split('.').at(-1) ?? '';
    if (!/^\d+$/.test(word)) expect(line).toContain(`"${word}"`);
  });

  it.each(fine)('%s is no mistake', (_what, parts) => {
    expect(saidOf('cards/a.json', card(parts))).toEqual([]);
  });

  it('warns of everything but what has no meaning at all', () => {
    const errors = rows.filter(([, path, source]) => saidOf(path, source).some(isError));
    expect(errors.map(([, , , code]) => code)).toEqual(['per-without-count']);
  });

  const fixable = rows.filter(([, path, source]) => saidOf(path, source)[0]?.fix);
  it.each(fixable)('%s is mended by its fix', (_what, path, source) => {
    const fix = saidOf(path, source)[0]?.fix;
    const mended = fix ? applyFix(source, fix) : source;
    expect(mended).not.toBe(source);
    expect(saidOf(path, mended).map(({ code }) => code)).not.toContain(saidOf(path, source)[0]?.code);
  });
  it('has a fix for every idle key', () => {
    const idle = rows.filter((row) => row[3] === 'idle-key' || row[3] === 'no-owner');
    expect(fixable).toEqual(expect.arrayContaining(idle));
  });
});

describe('a fix of a shape', () => {
  const mends: readonly [string, string, string, string][] = [
    ['a misspelt word', 'cards/a.json', card({ fire: [{ do: 'drwa', n: 1 }] }), '"do": "draw"'],
    ['a misspelt key', 'cards/a.json', card({ fire: [{ do: 'draw', m: 1 }] }), '"n": 1'],
    [
      'pick and all',
      'cards/a.json',
      card({ fire: [{ do: 'flip', pick: {}, all: {}, to: 'up' }] }),
      '"pick": {}',
    ],
    ['a name and names', 'bonuses/a.json', bonus({ names: { en: 'A', ja: 'B', uk: 'C' } }), '"names": {'],
    ['may, but no', 'cards/a.json', card({ fire: [{ do: 'draw', n: 1, may: false }] }), '"n": 1'],
    [
      'may in quotes',
      'cards/a.json',
      card({
        fire: [
          { do: 'flip', pick: {}, to: 'up', may: 'true' },
          { do: 'draw', n: 1 },
        ],
      }),
      '"may": true',
    ],
    ['a key from nowhere', 'cards/a.json', card({ colour: 1 }), '"devotion": 3'],
    ['the id of another file', 'cards/b.json', card({}), '"id": "b"'],
  ];
  it.each(mends)('mends %s and keeps the rest', (_what, path, source, kept) => {
    const text = `// mine\n${source}`;
    const fix = saidOf(path, text).find((said) => said.fix)?.fix;
    const mended = fix ? applyFix(text, fix) : text;
    expect(mended).toContain(kept);
    expect(mended.startsWith('// mine\n')).toBe(true);
    expect(saidOf(path, mended)).toEqual([]);
  });
});
