import type { EntryLinks, GameGuide } from '@shared/games/game-guide';
import { guides } from '@shared/games/guides';
import type { DefinedGame } from '@shared/games/index';

const guideOf = (game: DefinedGame): GameGuide => guides[game];

export const pagesIn = (game: DefinedGame): readonly string[] => Object.keys(guideOf(game).pages);

/** Entries to read on with after a page. */
export const pageLinks = (game: DefinedGame, page: string): readonly string[] =>
  guideOf(game).pages[page] ?? [];

/** The reference of a game, in the groups of its list. */
export const groupsOf = (game: DefinedGame): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(guideOf(game).groups).map(([group, entries]) => [group, Object.keys(entries)]);

export const entriesOf = (game: DefinedGame): readonly string[] =>
  groupsOf(game).flatMap(([, entries]) => entries);

export const isEntry = (game: DefinedGame, entry: string): boolean => entriesOf(game).includes(entry);

export const entryLinks = (game: DefinedGame, entry: string): EntryLinks =>
  Object.values(guideOf(game).groups).find((entries) => entry in entries)?.[entry] ?? { entries: [] };
