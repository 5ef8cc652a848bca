import { cardsOf } from '@shared/games/cards';
import type { Language } from '@shared/util/languages';
import type { FaceAround, PrintedDefinition, TemplateDefinition } from './around';
import { own } from './parts';
import type { Face } from './values';

/** What a definition has to show in a language. */
export function fieldsOf(definition: PrintedDefinition, language: Language, around: FaceAround): Face {
  const { path, id, game } = definition;
  const rules = around.textOf(definition, language);
  const sheet = { path, language, around, rules, copies: 1 };
  return { path, id, language, ...cardsOf(game).face(definition, sheet) };
}

/** A back, or a card that is no definition's: nothing of it differs between cards. */
export function ownFace(template: TemplateDefinition, language: Language, around: FaceAround): Face {
  const { path, id, value } = template;
  const fields = own(value, { path, language, around });
  return { path, id, language, tone: value.tone ?? null, mark: null, fields };
}
