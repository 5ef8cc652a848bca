import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ByLanguage } from '@shared/util/languages';

export interface GoverningCard {
  readonly id: string;
  readonly names: ByLanguage<string>;
}

const folder = join(import.meta.dirname, '..', '..', 'resources', 'packs', 'governing', 'cards');

/** The cards of the duel as they ship. */
export const governingCards: readonly GoverningCard[] = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as GoverningCard,
);
