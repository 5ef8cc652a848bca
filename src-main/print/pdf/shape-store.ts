import { PDFDict, PDFName, type PDFContext, type PDFRef } from 'pdf-lib';
import { looksOf, matrixIn, movedTo } from './patterns';
import { shareShapes, type Pattern, type Shape } from './shared-shapes';
import { packed, textOf, type FoundStream } from './streams';

/** Larger than any page: the shapes lie inside of what clips them already. */
const everywhere = [-100_000, -100_000, 100_000, 100_000];

/** The paths of a document that several texts draw, each a part of its own: see shared-shapes.ts. */
export class ShapeStore {
  readonly #context: PDFContext;
  readonly #names = new Map<string, string>();
  readonly #refs = new Map<string, PDFRef>();
  /** One of each look. */
  readonly #patterns = new Map<string, PDFDict>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Writes the texts of these parts anew, as small as they go. `isPage`: it was a page. */
  share(forms: readonly (FoundStream & { readonly isPage: boolean })[]): void {
    const readable = forms.flatMap((form) => {
      const text = textOf(form.stream);
      return text === null ? [] : [{ ...form, text, patterns: this.#patternsOf(form.stream.dict) }];
    });
    const { texts, shapes } = shareShapes(readable, this.#names);
    for (const [hash, shape] of shapes) this.#refs.set(hash, this.#register(shape));
    for (const [index, { text, uses }] of texts.entries()) {
      const form = readable[index];
      if (!form) continue;
      this.#context.assign(form.ref, packed(form.stream.dict, text));
      if (uses.size > 0) this.#name(form.stream.dict, uses);
    }
  }

  #patternsOf(form: PDFDict): ReadonlyMap<string, Pattern> {
    const patterns = form
      .lookupMaybe(PDFName.of('Resources'), PDFDict)
      ?.lookupMaybe(PDFName.of('Pattern'), PDFDict);
    const known = new Map<string, Pattern>();
    for (const [name] of patterns?.entries() ?? []) {
      const pattern = patterns?.lookup(name);
      if (!(pattern instanceof PDFDict)) continue;
      const looks = looksOf(pattern);
      this.#patterns.set(looks, this.#patterns.get(looks) ?? pattern);
      known.set(name.decodeText(), { looks, matrix: matrixIn(pattern) });
    }
    return known;
  }

  #register({ text, pattern }: Shape): PDFRef {
    const dict = this.#context.obj({ Type: 'XObject', Subtype: 'Form', BBox: everywhere });
    const looks = pattern && this.#patterns.get(pattern.looks);
    if (!looks) return this.#context.register(packed(dict, text));
    const filled = this.#context.register(movedTo(looks, pattern.matrix));
    dict.set(PDFName.of('Resources'), this.#context.obj({ Pattern: { P: filled } }));
    return this.#context.register(packed(dict, `/Pattern CS/Pattern cs/P SCN/P scn\n${text}`));
  }

  #name(form: PDFDict, uses: ReadonlySet<string>): void {
    const parts = ownDict(ownDict(form, 'Resources'), 'XObject');
    for (const hash of uses) {
      const [name, ref] = [this.#names.get(hash), this.#refs.get(hash)];
      if (name && ref) parts.set(PDFName.of(name), ref);
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
