import { innerSpan } from './cursor';
import type { Part } from './half-written';
import { namingAt, type Way } from './naming';
import { asked as ask, knownId, type Asked } from './request';
import { definedKind } from '@shared/language/json-schema/document-schemas';
import { definitionIdOf } from './schemas';
import { narrowed, type Slot } from './shapes';
import type { AssistRequest, NamedHere } from './types';

/** Every word of the document that names another definition, whole or not. */
export function namesAt(request: AssistRequest): NamedHere[] {
  const asked = ask(request);
  if (!asked?.half.root) return [];
  const found: NamedHere[] = [];
  collect(asked, asked.half.root, asked.shapes.root, [], found);
  return found;
}

/** The one under the cursor. The document's own id is a name too: there a rename begins. */
export function nameAt(request: AssistRequest): NamedHere | null {
  const { offset } = request;
  const isUnder = ({ span }: NamedHere): boolean => span.from <= offset && offset <= span.to;
  return namesAt(request).find(isUnder) ?? ownIds(request).find(isUnder) ?? null;
}

function ownIds(request: AssistRequest): NamedHere[] {
  const asked = ask(request);
  const kind = asked && definedKind(asked.kind);
  if (!kind || asked.half.root?.is !== 'object') return [];
  const { half } = asked;
  const id = definitionIdOf(request.path);
  return asked.half.root.entries.flatMap(({ key, value }) =>
    key === 'id' && value?.is === 'scalar' && value.value === id && half.root
      ? [{ span: innerSpan(value.token), kind, id, path: request.path }]
      : [],
  );
}

function collect(asked: Asked, part: Part, slot: Slot, way: Way, found: NamedHere[]): void {
  if (slot.forms.length === 0) return;
  if (part.is === 'list') {
    const items = asked.shapes.items(slot.forms, slot.says);
    part.items.forEach((item, index) => collect(asked, item, items, [...way, index], found));
    return;
  }
  if (part.is === 'object') {
    const forms = narrowed(slot.forms, part);
    for (const { key, value } of part.entries)
      if (value) collect(asked, value, asked.shapes.at(forms, key), [...way, key], found);
    return;
  }
  const { pack } = asked.request;
  const naming = namingAt(pack.game, asked.kind, way, slot);
  const { value, token } = part;
  if (!naming || typeof value !== 'string' || token.is !== 'text' || value === '') return;
  if (naming.words.some(({ word }) => word === value)) return;
  const path = knownId(pack, naming.kind, value)?.path ?? null;
  found.push({ span: innerSpan(token), kind: naming.kind, id: value, path });
}
