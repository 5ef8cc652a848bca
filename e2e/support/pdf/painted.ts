import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFObject, type PDFPage } from 'pdf-lib';
import { around, identity, moved, shared, times, type Box, type Matrix, type Point } from './matrix';
import { operatorsOf, type Operator } from './operators';

/** Something that leaves ink, where it lies on the page: in millimetres from the upper left corner. */
export interface Painted {
  readonly is: 'fill' | 'stroke' | 'image';
  readonly box: Box;
  /** What is left of it by the clips around it. */
  readonly seen: Box;
  /** Straight strokes one by one; empty for everything else. */
  readonly lines: readonly (readonly [Point, Point])[];
}

/** A face or a paper that a page shows, as it is placed there: it is marked with its language. */
export interface Shown {
  /** Of what the page shows there first: where it is a part, the same for all copies. */
  readonly name: string;
  readonly clip: Box;
  /** Whether the page cut it, and not only the size of the sheet that it was drawn on. */
  readonly isCut: boolean;
  /** From what was drawn to millimetres of the page, its y downwards. */
  readonly matrix: Matrix;
  readonly painted: readonly Painted[];
}

export interface PaintedPage {
  readonly size: { readonly w: number; readonly h: number };
  readonly shown: readonly Shown[];
  /** What the page draws itself. */
  readonly own: readonly Painted[];
}

const mm = 25.4 / 72;
const everywhere: Box = { x: -1e6, y: -1e6, w: 2e6, h: 2e6 };

interface Holder {
  readonly dict: PDFDict;
  readonly text: string;
}

interface State {
  matrix: Matrix;
  clip: Box;
}

/** Runs what a page draws, parts within parts too, by the file's own matrices and clips. */
export function paintedPage(page: PDFPage): PaintedPage {
  const { width, height } = page.getMediaBox();
  const own: Painted[] = [];
  const shown: Shown[] = [];
  const toPage: Matrix = [mm, 0, 0, -mm, 0, height * mm];
  const contents = page.node.lookup(PDFName.of('Contents'));
  const resources = page.node.Resources();
  if (!(contents instanceof PDFRawStream) || !resources) throw new Error('a page without content');
  let open: (Omit<Shown, 'name'> & { readonly painted: Painted[]; name: string | null }) | null = null;
  /** Marks within marks: words that are read otherwise than they are written. */
  let depth = 0;
  const inside: Visitor = {
    paint: (one) => (open?.painted ?? own).push(one),
    show: (inner, place) => run(inner, place.matrix, place.clip, inside),
    mark: () => null,
    unmark: () => null,
  };
  run({ dict: resources, text: textOf(contents) }, toPage, everywhere, {
    ...inside,
    show(part, place, name) {
      if (!open) throw new Error(`${name} is shown, and in no language`);
      open.name ??= name;
      inside.show(part, place, name);
    },
    mark(place, words) {
      if (depth++ === 0 && words.includes('/Lang')) open = { ...place, painted: [], name: null };
    },
    unmark() {
      if (--depth > 0 || !open) return;
      shown.push({ ...open, name: open.name ?? `on page only, ${shown.length}` });
      open = null;
    },
  });
  return { size: { w: width * mm, h: height * mm }, shown, own };
}

type Place = Pick<Shown, 'matrix' | 'clip' | 'isCut'>;

interface Visitor {
  paint(painted: Painted): void;
  show(part: Holder, place: Place, name: string): void;
  mark(place: Place, words: readonly string[]): void;
  unmark(): void;
}

