import type { Template } from '@shared/language/definitions/template';
import { firstTemplate } from '@shared/language/definitions/template-order';
import { ownForms, type OwnForm, type Style } from '@shared/language/definitions/template-words';
import type { PrintedDefinition, TemplateDefinition } from './around';

export const faceSides = ['front', 'back'] as const;
export type FaceSide = (typeof faceSides)[number];

/** How well a template suits a definition; null: it is for something else. */
function rank(template: Template, definition: PrintedDefinition, side: FaceSide): number | null {
  const drawn = template.for;
  if ('own' in drawn) return null;
  if ('side' in drawn) {
    if (side !== 'back') return null;
    return drawn.kind === undefined ? 0 : drawn.kind === definition.kind ? 1 : null;
  }
  if (side !== 'front' || drawn.kind !== definition.kind) return null;
  const wanted = 'type' in drawn ? drawn.type : undefined;
  if (wanted === undefined) return 0;
  return 'type' in definition.value && definition.value.type === wanted ? 1 : null;
}

/**
 * The template that draws a definition: the one made for its type before the one for its kind. A style that the
 * pack does not have is answered with the other one: a card in the wrong style is better than none.
 */
export function templateFor(
  templates: readonly TemplateDefinition[],
  definition: PrintedDefinition,
  style: Style,
  side: FaceSide,
): TemplateDefinition | null {
  let best: { readonly template: TemplateDefinition; readonly score: number } | null = null;
  for (const template of templates) {
    const suits = rank(template.value, definition, side);
    if (suits === null) continue;
    const score = suits + (template.value.style === style ? 2 : 0);
    if (!best || score > best.score) best = { template, score };
  }
  return best?.template ?? null;
}

/**
 * Cards that are no definition's, such as the reference card: one template of each, in the other style where this
 * one is lacking. Cards first, then tokens, mats last.
 */
export function ownTemplates(
  templates: readonly TemplateDefinition[],
  style: Style,
): readonly TemplateDefinition[] {
  const found = new Map<string, TemplateDefinition>();
  for (const template of templates) {
    const { for: drawn, style: its } = template.value;
    if (!('own' in drawn)) continue;
    const known = found.get(drawn.own);
    if (!known || (its === style && known.value.style !== style)) found.set(drawn.own, template);
  }
  return ownForms.flatMap((form) =>
    [...found.values()].filter(({ value }) => ownPart(value)?.as === form).sort(firstTemplate),
  );
}

export interface OwnPart {
  readonly own: string;
  readonly as: OwnForm;
  readonly copies: number;
}

/** What a template says of a card that is no definition's; null: it draws something else. */
export const ownPart = ({ for: drawn }: Template): OwnPart | null =>
  'own' in drawn ? { own: drawn.own, as: drawn.as ?? 'card', copies: drawn.copies ?? 1 } : null;
