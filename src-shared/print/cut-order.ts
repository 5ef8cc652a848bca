import type { Box } from '@shared/geometry/box';
import type { Line, Page, Placed } from '@shared/geometry/sheets/model';

/**
 * In which order a sheet is cut: right through it as long as no card is in the way, then through the strips, at last
 * around what is left. Somebody who begins with a card in the middle has no edge to lay a ruler against.
 */
export const cutStages = ['sheet', 'strips', 'rest'] as const;
export type CutStage = (typeof cutStages)[number];

export interface Cut {
  readonly line: Line;
  /** From 1. The same cut in several strips has one number: they can lie on top of each other. */
  readonly step: number;
  readonly stage: CutStage;
}

type Axis = 'x' | 'y';
/** From and to, on each axis. */
type Region = Readonly<Record<Axis, readonly [number, number]>>;

/** Millimetres are added up in floating point: closer than this is the same place. */
const same = 0.005;
const other = { x: 'y', y: 'x' } as const;
const asBox = ({ x, y }: Region): Box => ({ x: x[0], y: y[0], w: x[1] - x[0], h: y[1] - y[0] });

/** Where the knife goes around a side of a card; of a mat, around the part that lies on this sheet. */
function cutOf({ x, y, size, turn, window }: Placed): Region {
  const upright = turn % 180 === 0;
  const [w, h] = upright ? [size.w, size.h] : [size.h, size.w];
  const whole: Region = { x: [x - w / 2, x + w / 2], y: [y - h / 2, y + h / 2] };
  return window
    ? {
        x: [Math.max(whole.x[0], window.x), Math.min(whole.x[1], window.x + window.w)],
        y: [Math.max(whole.y[0], window.y), Math.min(whole.y[1], window.y + window.h)],
      }
    : whole;
}

/** What is left of the paper on a page, card by card, with its cuts around it. */
export const cutBoxes = (page: Page): readonly Box[] => page.cards.map((card) => asBox(cutOf(card)));

/** On a mat's sheet the lines are where the next one is glued on. */
const isMat = (page: Page): boolean => page.cards.some(({ window }) => window !== undefined);

interface Fold {
  readonly axis: Axis;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}
function foldOf({ x1, y1, x2, y2 }: Line): Fold {
  const [axis, at, ends]: [Axis, number, [number, number]] =
    Math.abs(x1 - x2) < same ? ['x', x1, [y1, y2]] : ['y', y1, [x1, x2]];
  return { axis, at, from: Math.min(...ends), to: Math.max(...ends) };
}

/** The one fold that lays all backs behind their fronts; null: there is none, or each pair has its own. */
function wholeFold(page: Page): Fold | null {
  if (isMat(page)) return null;
  const [first, ...rest] = page.folds.map(foldOf);
  if (!first) return null;
  return rest.every(({ axis, at }) => axis === first.axis && Math.abs(at - first.at) < same) ? first : null;
}

/** Whether the sheet is folded and glued before it is cut. */
export const foldsFirst = (page: Page): boolean => wholeFold(page) !== null;

/** Two sides that hang together at a fold come out in one piece. */
function joined(regions: readonly Region[], { axis, at, from, to }: Fold): readonly Region[] {
  const across = other[axis];
  const touches =
    (edge: 0 | 1) =>
    (region: Region): boolean =>
      Math.abs(region[axis][edge] - at) < same &&
      region[across][0] > from - same &&
      region[across][1] < to + same;
  const after = regions.filter(touches(0));
  const partner = (before: Region): Region | undefined =>
    after.find((candidate) => Math.abs(candidate[across][0] - before[across][0]) < same);
  const pairs = regions.filter(touches(1)).flatMap((before) => {
    const found = partner(before);
    return found ? [{ before, found }] : [];
  });
  const gone = new Set(pairs.flatMap(({ before, found }) => [before, found]));
  return [
    ...regions.filter((region) => !gone.has(region)),
    ...pairs.map(({ before, found }) => ({ ...before, [axis]: [before[axis][0], found[axis][1]] })),
  ];
}

