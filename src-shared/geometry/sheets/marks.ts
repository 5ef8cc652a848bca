import { slack, type Box } from '../box';
import type { Line, Size } from './model';
import { joined, without, type Span } from './spans';

/** Something to be cut out, and how far it is printed. */
export interface Piece {
  readonly cut: Box;
  readonly printed: Box;
}

type Direction = 'upright' | 'level';

/** A line to be marked, upright at an x or level at a y, beyond both ends of a piece. */
export interface Edge extends Span {
  readonly runs: Direction;
  readonly at: number;
}

/** A mark at the very cut would be seen on the card when the knife is a little off. */
const leastAway = 1;
const longest = 4;
const shortest = 0.5;

const along = ({ x, y, w, h }: Box, runs: Direction): Span =>
  runs === 'upright' ? { from: y, to: y + h } : { from: x, to: x + w };
const across = (box: Box, runs: Direction): Span => along(box, runs === 'upright' ? 'level' : 'upright');

/** From where to where a short mark stays away from the piece. */
function keptFree({ cut, printed }: Piece, runs: Direction): Span {
  const [inner, outer] = [along(cut, runs), along(printed, runs)];
  return { from: Math.min(outer.from, inner.from - leastAway), to: Math.max(outer.to, inner.to + leastAway) };
}

export const edgeAt = (piece: Piece, runs: Direction, at: number): Edge => ({
  ...keptFree(piece, runs),
  runs,
  at,
});

export interface Edges {
  readonly top: Edge;
  readonly right: Edge;
  readonly bottom: Edge;
  readonly left: Edge;
}

export const edgesOf = (piece: Piece): Edges => {
  const { x, y, w, h } = piece.cut;
  return {
    top: edgeAt(piece, 'level', y),
    right: edgeAt(piece, 'upright', x + w),
    bottom: edgeAt(piece, 'level', y + h),
    left: edgeAt(piece, 'upright', x),
  };
};

/** Pieces that the whole line runs over, or along: half of its ink would be on the card. */
const inTheWay = ({ runs, at }: Edge, pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({ printed }) => {
    const { from, to } = across(printed, runs);
    return at > from - slack && at < to + slack;
  });

const pageSpan = ({ w, h }: Size, runs: Direction): Span => along({ x: 0, y: 0, w, h }, runs);

/** Short marks beyond both ends of every edge, cut short where the next piece or the end of the page is. */
export const ticks = (edges: readonly Edge[], pieces: readonly Piece[], page: Size): Line[] =>
  lines(
    edges.flatMap((edge) => {
      const { from, to } = edge;
      const end = pageSpan(page, edge.runs);
      const holes = inTheWay(edge, pieces).map((piece) => keptFree(piece, edge.runs));
      const before = without({ from: Math.max(from - longest, end.from), to: from }, holes).at(-1);
      const after = without({ from: to, to: Math.min(to + longest, end.to) }, holes)[0];
      return [
        ...(before && before.to > from - slack ? [{ ...edge, ...before }] : []),
        ...(after && after.from < to + slack ? [{ ...edge, ...after }] : []),
      ];
    }),
  );

/** Every edge as a line over the whole page, with holes where something is printed. */
export const fullLines = (edges: readonly Edge[], pieces: readonly Piece[], page: Size): Line[] =>
  lines(
    edges.flatMap((edge) => {
      const holes = inTheWay(edge, pieces).map(({ printed }) => along(printed, edge.runs));
      return without(pageSpan(page, edge.runs), holes).map((span) => ({ ...edge, ...span }));
    }),
  );

/** Neighbours share their edges: what is marked twice is drawn once, and what nobody would see not at all. */
function lines(edges: readonly Edge[]): Line[] {
  const places: { readonly runs: Direction; readonly at: number; readonly spans: Span[] }[] = [];
  for (const { runs, at, from, to } of edges.toSorted((a, b) => a.at - b.at)) {
    const place = places.findLast((one) => one.runs === runs);
    if (place && at - place.at < slack) place.spans.push({ from, to });
    else places.push({ runs, at, spans: [{ from, to }] });
  }
  return places.flatMap(({ runs, at, spans }) =>
    joined(spans)
      .filter(({ from, to }) => to - from > shortest - slack)
      .map(({ from, to }) =>
        runs === 'upright' ? { x1: at, y1: from, x2: at, y2: to } : { x1: from, y1: at, x2: to, y2: at },
      ),
  );
}
