import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ByLanguage } from '@shared/util/languages';

export interface DuelCard {
  readonly id: string;
  readonly names: ByLanguage<string>;
}

const folder = join(import.meta.dirname, '..', '..', 'resources', 'packs', 'governing', 'cards');

/** The cards of the duel as they ship. */
export const duelCards: readonly DuelCard[] = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as DuelCard,
);
