import { ownPart, ownTemplates, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { OwnForm, Style } from '@shared/language/definitions/template-words';
import type { Layout } from '@shared/geometry/sheets/model';
import type { DefinedGame } from '@shared/language/kinds';
import type { Printable, PrintableGroup } from './model';

/**
 * How often a table needs what a pack defines. Two play the first game with one deck between them. In a duel each
 * of the two brings the whole list, and the list says how many copies of a card it has.
 */
const decks: Readonly<Record<DefinedGame, number>> = { ygios: 1, governing: 2 };

/**
 * Tokens are in no list: texts make them, as many as their player pays for. Five for each are the ten that a turn's
 * AP can make at once; who needs more on the same day asks for more copies.
 */
const tokensEach = 5;

function inDeck({ game, kind, value }: PrintedDefinition): number {
  if (game === 'governing' && kind === 'token') return tokensEach;
  return 'copies' in value ? (value.copies ?? 1) : 1;
}

const groups: Readonly<Record<OwnForm, PrintableGroup>> = { card: 'own', token: 'tokens', mat: 'mats' };

/** The key of what is no definition's: the same in every style. */
export const ownKey = (own: string): string => `own/${own}`;

/**
 * Whether it is printed if nobody chooses. A shop takes cards that are all of one size, a page each; the token of a
 * different size among them would be refused, and the whole file with it.
 */
export const isUsual = ({ group }: Pick<Printable, 'group'>, layout: Pick<Layout, 'is'>): boolean =>
  layout.is === 'sheets' || group === 'cards' || group === 'own';

/** Everything of a pack that can be printed, and how many of it a table needs. */
export function printablesOf(faces: PackFaces, style: Style): readonly Printable[] {
  const defined = faces.cards.map((one): Printable => ({
    key: one.path,
    group: 'cards',
    copies: inDeck(one) * decks[one.game],
  }));
  const own = ownTemplates(faces.templates, style).flatMap(({ value }): Printable[] => {
    const part = ownPart(value);
    return part ? [{ key: ownKey(part.own), group: groups[part.as], copies: part.copies }] : [];
  });
  return [...defined, ...own];
}
