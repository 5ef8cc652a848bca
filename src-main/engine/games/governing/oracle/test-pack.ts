/** The cards as the oracle takes them, and chance that can be played again. Tests only. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Given, OracleCard, OraclePack, OracleRules, OracleToken, Seat } from './oracle';

const resources = resolve(import.meta.dirname, '../../../../../resources');

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(resolve(resources, path), 'utf8')) as T;
}

function readAll<T>(folder: string): T[] {
  const names = readdirSync(resolve(resources, folder)).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => readJson<T>(`${folder}/${name}`));
}

export const shippedPack = (): OraclePack => ({
  rules: readJson<OracleRules>('packs/governing/rules/main.json'),
  cards: readAll<OracleCard>('packs/governing/cards'),
  tokens: readAll<OracleToken>('packs/governing/tokens'),
});

/** Below n, different for every seed and always the same for one. */
export type Chance = (n: number) => number;

export function chanceOf(seed: number): Chance {
  let word = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return (n) => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

export function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(chance(left.length), 1));
}

/** Everybody's book: the whole list, shuffled. */
export function randomSetUp(pack: OraclePack, chance: Chance): Given {
  const list = pack.cards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id));
  const active: Seat = chance(2) === 0 ? 'A' : 'B';
  return { step: 'setUp', active, book: { A: shuffled(list, chance), B: shuffled(list, chance) } };
}
