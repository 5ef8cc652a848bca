import type { FormRequest } from '../types';
import { documentKind, shapesFor, type DocumentKind, type Shapes } from './shapes';

/** A request with what is known of its document: what the model and the starting values are made from. */
export interface Asked {
  readonly request: Omit<FormRequest, 'text'>;
  readonly kind: DocumentKind;
  readonly shapes: Shapes;
}

export function ask(request: Omit<FormRequest, 'text'>): Asked | null {
  const kind = documentKind(request.path, request.game);
  return kind && { request, kind, shapes: shapesFor(request.game, kind, request.language) };
}
