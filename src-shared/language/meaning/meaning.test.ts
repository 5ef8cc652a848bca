import { describe, expect, it } from 'vitest';
import { isError, stopsPlay, type Diagnostic } from '../diagnostics';
import { mostWays } from '@shared/games/ygios/rulings/check-rulings';
import { shippedFiles } from '../test-shipped';
import { validatePack } from '../validate-pack';

type Json = { [key: string]: unknown };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const rulesPath = 'rules/main.json';

/** The shipped pack with one document changed: as whoever edits it would. */
function packWith(path: string, change: (document: never) => void): Map<string, Uint8Array> {
  const files = shippedFiles('ygios');
  const document = JSON.parse(new TextDecoder().decode(files.get(path))) as Json;
  change(document as never);
  return files.set(path, utf8(JSON.stringify(document, null, 2).replace('"ENDLESS"', '1e999')));
}
function saidOf(files: ReadonlyMap<string, Uint8Array>): readonly Diagnostic[] {
  const verdict = validatePack(files);
  return verdict.ok ? verdict.value.warnings : verdict.error;
}
function without(...paths: readonly string[]): Map<string, Uint8Array> {
  const files = shippedFiles('ygios');
  for (const path of paths) files.delete(path);
  return files;
}

interface RulesText {
  row: string[];
  modes: Record<'simple' | 'advanced', { devotion: Json; deal: number; sculpt: number; bonuses: boolean }>;
  scoring: { wonRound: number; backOff: { hand: number; points: number }[] };
  rulings: { id: string; names: Json; default: unknown; choices: { value: unknown; patches?: Json[] }[] }[];
}
type RulesCase = readonly [
  what: string,
  change: (rules: RulesText) => void,
  code: string,
  at: string,
  data?: object,
];
const names = { en: 'A', ja: 'B', uk: 'C' };
const yesNo = (id: string, patch: Json) => ({
  id,
  names,
  default: false,
  choices: [{ value: false }, { value: true, patches: [patch] }],
});

