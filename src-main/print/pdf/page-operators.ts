import type { Line, Placed } from '@shared/geometry/sheets/model';
import { shownOf } from '@shared/geometry/sheets/shown';
import type { FaceToDraw, PlannedPage } from '@shared/print/model';
import type { Language } from '@shared/util/languages';
import type { Matrix } from './matrix';

/** PDF counts in points from the lower left corner. */
export const perMm = 72 / 25.4;

/** A face or a paper as a part that pages can show. */
export interface Part {
  /** How high the page was that Chromium drew it on, in points: it lies in its upper left corner. */
  readonly height: number;
  /** The operators that draw it, from where it is placed. */
  readonly draw: (at: Matrix) => string;
}

/** Thin enough to cut along, thick enough to be printed by every printer. */
const markWidth = 0.25;

const number = (value: number): string => String(Math.round(value * 1e6) / 1e6);
const numbers = (...values: readonly number[]): string => values.map(number).join(' ');

/** What is drawn on one page, from back to front. */
export function pageOperators(
  { page, language }: Pick<PlannedPage, 'page' | 'language'>,
  paper: Part | null,
  partOf: (face: string) => { readonly part: Part; readonly face: FaceToDraw },
): string {
  const height = page.size.h * perMm;
  // Before the paper, though it lies below: of what is called alike, the paper stays a part, and not nine cards.
  const cards = page.cards.flatMap((card) => cardOperators(card, height, partOf(card.face)));
  return [
    ...(paper ? ['q', ...partOperators(paper, [1, 0, 0, 1, 0, height - paper.height], language), 'Q'] : []),
    ...cards,
    ...lineOperators(page.marks, height, []),
    ...lineOperators(page.folds, height, [2, 2]),
  ].join('\n');
}

/** A file may be in several languages: whoever reads it aloud knows which. */
const partOperators = ({ draw }: Part, at: Matrix, language: Language): string[] => [
  `${numbers(...at)} cm`,
  `/Span <</Lang (${language})>> BDC`,
  draw(at),
  'EMC',
];

function cardOperators(
  placed: Placed,
  height: number,
  { part, face }: { readonly part: Part; readonly face: FaceToDraw },
): string[] {
  const { x, y, w, h } = shownOf(placed);
  const shown = numbers(x * perMm, height - (y + h) * perMm, w * perMm, h * perMm);
  const angle = (placed.turn * Math.PI) / 180;
  // Turns by quarters: nothing between.
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const middle = { x: face.reach.w * perMm, y: part.height - face.reach.h * perMm };
  const at = { x: placed.x * perMm, y: height - placed.y * perMm };
  const matrix: Matrix = [
    cos,
    -sin,
    sin,
    cos,
    at.x - cos * middle.x - sin * middle.y,
    at.y + sin * middle.x - cos * middle.y,
  ];
  return ['q', `${shown} re W n`, ...partOperators(part, matrix, face.drawn.face.language), 'Q'];
}

function lineOperators(lines: readonly Line[], height: number, dash: readonly number[]): string[] {
  if (lines.length === 0) return [];
  return [
    'q',
    `0 G ${markWidth} w [${numbers(...dash)}] 0 d`,
    ...lines.map(
      ({ x1, y1, x2, y2 }) =>
        `${numbers(x1 * perMm, height - y1 * perMm)} m ${numbers(x2 * perMm, height - y2 * perMm)} l`,
    ),
    'S',
    'Q',
  ];
}
