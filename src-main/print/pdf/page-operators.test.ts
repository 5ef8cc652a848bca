import { describe, expect, it } from 'vitest';
import type { Page, Placed, Turn } from '@shared/geometry/sheets/model';
import { even } from '@shared/geometry/sheets/test-layouts';
import type { FaceToDraw } from '@shared/print/model';
import { pageOperators, perMm, type Part } from './page-operators';

/** Larger than the face: all faces of a batch are drawn on pages of one size. */
const part: Part = { height: 400, draw: () => '/P1 Do' };
const face = {
  key: 'a',
  cut: { w: 63, h: 88 },
  reach: { w: 34.5, h: 47 },
  drawn: { face: { language: 'uk' } },
} as FaceToDraw;
const placed: Placed = { face: 'a', size: face.cut, x: 70, y: 50, turn: 0, bleed: even(3) };
const empty: Page = {
  size: { w: 210, h: 297 },
  side: 'front',
  cards: [],
  marks: [],
  folds: [],
  trim: { x: 0, y: 0, w: 210, h: 297 },
  title: null,
};
const written = (page: Partial<Page>, paper: Part | null = null): string =>
  pageOperators({ page: { ...empty, ...page }, language: 'ja' }, paper, () => ({ part, face }));

interface Point {
  readonly x: number;
  readonly y: number;
}
/** What a viewer does: where the points of what is shown come, in millimetres from the upper left corner. */
function viewed(text: string) {
  const shown: {
    readonly name: string;
    readonly at: (point: Point) => Point;
    readonly clip: readonly number[];
  }[] = [];
  let matrix: readonly number[] = [1, 0, 0, 1, 0, 0];
  let clip: readonly number[] = [];
  const onPage = ({ x, y }: Point): Point => ({ x: x / perMm, y: empty.size.h - y / perMm });
  for (const line of text.split('\n')) {
    const numbers = line.split(' ').map(Number);
    if (line === 'q') [matrix, clip] = [[1, 0, 0, 1, 0, 0], []];
    else if (line.endsWith(' cm')) matrix = numbers.slice(0, 6);
    else if (line.endsWith(' re W n')) clip = numbers.slice(0, 4);
    else if (line.endsWith(' Do')) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
      const at = ({ x, y }: Point): Point => onPage({ x: a * x + c * y + e, y: b * x + d * y + f });
      shown.push({ name: line.slice(1, -3), at, clip });
    }
  }
  return { shown, onPage };
}
/** A point of a face, in millimetres to the right of and above its middle, as it was drawn. */
const ofFace = (right: number, up: number): Point => ({
  x: (face.reach.w + right) * perMm,
  y: part.height - (face.reach.h - up) * perMm,
});
const close = ({ x, y }: Point, to: Point): void => {
  expect(x).toBeCloseTo(to.x, 5);
  expect(y).toBeCloseTo(to.y, 5);
};

describe('a card on a page', () => {
  /** Where the middle of its upper edge is seen from its own middle; y goes down. */
  const turns: readonly [Turn, Point][] = [
    [0, { x: 0, y: -44 }],
    [90, { x: 44, y: 0 }],
    [180, { x: 0, y: 44 }],
    [270, { x: -44, y: 0 }],
  ];
  it.each(turns)(
    'turned by %i has its middle where it is placed, and its top where it belongs',
    (turn, top) => {
      const [card] = viewed(written({ cards: [{ ...placed, turn }] })).shown;
      if (!card) throw new Error('nothing is shown');
      expect(card.name).toBe('P1');
      close(card.at(ofFace(0, 0)), { x: 70, y: 50 });
      close(card.at(ofFace(0, 44)), { x: 70 + top.x, y: 50 + top.y });
      // Not mirrored: the right of what looks up is the down of what looks right.
      close(card.at(ofFace(10, 0)), { x: 70 - (top.y * 10) / 44, y: 50 + (top.x * 10) / 44 });
    },
  );

  it.each(turns)('turned by %i is cut off at its bleed', (turn) => {
    const bleed = { top: 1, right: 2, bottom: 3, left: 4 };
    const { shown, onPage } = viewed(written({ cards: [{ ...placed, turn, bleed }] }));
    const [x = 0, y = 0, w = 0, h = 0] = shown[0]?.clip ?? [];
    const half = turn % 180 === 0 ? { w: 31.5, h: 44 } : { w: 44, h: 31.5 };
    close(onPage({ x, y: y + h }), { x: 70 - half.w - 4, y: 50 - half.h - 1 });
    close(onPage({ x: x + w, y }), { x: 70 + half.w + 2, y: 50 + half.h + 3 });
  });

  it('of a mat only what lies on this sheet is shown', () => {
    const window = { x: 60, y: 40, w: 20, h: 30 };
    const [card] = viewed(written({ cards: [{ ...placed, window }] })).shown;
    expect(card?.clip.map((number) => number / perMm)).toEqual(
      [60, 297 - 70, 20, 30].map((number) => expect.closeTo(number, 5) as number),
    );
  });

  it('says in which language it is, as the words of the page do', () => {
    expect(written({ cards: [placed] })).toContain('/Span <</Lang (uk)>> BDC\n/P1 Do\nEMC');
    expect(written({}, part)).toContain('/Span <</Lang (ja)>> BDC\n/P1 Do\nEMC');
  });

  it('is drawn by the matrix that it is told', () => {
    const told: string[] = [];
    const draw: Part['draw'] = (at) => {
      told.push(`${at.map((number) => Math.round(number * 1e6) / 1e6).join(' ')} cm`);
      return 'drawn';
    };
    const page = { ...empty, cards: [{ ...placed, turn: 90 as const }] };
    const text = pageOperators({ page, language: 'en' }, { height: 9, draw }, () => ({
      part: { ...part, draw },
      face,
    }));
    expect(told).toHaveLength(2);
    for (const line of told) expect(text.split('\n')).toContain(line);
  });
});

it('words of the page lie in its upper left corner, under the cards', () => {
  const paper: Part = { height: 1000, draw: () => '/P9 Do' };
  const { shown } = viewed(written({ cards: [placed] }, paper));
  expect(shown.map(({ name }) => name)).toEqual(['P9', 'P1']);
  const corner = shown[0]?.at({ x: 0, y: 1000 });
  close(corner ?? { x: 9, y: 9 }, { x: 0, y: 0 });
});

it('marks are lines, folds are dashed, and an empty page is empty', () => {
  const line = { x1: 10, y1: 20, x2: 10, y2: 25 };
  const [x, from, to] = [28.346457, (297 - 20) * perMm, (297 - 25) * perMm].map(
    (n) => Math.round(n * 1e6) / 1e6,
  );
  expect(written({ marks: [line] })).toBe(`q\n0 G 0.25 w [] 0 d\n${x} ${from} m ${x} ${to} l\nS\nQ`);
  expect(written({ folds: [line] })).toContain('[2 2] 0 d');
  expect(written({})).toBe('');
});

it('writes no number that PDF does not know', () => {
  const tiny = { x1: 1e-9, y1: 297, x2: -1e-12, y2: 297 - 1e-10 };
  expect(written({ cards: [{ ...placed, x: 1e-10 }], marks: [tiny] })).not.toMatch(
    /\de|-0(?![.\d])|NaN|Infinity/,
  );
});
