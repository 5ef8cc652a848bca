import { randomBytes } from 'node:crypto';
import type { Names } from '@shared/language/names';

/** A new pack's id: readable on a command line, and never given twice. */
export function newPackId(names: Names): string {
  const words = names.en
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['pack'];
  return `${words.join('-').slice(0, 40).replace(/-$/, '')}-${randomBytes(6).toString('hex')}`;
}
