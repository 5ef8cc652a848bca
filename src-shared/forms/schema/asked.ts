import type { PlainValue } from '@shared/language/fixes';
import { documentKind, schemaForms } from '@shared/language/json-schema/document-schemas';
import type { SchemaForms } from '@shared/language/json-schema/schema-forms';
import type { Kind } from '@shared/language/kinds';
import type { FormRequest } from '../types';

/** A request with what is known of its document: what the model and the starting values are made from. */
export interface Asked {
  readonly request: Omit<FormRequest, 'text'>;
  readonly kind: Kind | 'manifest';
  readonly shapes: SchemaForms;
}

/** With its document: a step is told by the skill that it is in, own words by the effects. */
export interface Read extends Asked {
  readonly document: PlainValue;
}

export function ask(request: Omit<FormRequest, 'text'>): Asked | null {
  const kind = documentKind(request.path, request.game);
  // Scenarios are written as text: their steps are moves of a game, not fields of a thing.
  if (kind === null || kind === 'scenarios') return null;
  return { request, kind, shapes: schemaForms(request.game, kind, request.language) };
}
