import { describe, expect, it } from 'vitest';
import { applyFix } from './apply-fix';
import { checkFile } from './check-file';
import { gameSchemas } from '@shared/games/schemas';
import { diagnosticCodes, fixesOf, type Diagnostic } from './diagnostics';
import * as words from '@shared/games/ygios/effects/words';
import { jsonSchemaFor } from './json-schema/index';
import { faultsOf } from './json-schema/test-checker';
import { randomCard } from '@shared/games/governing/test-random-cards';
import type { DefinedGame } from '@shared/games/index';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 700);

/** Mulberry32: small, and the same everywhere. */
function randomFrom(start: number): (below: number) => number {
  let state = start >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Random = ReturnType<typeof randomFrom>;
const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

const strays: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  100,
  '',
  'Ω',
  [],
  {},
  [[1]],
  { toString: null },
  'constructor',
];
const zones = ['home', 'town', 'here', 'there', 'all'];

type Make = (random: Random) => unknown;
const word =
  (list: readonly unknown[]): Make =>
  (random) =>
    pick(random, list);
const some = (random: Random, entries: Readonly<Record<string, Make>>, most: number): object =>
  Object.fromEntries(
    Object.entries(entries)
      .filter(() => random(most) > 0)
      .map(([key, make]) => [key, random(25) === 0 ? pick(random, strays) : make(random)]),
  );

const zonesOf: Make = (random) => (random(3) === 0 ? { beside: pick(random, zones) } : pick(random, zones));
const cards: Make = (random) =>
  Object.fromEntries(
    Object.entries(
      some(
        random,
        {
          of: word(words.whos),
          face: word(words.faces),
          home: word(['home', 'town']),
          in: zonesOf,
          is: word(words.identities),
          not: word(words.others),
        },
        4,
      ),
    ).filter(() => random(3) === 0),
  );
const number: Make = (random) => random(4);

/** The keys each word is written with, most of the time. */
const forms: Readonly<Record<string, readonly Readonly<Record<string, Make>>[]>> = {
  draw: [{ n: number }, { n: number, to: word(words.drawPlaces) }],
  putBack: [{}],
  play: [
    { from: word(['hand']), to: word(['all']) },
    { from: word(['aside']), face: word(['down']), to: zonesOf, link: word([true]) },
  ],
  discard: [{ from: word(['hand']), n: word([1, 2, 'drawn']) }, { pick: cards }],
  return: [{ pick: cards }],
  move: [
    { pick: cards, to: zonesOf },
    { all: cards, to: zonesOf, every: word([true]) },
  ],
  flip: [
    { pick: cards, to: word(words.turns) },
    { all: cards, to: word(words.turns) },
  ],
  lock: [{ on: word(words.sides), zones: zonesOf, turns: number, bound: word([false]) }],
  gain: [{ all: cards, n: number, face: word(['up']), before: word(words.gainMoments) }],
};
const step: Make = (random) => {
  const verb = pick(random, Object.keys(forms));
  const common = random(5) === 0 ? { who: word(words.whos), may: word([true]) } : {};
  return { do: verb, ...some(random, { ...pick(random, forms[verb] ?? []), ...common }, 20) };
};
const rule: Make = (random) => {
  const name = pick(random, words.ruleWords);
  const own =
    name === 'forbid'
      ? { act: word(words.acts) }
      : name === 'full' || name === 'protected'
        ? {}
        : { n: number };
  const where = name === 'forbid' || name === 'margin' ? { in: zonesOf } : { cards };
  return { rule: name, ...some(random, { ...own, ...where }, 20) };
};
const listOf =
  (make: Make): Make =>
  (random) =>
    Array.from({ length: random(3) }, () => (random(30) === 0 ? pick(random, strays) : make(random)));
const need: Make = (random) =>
  random(2) === 0 ? { count: cards(random), min: random(3) } : { pile: true, min: random(3) };

const card = (random: Random): object => ({
  id: 'a',
  name: 'A',
  home: 'home',
  devotion: random(9),
  ...(random(2) === 0
    ? { fire: listOf(step)(random) }
    : { pay: listOf(step)(random), needs: listOf(need)(random) }),
  ...(random(3) === 0 ? { while: listOf(rule)(random) } : {}),
  ...(random(20) === 0 ? { [pick(random, ['fier', 'colour', ''])]: 1 } : {}),
});

/** Each game's way to write a card at random. */
const writers: readonly (readonly [DefinedGame, (random: Random) => object])[] = [
  ['ygios', card],
  ['governing', randomCard],
];

describe(`cards written at random (seed ${seed})`, () => {
  it.each(writers)('%s: taken or refused alike by loader and editor, with place and fix', (game, write) => {
    const random = randomFrom(seed);
    const schema = jsonSchemaFor(game, 'card', 'en');
    let taken = 0;
    for (let round = 0; round < rounds; round++) {
      const value = write(random);
      const text = JSON.stringify(value, null, 2);
      const parsed = gameSchemas[game].card.safeParse(value);
      expect(faultsOf(schema, value).length === 0, text).toBe(parsed.success);
      const checked = checkFile('cards/a.json', new TextEncoder().encode(text), game);
      expect(checked.ok, text).toBe(parsed.success);
      if (checked.ok) taken++;
      const said = checked.ok && checked.value.is === 'definition' ? checked.value.warnings : [];
      const problems = checked.ok ? said : checked.error;
      for (const problem of problems) expectPlaced(game, problem, problems, text);
    }
    expect(taken).toBeGreaterThan(rounds / 5);
    expect(taken).toBeLessThan(rounds);
  });
});

function expectPlaced(
  game: DefinedGame,
  problem: Diagnostic,
  all: readonly Diagnostic[],
  text: string,
): void {
  expect(diagnosticCodes).toContain(problem.code);
  expect(problem.line, text).toBeGreaterThan(0);
  expect(problem.line, text).toBeLessThanOrEqual(text.split('\n').length);
  for (const fix of fixesOf(problem)) {
    const mended = applyFix(text, fix);
    expect(mended, text).not.toBe(text);
    const again = checkFile('cards/a.json', new TextEncoder().encode(mended), game);
    const left = again.ok ? (again.value.is === 'definition' ? again.value.warnings : []) : again.error;
    const kind = `${problem.code} ${fix.title}\n${text}\n${mended}`;
    const isOfKind = ({ code }: Diagnostic): boolean => code === problem.code;
    const same = left.filter((one) => isOfKind(one) && one.at === problem.at);
    // Where an entry is gone, the next one has its place.
    const before = fix.title === 'remove-entry' ? all.filter(isOfKind).length : 1;
    // What only the entry needed has no use any more: it is told now, and lies before it.
    const isNew = (one: Diagnostic): boolean =>
      (one.line ?? 0) < (problem.line ?? 0) && !all.some((known) => isOfKind(known) && known.at === one.at);
    const still = left.filter((one) => isOfKind(one) && !isNew(one));
    const after = fix.title === 'remove-entry' ? still.length : same.length;
    expect(after, kind).toBeLessThan(before);
  }
}