function run({ dict, text }: Holder, start: Matrix, clip: Box, visitor: Visitor): void {
  let state: State = { matrix: start, clip };
  const outer: State[] = [];
  let path: Point[][] = [];
  let clips = false;
  const here = (x = 0, y = 0): Point => moved(state.matrix, { x, y });
  const endPath = (): void => {
    if (clips && path.length > 0) state = { ...state, clip: shared(state.clip, around(path.flat())) };
    clips = false;
    path = [];
  };
  const paint = (is: 'fill' | 'stroke'): void => {
    const box = around(path.flat());
    const lines =
      is === 'stroke'
        ? path.flatMap(([from, to, ...more]) =>
            from && to && more.length === 0 ? [[from, to] as const] : [],
          )
        : [];
    if (path.length > 0) visitor.paint({ is, box, seen: shared(box, state.clip), lines });
  };
  const mark = ({ words }: Operator): void =>
    visitor.mark({ ...state, isCut: state.clip !== everywhere }, words);
  const act: Readonly<Record<string, (operator: Operator) => void>> = {
    q: () => outer.push(state),
    Q: () => (state = outer.pop() ?? state),
    cm: ({ numbers }) => (state = { ...state, matrix: times(matrixOf(numbers), state.matrix) }),
    re: ({ numbers: [x = 0, y = 0, w = 0, h = 0] }) =>
      path.push([here(x, y), here(x + w, y), here(x + w, y + h), here(x, y + h), here(x, y)]),
    m: ({ numbers: [x, y] }) => path.push([here(x, y)]),
    // Of a curve the points that pull it: as good for a box that is measured generously.
    ...Object.fromEntries(
      ['l', 'c', 'v', 'y'].map((name) => [
        name,
        ({ numbers }: Operator) => {
          for (let at = 0; at + 1 < numbers.length; at += 2)
            path.at(-1)?.push(here(numbers[at], numbers[at + 1]));
        },
      ]),
    ),
    W: () => (clips = true),
    'W*': () => (clips = true),
    n: endPath,
    BDC: mark,
    BMC: mark,
    EMC: () => visitor.unmark(),
    Do: ({ words: [word = ''] }) => {
      const name = word.slice(1);
      const part = partOf(dict, name);
      if (named(part.dict, 'Subtype') === 'Image') {
        const box = around([here(0, 0), here(1, 0), here(1, 1), here(0, 1)]);
        visitor.paint({ is: 'image', box, seen: shared(box, state.clip), lines: [] });
        return;
      }
      const matrix = times(matrixOf(numbersIn(part.dict, 'Matrix') ?? identity), state.matrix);
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersIn(part.dict, 'BBox') ?? [];
      const corners = [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ].map(([x = 0, y = 0]) => moved(matrix, { x, y }));
      const resources = part.dict.lookupMaybe(PDFName.of('Resources'), PDFDict) ?? part.dict;
      visitor.show(
        { dict: resources, text: textOf(part) },
        { matrix, clip: shared(state.clip, around(corners)), isCut: state.clip !== everywhere },
        name,
      );
    },
  };
  const fills = ['f', 'F', 'f*'];
  const both = ['B', 'B*', 'b', 'b*'];
  for (const operator of operatorsOf(text)) {
    const { name } = operator;
    if (fills.includes(name) || both.includes(name)) paint('fill');
    if (name === 'S' || name === 's' || both.includes(name)) paint('stroke');
    if (['S', 's', ...fills, ...both].includes(name)) endPath();
    else act[name]?.(operator);
  }
}

const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
};

export const named = (dict: PDFDict, key: string): string | null => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
};

export function numbersIn(dict: PDFDict, key: string): number[] | null {
  const list = dict.lookupMaybe(PDFName.of(key), PDFArray);
  return list?.asArray().map(numberOf) ?? null;
}

const numberOf = (value: PDFObject): number => (value instanceof PDFNumber ? value.asNumber() : NaN);

function partOf(resources: PDFDict, name: string): PDFRawStream {
  const part = resources.lookup(PDFName.of('XObject'), PDFDict).lookup(PDFName.of(name));
  if (!(part instanceof PDFRawStream)) throw new Error(`${name} is shown and is not there`);
  return part;
}

function textOf({ dict, contents }: PDFRawStream): string {
  const filter = named(dict, 'Filter');
  if (filter !== null && filter !== 'FlateDecode') throw new Error(`packed as ${filter}`);
  return (filter === null ? Buffer.from(contents) : inflateSync(contents)).toString('latin1');
}
