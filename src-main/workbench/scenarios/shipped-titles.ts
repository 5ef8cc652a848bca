import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { translatedTitles, type ScenarioTitle, type TranslatedTitles } from '@shared/api/scenarios';
import type { Game } from '@shared/games/index';

/** They lie in a folder beside the scenarios, whose format has one title for all languages. */
export async function readTitles(folder: string, game: Game): Promise<TranslatedTitles> {
  const text = await readFile(join(folder, 'titles', `${game}.json`), 'utf8').catch(() => '{}');
  return translatedTitles.parse(JSON.parse(text));
}

export function titleOf(titles: TranslatedTitles, id: string, title: string): ScenarioTitle {
  const translated = titles[id];
  return translated ? { en: title, ...translated } : title;
}
