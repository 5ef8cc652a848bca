import type { GameGuide } from './game-guide';
import { governingGuide } from './governing/guide';
import type { DefinedGame } from './index';
import { ygiosGuide } from './ygios/guide';

/** How each game is explained. They come with the guide, long after the start. */
export const guides = {
  ygios: ygiosGuide,
  governing: governingGuide,
} as const satisfies Readonly<Record<DefinedGame, GameGuide>>;

type Guides = typeof guides;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
export type PageId = { [G in DefinedGame]: `${G}.${KeysOf<Guides[G]['pages']>}` }[DefinedGame];
export type EntryId = {
  [G in DefinedGame]: `${G}.${KeysOf<Guides[G]['groups'][keyof Guides[G]['groups']]>}`;
}[DefinedGame];
