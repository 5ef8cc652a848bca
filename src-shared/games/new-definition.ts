import { said, type Said } from '@shared/language/docs/said';
import type { PlainValue } from '@shared/language/fixes';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';

/** What a new definition is made from. */
export interface NewBase {
  readonly id: string;
  readonly names: Names;
  /** What the pack has already. */
  readonly ids: readonly { readonly id: string; readonly kind: Kind }[];
}
export type Body = { [key: string]: PlainValue };

/** What a new definition says to whoever opens it first: above a key, or at the end. */
export interface FirstComments {
  readonly above?: Readonly<Record<string, Said>>;
  readonly last?: Said;
}

/** A new definition of one kind. */
export interface NewKind {
  values(base: NewBase): Body;
  readonly comments: FirstComments;
}

export const newNamed = ({ id, names }: NewBase): Body => ({
  id,
  names: { en: names.en, ja: names.ja, uk: names.uk },
});

/** A template of any game. */
export const newTemplate: NewKind = {
  // It draws a card that is no definition’s: a template for cards would at once compete with the ones there are.
  values: (base) => ({
    ...newNamed(base),
    version: 1,
    for: { own: base.id },
    style: 'illustrated',
    size: { w: 63, h: 88 },
    bleed: 3,
    safe: 3,
    corner: 3,
    layers: [
      { layer: 'shape', shape: 'box', x: -3, y: -3, w: 69, h: 94, fill: 'paper' },
      { layer: 'text', field: 'name', x: 5, y: 5, w: 53, h: 10, font: 'title', size: 4.2, least: 3 },
    ],
  }),
  comments: {
    above: {
      for: said(
        '{ "kind": "card" } draws all cards of the pack instead.',
        '{ "kind": "card" } にすると、パックのすべてのカードに使われる。',
        '{ "kind": "card" } — шаблон для всіх карт набору.',
      ),
      layers: said(
        'From the back to the front, in millimetres.',
        '奥から手前の順。長さはミリメートル。',
        'Від заднього до переднього, у міліметрах.',
      ),
    },
  },
};
