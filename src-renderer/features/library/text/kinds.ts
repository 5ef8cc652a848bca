import type { MessageKey } from '@shared/i18n/messages/index';
import type { Game, Kind } from '@shared/language/pack-format';
import { i18n } from '../../../state/i18n.svelte';

/** In the order of the shared list, which can't be imported here: it would bring the schemas with it. */
const manyKeys = {
  card: 'kind.card',
  bonus: 'kind.bonus',
  zone: 'kind.zone',
  rules: 'kind.rules',
} as const satisfies Record<Kind, MessageKey>;

export const kindsInOrder = Object.keys(manyKeys) as readonly Kind[];

/** “Cards”, for a group of them. */
export const kindMany = (kind: Kind): string => i18n.t(manyKeys[kind]);
/** “Card”, for one. */
export const kindOne = (kind: Kind): string => i18n.t(`kindOne.${kind}`);
export const gameName = (game: Game): string => i18n.t(`game.${game}`);
