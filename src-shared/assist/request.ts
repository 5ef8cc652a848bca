import type { Kind } from '@shared/language/kinds';
import { cursorAt, type Cursor } from './cursor';
import { readHalf, type HalfWritten } from './half-written';
import { documentKind, type DocumentKind, schemaForms } from '@shared/language/json-schema/document-schemas';
import { Shapes } from './shapes';
import type { AssistPack, AssistRequest, KnownId } from './types';

/** A request, read: what every kind of help begins with. */
export interface Asked {
  readonly request: AssistRequest;
  readonly kind: DocumentKind;
  readonly shapes: Shapes;
  readonly half: HalfWritten;
  readonly cursor: Cursor;
}

/** null: this is no document that help is known for. */
export function asked(request: AssistRequest): Asked | null {
  const { path, pack, language, text, offset } = request;
  const kind = documentKind(path, pack.game);
  if (!kind) return null;
  const half = halfOf(text);
  return {
    request,
    kind,
    shapes: new Shapes(schemaForms(pack.game, kind, language)),
    half,
    cursor: cursorAt(half, offset),
  };
}

/** Completion, hint and hover ask for the same text one after another. */
let last: { readonly text: string; readonly half: HalfWritten } | null = null;
function halfOf(text: string): HalfWritten {
  if (last?.text !== text) last = { text, half: readHalf(text) };
  return last.half;
}

type IdIndex = ReadonlyMap<string, KnownId>;
const indexes = new WeakMap<AssistPack['ids'], IdIndex>();

/** A definition of the pack by its id: a pack of a thousand is not searched for each word of a document. */
export function knownId({ ids }: AssistPack, kind: Kind, id: string): KnownId | null {
  let index = indexes.get(ids);
  if (!index) {
    index = new Map(ids.map((known) => [`${known.kind} ${known.id}`, known]));
    indexes.set(ids, index);
  }
  return index.get(`${kind} ${id}`) ?? null;
}
