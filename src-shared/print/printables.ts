import { ownPart, ownTemplates, type PackFaces, type PrintedDefinition } from '@shared/face/index';
import type { OwnForm, Style } from '@shared/language/definitions/template-words';
import type { Layout } from '@shared/geometry/sheets/model';
import { gameFactsOf } from '@shared/games/index';
import type { Printable, PrintableGroup } from './model';

/** How many of it a table needs. */
function copiesOf({ game, kind, value }: PrintedDefinition): number {
  const { decks, copies } = gameFactsOf(game).print;
  return (copies[kind] ?? ('copies' in value ? (value.copies ?? 1) : 1)) * decks;
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
    copies: copiesOf(one),
  }));
  const own = ownTemplates(faces.templates, style).flatMap(({ value }): Printable[] => {
    const part = ownPart(value);
    return part ? [{ key: ownKey(part.own), group: groups[part.as], copies: part.copies }] : [];
  });
  return [...defined, ...own];
}
