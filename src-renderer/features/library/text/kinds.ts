import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { i18n } from '../../../state/i18n.svelte';

/** “Cards”, for a group of them. */
export const kindMany = (kind: Kind): string => i18n.t(`kind.${kind}`);
/** “Card”, for one. */
export const kindOne = (kind: Kind): string => i18n.t(`kindOne.${kind}`);
export const gameName = (game: Game): string => i18n.t(`game.${game}`);