/** What the knife meets: after folding, one half; with a fold for each pair, the pairs. */
function pieces(page: Page): { readonly regions: readonly Region[]; readonly paper: Region } {
  const regions = page.cards.map(cutOf);
  const paper: Region = { x: [0, page.size.w], y: [0, page.size.h] };
  if (isMat(page)) return { regions, paper };
  const fold = wholeFold(page);
  if (!fold) return { regions: page.folds.map(foldOf).reduce(joined, regions), paper };
  // The paper ends at the fold, so that nobody is told to cut it open.
  return {
    regions: regions.filter((region) => region[fold.axis][1] < fold.at + same),
    paper: { ...paper, [fold.axis]: [paper[fold.axis][0], fold.at] },
  };
}

interface Part {
  readonly region: Region;
  readonly cards: readonly Region[];
  readonly depth: number;
}

function inOrder(places: readonly number[]): readonly number[] {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.filter((place, at) => at === 0 || place - (sorted[at - 1] ?? 0) >= same);
}

/** Edges of cards that are still to be cut, and those among them that cut through no card. */
function edgesOn(axis: Axis, { region, cards }: Part): { readonly all: number; readonly clean: number[] } {
  const [from, to] = region[axis];
  const edges = inOrder(cards.flatMap((card) => card[axis])).filter(
    (edge) => edge > from + same && edge < to - same,
  );
  const clean = edges.filter((edge) =>
    cards.every((card) => card[axis][0] > edge - same || card[axis][1] < edge + same),
  );
  return { all: edges.length, clean };
}

const lineAt = (axis: Axis, at: number, region: Region): Line =>
  axis === 'x'
    ? { x1: at, y1: region.y[0], x2: at, y2: region.y[1] }
    : { x1: region.x[0], y1: at, x2: region.x[1], y2: at };

/** A part falls into bands along one axis; those without a card are waste. */
const bands = (axis: Axis, cuts: readonly number[], { region, cards, depth }: Part): readonly Part[] => {
  const borders = [region[axis][0], ...cuts, region[axis][1]];
  return borders.slice(1).flatMap((to, before) => {
    const from = borders[before] ?? to;
    const inside = cards.filter((card) => card[axis][0] > from - same && card[axis][1] < to + same);
    return inside.length === 0
      ? []
      : [{ region: { ...region, [axis]: [from, to] }, cards: inside, depth: depth + 1 }];
  });
};

/** The knife goes the way on which it gets past the most cards; of two equal ways, the shorter. */
function bestAxis(part: Part, paper: Region): { readonly axis: Axis; readonly clean: readonly number[] } {
  const ways = { x: edgesOn('x', part), y: edgesOn('y', part) };
  const { w, h } = asBox(paper);
  const first: Axis = w <= h ? 'y' : 'x';
  const missed = (axis: Axis): number => ways[axis].all - ways[axis].clean.length;
  const useless = (axis: Axis): boolean => ways[axis].clean.length === 0;
  const second = other[first];
  const turns = useless(first) || (!useless(second) && missed(second) < missed(first));
  const axis = turns ? second : first;
  return { axis, clean: ways[axis].clean };
}

export function cutOrder(page: Page): readonly Cut[] {
  const { regions, paper } = pieces(page);
  const cuts: Cut[] = [];
  const steps = new Map<string, number>();
  const cut = (axis: Axis, at: number, region: Region, depth: number): void => {
    const key = `${depth} ${axis} ${Math.round(at * 100)}`;
    const step = steps.get(key) ?? steps.size + 1;
    steps.set(key, step);
    cuts.push({ line: lineAt(axis, at, region), step, stage: cutStages[depth] ?? 'rest' });
  };
  // Level by level: every strip is there before the first one is cut.
  const waiting: Part[] = [{ region: paper, cards: regions, depth: 0 }];
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const { region, depth } = part;
    const { axis, clean } = bestAxis(part, paper);
    for (const at of clean) cut(axis, at, region, depth);
    if (clean.length > 0) waiting.push(...bands(axis, clean, part));
    else
      // No straight cut is left, as between four cards around a hole: each edge by itself.
      for (const card of part.cards)
        for (const along of ['y', 'x'] as const)
          for (const at of card[along])
            if (at > region[along][0] + same && at < region[along][1] - same)
              cut(along, at, card, cutStages.length);
  }
  return cuts;
}
