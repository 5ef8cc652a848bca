import { PDFDict, PDFName, type PDFContext, type PDFRawStream, type PDFRef } from 'pdf-lib';
import { times, type Matrix } from './matrix';
import { matrixIn, movedTo } from './patterns';
import { textOf } from './streams';

/** `/P8 scn`: the next shapes are filled with pattern P8; in capitals, outlined. */
const patternUse = /\/([^\s/<>[\](){}%]+)(?= (?:scn|SCN)\b)/g;

/** A state that it leaves open would be that of everything after it. */
const isBalanced = (text: string): boolean =>
  text.match(/(?<!\S)q(?!\S)/g)?.length === text.match(/(?<!\S)Q(?!\S)/g)?.length;

/** Whether a pattern is named where its new name would not be written. */
function isNamedOtherwise(text: string, patterns: readonly string[]): boolean {
  const rest = text.replaceAll(patternUse, '');
  return patterns.some((name) => new RegExp(`/${name}(?![^\\s/<>[\\](){}%])`).test(rest));
}

/** What the operators of one page refer to by name: fonts, states, patterns, parts. */
export class PageNames {
  readonly dict: PDFDict;
  readonly #context: PDFContext;
  #patterns = 0;

  constructor(context: PDFContext) {
    this.#context = context;
    this.dict = context.obj({});
  }

  /** The operators that show it as a part of its own. */
  shown(name: string, ref: PDFRef): string {
    this.#kind('XObject').set(PDFName.of(name), ref);
    return `/${name} Do`;
  }

  /**
   * The operators of a part, to be written into the page's own: packed with those of its neighbours, which are like
   * it, they take half the room. Null where that would not be the same: it calls something else by a name that is
   * taken here, as parts of two batches do, is filled with tiles, or is written otherwise than Chromium did it when
   * this was.
   */
  inlined(part: PDFRawStream, at: Matrix): string | null {
    const text = textOf(part);
    const resources = part.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
    const kinds = (resources?.entries() ?? []).flatMap(([kind]) => {
      const names = resources?.lookup(kind);
      // The other one is a list that no viewer reads any more.
      return names instanceof PDFDict ? [{ kind: kind.decodeText(), names }] : [];
    });
    const patterns = kinds.find(({ kind }) => kind === 'Pattern')?.names ?? null;
    const others = kinds.filter(({ kind }) => kind !== 'Pattern');
    if (text === null || !isBalanced(text)) return null;
    if (others.some(({ kind, names }) => this.#differs(kind, names))) return null;
    const moved = patterns ? this.#moved(patterns, at) : new Map<string, PDFDict>();
    if (!moved || isNamedOtherwise(text, [...moved.keys()])) return null;
    for (const { kind, names } of others) {
      const here = this.#kind(kind);
      for (const [name, value] of names.entries()) here.set(name, value);
    }
    return this.#renamed(text, moved);
  }

  #kind(kind: string): PDFDict {
    const name = PDFName.of(kind);
    const found = this.dict.lookupMaybe(name, PDFDict);
    if (found) return found;
    const made: PDFDict = this.#context.obj({});
    this.dict.set(name, made);
    return made;
  }

  #differs(kind: string, names: PDFDict): boolean {
    const here = this.dict.lookupMaybe(PDFName.of(kind), PDFDict);
    return names.entries().some(([name, value]) => {
      const taken = here?.get(name);
      return taken !== undefined && taken.toString() !== value.toString();
    });
  }

  /** A pattern lies where the page begins, not where the part does that is filled with it: it is moved along. */
  #moved(patterns: PDFDict, at: Matrix): Map<string, PDFDict> | null {
    const moved = new Map<string, PDFDict>();
    for (const [name] of patterns.entries()) {
      const pattern = patterns.lookup(name);
      if (!(pattern instanceof PDFDict)) return null;
      moved.set(name.decodeText(), movedTo(pattern, times(matrixIn(pattern), at)));
    }
    return moved;
  }

  #renamed(text: string, moved: ReadonlyMap<string, PDFDict>): string {
    const names = new Map<string, string>();
    return text.replaceAll(patternUse, (written, old: string) => {
      const pattern = moved.get(old);
      if (!pattern) return written;
      const name = names.get(old) ?? `Hp${this.#patterns++}`;
      if (!names.has(old)) this.#kind('Pattern').set(PDFName.of(name), this.#context.register(pattern));
      names.set(old, name);
      return `/${name}`;
    });
  }
}