// A table reads best with one mistake a line.
// prettier-ignore
const rules: readonly RulesCase[] = [
  ['a zone twice in the row', (r) => r.row.push('home'), 'twice', 'row.3', { found: 'home' }],
  ['an empty row', (r) => { r.row = []; }, 'too-short', 'row', { min: 1 }],
  ['a zone outside the row', (r) => r.row.pop(), 'zone-not-in-row', 'row', { found: 'school' }],
  ['a range upside down', (r) => { r.modes.simple.devotion = { min: 6, max: 1 }; }, 'bad-range', 'modes.simple.devotion', { min: 6, max: 1 }],
  ['more sculpted than dealt', (r) => { r.modes.advanced.sculpt = 9; }, 'sculpt-over-deal', 'modes.advanced.sculpt', { sculpt: 9, deal: 8 }],
  ['more dealt than there is', (r) => { r.modes.simple.deal = 10; }, 'too-few-cards', 'modes.simple.deal', { count: 18, min: 20 }],
  ['a table out of order', (r) => { r.scoring.backOff.reverse(); }, 'back-off-table', 'scoring.backOff.1.hand', { detail: 'order' }],
  ['a table that ends too early', (r) => r.scoring.backOff.pop(), 'back-off-table', 'scoring.backOff.1.hand', { detail: 'end' }],
  ['no table', (r) => { r.scoring.backOff = []; }, 'too-short', 'scoring.backOff', { min: 1 }],
  ['no way to win', (r) => { r.scoring.wonRound = 0; r.scoring.backOff = [{ hand: 0, points: 0 }]; }, 'endless-match', 'scoring.wonRound'],
  ['a ruling twice', (r) => { const [first] = r.rulings; if (first) r.rulings.push(first); }, 'twice', 'rulings.9.id', { found: 'nowhereIsLock' }],
  ['a ruling named like an option', (r) => { r.rulings.push(yesNo('lockOverlap', { card: 'home-1', at: 'devotion', set: 2 })); }, 'twice', 'rulings.9.id', { found: 'lockOverlap' }],
  ['a ruling with a strange name', (r) => { r.rulings.push(yesNo('lock-overlap', { card: 'home-1', at: 'devotion', set: 2 })); }, 'bad-option', 'rulings.9.id', { found: 'lock-overlap' }],
  ['a ruling without a choice', (r) => { r.rulings[0]?.choices.pop(); }, 'too-short', 'rulings.0.choices', { min: 2 }],
  ['a choice twice', (r) => { r.rulings[2]?.choices.push({ value: 'free' }); }, 'twice', 'rulings.2.choices.2.value', { found: 'free' }],
  ['a default in quotes', (r) => { const [first] = r.rulings; if (first) first.default = 'true'; }, 'quoted-boolean', 'rulings.0.default', { found: 'true' }],
  ['a default that is no choice', (r) => { const [, , third] = r.rulings; if (third) third.default = 'fre'; }, 'unknown-word', 'rulings.2.default', { nearest: 'free' }],
  ['a patch of no card', (r) => { r.rulings.push(yesNo('x', { card: 'home-9', at: 'devotion', set: 2 })); }, 'idle-patch', 'rulings.9.choices.1.patches.0', { found: 'home-9' }],
  ['a patch that leads nowhere', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'pay.0.may', set: true })); }, 'idle-patch', 'rulings.9.choices.1.patches.0', { found: 'home-1', place: 'pay.0.may' }],
  ['a patch that spoils its card', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'fire.0.n', set: 0.5 })); }, 'bad-patch', 'rulings.9.choices.1.patches.0', { found: 'home-1', place: 'fire.0.n' }],
  ['a patch with an endless number', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'devotion', set: 'ENDLESS' })); }, 'bad-patch', 'rulings.9.choices.1.patches.0', { found: 'home-1', place: 'devotion' }],
  ['a patch to a zone that is none', (r) => { r.rulings.push(yesNo('x', { card: 'home-5', at: 'fire.0.zones', set: 'moon' })); }, 'bad-patch', 'rulings.9.choices.1.patches.0', { found: 'home-5' }],
  ['a patch of an id', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'id', set: 'home-2' })); }, 'bad-patch', 'rulings.9.choices.1.patches.0', { found: 'home-1' }],
  ['a patch without meaning', (r) => { r.rulings.push(yesNo('x', { bonus: 'escalating-obsession', at: 'score.0.count', remove: true })); }, 'bad-patch', 'rulings.9.choices.1.patches.0', { found: 'escalating-obsession' }],
  ['patches that spoil a card only together', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'fire.0.to', set: 'aside' }), yesNo('y', { card: 'home-1', at: 'fire.0', set: { do: 'putBack' } }), yesNo('z', { card: 'home-1', at: 'fire.0.n', set: 2 })); }, 'bad-patch', 'rulings.11.choices.1.patches.0', { found: 'home-1' }],
  ['too many ways to choose', (r) => { for (let n = 0; n < 9; n++) r.rulings.push(yesNo(`x${n}`, { card: 'home-1', at: 'devotion', set: n })); }, 'too-many-choices', 'rulings.9.choices.1.patches.0', { found: 'home-1', max: mostWays }],
  ['a patch of two things', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', bonus: 'paranoia', at: 'devotion', set: 1 })); }, 'one-of', 'rulings.9.choices.1.patches.0', { keys: ['card', 'bonus'] }],
  ['a patch that does nothing', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: 'devotion' })); }, 'one-of', 'rulings.9.choices.1.patches.0', { keys: ['set', 'remove'] }],
  ['a patch at no place', (r) => { r.rulings.push(yesNo('x', { card: 'home-1', at: '__proto__.x', set: 1 })); }, 'bad-place', 'rulings.9.choices.1.patches.0.at'],
];

