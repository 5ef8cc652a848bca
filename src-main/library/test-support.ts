import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Names } from '@shared/language/names';
import { definitionPath, manifestPath } from '@shared/language/pack-format';
import type { FileEdit, Library, Outcome } from './library';
import { openLibrary, type OpenOptions } from './open-library';

/** Makings of tests and of the bench. Nothing in the product imports this file. */

const utf8 = new TextEncoder();
export const bytesOf = (value: unknown): Uint8Array => utf8.encode(`${JSON.stringify(value, null, 2)}\n`);

/** A folder of its own that is gone afterwards: `using folder = tempFolder()`. */
export function tempFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'heartdeck-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** The value, or a thrown failure: for steps that are not the subject of a test. */
export function must<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome.error));
}

export const openOrThrow = async (options: OpenOptions): Promise<Library> => must(await openLibrary(options));

/** A small generator of numbers from 0 up to but not including `below`; the same seed gives the same numbers. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return Math.floor((((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000) * below);
  };
}

const zones = [
  { id: 'home', mark: 'house', names: { en: 'Home', ja: '家', uk: 'Дім' } },
  { id: 'town', mark: 'lantern', names: { en: 'Town', ja: '街', uk: 'Місто' } },
  { id: 'school', mark: 'book', names: { en: 'School', ja: '学校', uk: 'Школа' } },
] as const;

const firsts: readonly Names[] = [
  { en: 'Quiet', ja: '静かな', uk: 'Тихий' },
  { en: 'Evening', ja: '夕暮れの', uk: 'Вечірній' },
  { en: 'Borrowed', ja: '借りた', uk: 'Позичений' },
  { en: 'Secret', ja: '秘密の', uk: 'Таємний' },
  { en: 'Sunny', ja: '日なたの', uk: 'Сонячний' },
  { en: 'Forgotten', ja: '忘れられた', uk: 'Забутий' },
  { en: 'First', ja: '初めての', uk: 'Перший' },
  { en: 'Paper', ja: '紙の', uk: 'Паперовий' },
];
const seconds: readonly Names[] = [
  { en: 'Umbrella', ja: 'アンブレラ', uk: 'зонтик' },
  { en: 'Letter', ja: '手紙', uk: 'лист' },
  { en: 'Promise', ja: '約束', uk: 'обов’язок' },
  { en: 'Lunch Box', ja: 'お弁当', uk: 'обід' },
  { en: 'Playground', ja: '遊び場', uk: 'майданчик' },
  { en: 'Melody', ja: 'メロディー', uk: 'наспів' },
  { en: 'Garden', ja: '庭', uk: 'під’їзд' },
];
const steps = [
  { do: 'draw', n: 2 },
  { do: 'discard', from: 'hand', n: 1 },
  { do: 'move', pick: { of: 'foe' }, to: 'all' },
  { do: 'flip', pick: { not: 'this' }, to: 'other' },
  { do: 'return', pick: { of: 'me', not: 'this' } },
] as const;

const joined = (a: Names, b: Names, number: number): Names => ({
  en: `${a.en} ${b.en} ${number}`,
  ja: `${a.ja}${b.ja}${number}`,
  uk: `${a.uk} ${b.uk} ${number}`,
});
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The n-th card: its own name in three languages, one of three zones, a small effect. */
export function syntheticCard(number: number): { path: string; bytes: Uint8Array } {
  const zone = pick(zones, number).id;
  const id = `${zone}-${number}`;
  const names = joined(pick(firsts, number), pick(seconds, number >> 3), number);
  const fire = [pick(steps, number)];
  const card = { id, names, home: zone, devotion: 1 + (number % 8), fire };
  return { path: definitionPath('card', id), bytes: bytesOf(card) };
}

/** A valid pack of `count` definitions, three of them zones and the others cards. */
export function syntheticPack(count: number): Map<string, Uint8Array> {
  const names: Names = { en: 'Synthetic pack', ja: '合成パック', uk: 'Синтетичний набір' };
  const files = new Map([[manifestPath, bytesOf({ format: 1, game: 'ygios', names })]]);
  for (const { id, mark, names } of zones) {
    files.set(definitionPath('zone', id), bytesOf({ id, names, look: { tone: id, mark } }));
  }
  for (let number = 1; number <= count - zones.length; number++) {
    const { path, bytes } = syntheticCard(number);
    files.set(path, bytes);
  }
  return files;
}

/** A new name for a card and nothing else: the commonest save. */
export function renamedCard(number: number, name: string): FileEdit {
  const { path, bytes } = syntheticCard(number);
  const card = JSON.parse(new TextDecoder().decode(bytes)) as object;
  return { path, bytes: bytesOf({ ...card, names: { en: name, ja: name, uk: name } }) };
}
