import { PDFDict, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import { shareShapes } from './shared-shapes';
import { packed, textOf, type FoundStream } from './streams';

/** Larger than any page: the shapes lie inside of what clips them already. */
const everywhere = [-100_000, -100_000, 100_000, 100_000];

/** The paths of a document that several texts draw, each a part of its own: see shared-shapes.ts. */
export class ShapeStore {
  readonly #context: PDFContext;
  readonly #refs = new Map<string, PDFRef>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Writes the texts of these parts anew, as small as they go. `isPage`: it was a page. */
  share(forms: readonly (FoundStream & { readonly isPage: boolean })[]): void {
    const readable = forms.flatMap((form) => {
      const text = textOf(form.stream);
      return text === null ? [] : [{ ...form, text }];
    });
    const { texts, shapes } = shareShapes(readable, (hash) => this.#refs.has(hash));
    for (const [hash, text] of shapes) {
      const dict = this.#context.obj({ Type: 'XObject', Subtype: 'Form', BBox: everywhere });
      this.#refs.set(hash, this.#context.register(packed(dict, text)));
    }
    for (const [index, { text, uses }] of texts.entries()) {
      const form = readable[index];
      if (!form) continue;
      this.#context.assign(form.ref, packed(form.stream.dict, text));
      if (uses.size > 0) this.#name(form.stream.dict, uses);
    }
  }

  #name(form: PDFDict, uses: ReadonlyMap<string, string>): void {
    const parts = ownDict(ownDict(form, 'Resources'), 'XObject');
    for (const [hash, name] of uses) {
      const ref = this.#refs.get(hash);
      if (ref) parts.set(PDFName.of(name), ref);
    }
  }
}

/** Several parts may share one dictionary, and a name must not mean two things: each gets its own. */
function ownDict(dict: PDFDict, key: string): PDFDict {
  const name = PDFName.of(key);
  const found = dict.lookupMaybe(name, PDFDict);
  const own = found ? found.clone(dict.context) : dict.context.obj({});
  dict.set(name, own);
  return own;
}