interface CardText {
  devotion: number;
  fire: Json[];
  needs: Json[];
  pay: Json[];
}
type CardCase = readonly [
  what: string,
  path: string,
  change: (card: CardText) => void,
  code: string,
  at: string,
  data?: object,
];
// prettier-ignore
const cards: readonly CardCase[] = [
  ['a card that no mode deals', 'cards/home-6.json', (c) => { c.devotion = 9; }, 'never-dealt', 'devotion', { found: 9 }],
  ['a larger pile than there can be', 'cards/school-7.json', (c) => { c.needs = [{ pile: true, min: 9 }]; }, 'unpayable', 'needs.0.min'],
  ['more company than there can be', 'cards/home-7.json', (c) => { c.needs = [{ count: { not: 'this' }, min: 24 }]; }, 'unpayable', 'needs.0.min'],
  ['a larger hand than there can be', 'cards/home-8.json', (c) => { c.pay = [{ do: 'discard', from: 'hand', n: 24 }]; }, 'unpayable', 'pay.0.n'],
  ['a draw larger than the pile', 'cards/town-8.json', (c) => { c.pay = [{ do: 'draw', n: 9 }]; }, 'unpayable', 'pay.0.n'],
  ['a zone that is none', 'cards/home-5.json', (c) => { c.fire = [{ do: 'lock', on: 'foe', zones: 'hoem', turns: 1 }]; }, 'unknown-id', 'fire.0.zones', { found: 'hoem', nearest: 'home' }],
  ['a misspelt here', 'cards/home-4.json', (c) => { c.fire = [{ do: 'move', pick: {}, to: 'hre' }]; }, 'unknown-id', 'fire.0.to', { nearest: 'here' }],
  ['beside everything', 'cards/home-4.json', (c) => { c.fire = [{ do: 'move', pick: {}, to: { beside: 'all' } }]; }, 'unknown-id', 'fire.0.to.beside', { found: 'all' }],
  ['a home that is none', 'cards/home-4.json', (c) => { c.fire = [{ do: 'flip', pick: { home: 'twon' }, to: 'other' }]; }, 'unknown-id', 'fire.0.pick.home', { nearest: 'town' }],
];

describe('what rules and pack say together', () => {
  it('nothing is wrong with the shipped pack', () => {
    expect(saidOf(shippedFiles('ygios'))).toEqual([]);
  });

  const ruleRows = rules.map(
    ([what, change, code, at, data = {}]) => [what, change, code, at, data] as const,
  );
  it.each(ruleRows)('%s', (_what, change, code, at, data) => {
    const [said, ...others] = saidOf(packWith(rulesPath, change));
    expect(said).toMatchObject({ code, at, file: rulesPath, line: expect.any(Number) as number, data });
    expect(others.filter((other) => other.code !== code && other.code !== 'too-few-cards')).toEqual([]);
  });

  const cardRows = cards.map(
    ([what, path, change, code, at, data = {}]) => [what, path, change, code, at, data] as const,
  );
  it.each(cardRows)('%s', (_what, path, change, code, at, data) => {
    const said = saidOf(packWith(path, change));
    expect(said).toMatchObject([{ code, at, file: path, line: expect.any(Number) as number, data }]);
  });

  it('what comes after a step that may be declined need not be payable', () => {
    const pay = [
      { do: 'draw', n: 1, may: true },
      { do: 'draw', n: 9 },
    ];
    const change = (card: CardText): void => void (card.pay = pay);
    expect(saidOf(packWith('cards/town-8.json', change))).toEqual([]);
  });

  it('a zone may not be called like a word of the effects', () => {
    const zone = JSON.stringify({ id: 'here', names, look: { tone: 'home', mark: 'house' } });
    const files = shippedFiles('ygios').set('zones/here.json', new TextEncoder().encode(zone));
    expect(saidOf(files)).toMatchObject([{ code: 'reserved-id', file: 'zones/here.json', at: 'id' }]);
  });

  it('too few bonuses keep nobody from saving, but from playing', () => {
    const all = [...shippedFiles('ygios').keys()].filter((path) => path.startsWith('bonuses/'));
    const said = saidOf(without(...all.slice(0, 7)));
    expect(said.filter(({ code }) => code !== 'idle-patch')).toMatchObject([
      { code: 'too-few-bonuses', at: 'modes.advanced.bonuses', data: { count: 2, min: 3 } },
    ]);
    expect(said.some(isError)).toBe(false);
    expect(said.some(({ code }) => stopsPlay(code))).toBe(true);
  });

  it('a card may go although a ruling speaks of it', () => {
    const said = saidOf(without('cards/town-5.json'));
    expect(said.map(({ code, severity }) => [code, severity])).toEqual([['idle-patch', 'warning']]);
  });
});
