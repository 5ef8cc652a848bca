import type { DiagnosticCode } from '@shared/language/diagnostics';
import type { ListedFile } from '../check-files';

/** What the attacks start from: a pack without a fault, and its archive. */
export interface Base {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly archive: Uint8Array;
}

/** The same seed gives the same numbers. */
export type Random = (below: number) => number;

export type Weapon =
  | { readonly through: 'archive'; readonly bytes: Uint8Array }
  | { readonly through: 'list'; readonly files: readonly ListedFile[] };

export interface Attack {
  readonly name: string;
  /** How many of them, each made with other random numbers. */
  readonly times: number;
  /** What the first complaint may be. */
  readonly codes: readonly DiagnosticCode[];
  readonly make: (random: Random, base: Base) => Weapon;
  /** Damage that touches nothing of meaning: taken only if every file is what it was. */
  readonly mayMissTheMark?: boolean;
}

export const asArchive = (bytes: Uint8Array): Weapon => ({ through: 'archive', bytes });
export const asList = (files: Iterable<readonly [string, Uint8Array]>): Weapon => ({
  through: 'list',
  files: [...files].map(([path, bytes]) => ({ path, bytes })),
});

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[random(list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
};
