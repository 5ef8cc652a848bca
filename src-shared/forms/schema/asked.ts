import type { PlainValue } from '@shared/language/fixes';
import type { FormRequest } from '../types';
import { documentKind, shapesFor, type DocumentKind, type Shapes } from './shapes';

/** A request with what is known of its document: what the model and the starting values are made from. */
export interface Asked {
  readonly request: Omit<FormRequest, 'text'>;
  readonly kind: DocumentKind;
  readonly shapes: Shapes;
}

/** With its document: a step is told by the skill that it is in, own words by the effects. */
export interface Read extends Asked {
  readonly document: PlainValue;
}

export function ask(request: Omit<FormRequest, 'text'>): Asked | null {
  const kind = documentKind(request.path, request.game);
  return kind && { request, kind, shapes: shapesFor(request.game, kind, request.language) };
}
