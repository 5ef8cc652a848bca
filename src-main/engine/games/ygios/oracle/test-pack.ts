/** The shipped pack as the oracle takes it, and a small dealer for random positions. Tests only. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { optionValues, type OracleOptions } from './options';
import type { Given } from './position';
import type { OracleBonus, OracleCard, OraclePack, OracleRules } from './words';

export const resources = resolve(import.meta.dirname, '../../../../../resources');

interface RulesFile {
  readonly row: readonly string[];
  readonly modes: { readonly advanced: { readonly sculpt: number } };
  readonly devotion: Pick<OracleRules, 'faceDown' | 'besideDivisor'>;
  readonly scoring: Omit<OracleRules, 'faceDown' | 'besideDivisor' | 'sculpt'>;
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(resolve(resources, path), 'utf8')) as T;
}

function readAll<T>(folder: string): T[] {
  const names = readdirSync(resolve(resources, folder)).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => readJson<T>(`${folder}/${name}`));
}

export function shippedPack(): OraclePack {
  const main = readJson<RulesFile>('packs/ygios/rules/main.json');
  return {
    cards: readAll<OracleCard>('packs/ygios/cards'),
    bonuses: readAll<OracleBonus>('packs/ygios/bonuses'),
    zones: main.row,
    rules: { ...main.devotion, ...main.scoring, sculpt: main.modes.advanced.sculpt },
  };
}

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

export function randomOptions(chance: Chance): OracleOptions {
  const entries = Object.entries(optionValues).map(([name, values]) => [name, values[chance(values.length)]]);
  return Object.fromEntries(entries) as OracleOptions;
}

/** A whole deal, in phase `sculpt` if advanced. */
export function randomDeal(pack: OraclePack, mode: 'simple' | 'advanced', chance: Chance): Given {
  const size = mode === 'simple' ? 6 : 8;
  const cards = shuffled(
    pack.cards.filter((card) => card.devotion <= size).map((card) => card.id),
    chance,
  );
  const row = mode === 'simple' ? pack.zones : shuffled(pack.zones, chance);
  const bonuses = shuffled(pack.bonuses, chance).slice(0, row.length);
  const laid = bonuses.map(({ id }, index) => [row[index] ?? '', id] as const);
  return {
    mode,
    phase: mode === 'simple' ? 'play' : 'sculpt',
    row,
    ...(mode === 'simple' ? {} : { bonuses: Object.fromEntries(laid) }),
    first: chance(2) === 0 ? 'A' : 'B',
    score: { A: chance(12), B: chance(12) },
    hand: { A: cards.slice(0, size), B: cards.slice(size, 2 * size) },
    pile: cards.slice(2 * size),
  };
}
