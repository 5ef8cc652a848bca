/**
 * Sheets of cards, in millimetres from the upper left corner of the page. The screen draws them, and the PDF is put
 * together from the same numbers: there is no second opinion about where a card lies.
 */

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Which edge of the paper the printer turns it about, or how backs come to their fronts without one. */
export const backWays = ['none', 'long-edge', 'short-edge', 'fold-over', 'apart'] as const;
export type BackWay = (typeof backWays)[number];
export type FlipEdge = Extract<BackWay, 'long-edge' | 'short-edge'>;

/** The printer itself prints the second side, and may miss the first. */
export const turnsPaper = (backs: BackWay): backs is FlipEdge =>
  backs === 'long-edge' || backs === 'short-edge';

export const cropMarkWords = ['corner', 'full', 'none'] as const;
export type CropMarks = (typeof cropMarkWords)[number];

/** Of files with one card a page. */
export const sideOrders = ['front-back', 'back-front', 'fronts-backs'] as const;
export type SideOrder = (typeof sideOrders)[number];

export const paperTurns = ['auto', 'upright', 'sideways'] as const;
export type PaperTurn = (typeof paperTurns)[number];

interface Common {
  /** What is printed beyond the cut, around every card. */
  readonly bleed: number;
  readonly backs: BackWay;
}

/** Many cards on a sheet of paper, to be cut at home. */
export interface SheetLayout extends Common {
  readonly is: 'sheets';
  /** Upright: narrower than high. */
  readonly paper: Size;
  readonly turn: PaperTurn;
  /** What the printer can't print on, and nothing is put on. Of the page as it is read, turned or not. */
  readonly margins: Margins;
  /** Between the bleeds of neighbours. */
  readonly gap: number;
  readonly marks: CropMarks;
  /** How far the printer puts the second side off, to the right and down as that side is read: taken back here. */
  readonly offset: { readonly x: number; readonly y: number };
}

/** One card a page, as large as its bleed: what print shops take. */
export interface SingleLayout extends Common {
  readonly is: 'single';
  readonly order: SideOrder;
}

export type Layout = SheetLayout | SingleLayout;

/** How an item comes onto paper: side by side with others of its size, or over several sheets that are glued. */
export const itemWays = ['card', 'mat'] as const;
export type ItemWay = (typeof itemWays)[number];

/** One thing to be cut out. Copies are items of their own. */
export interface Item {
  /** Names what is drawn on it; see `Placed`. */
  readonly front: string;
  readonly back: string | null;
  /** As it is cut, and as its front is read: a landscape card is wider than high. */
  readonly size: Size;
  readonly way: ItemWay;
}

/** Clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** A side of a card on a page. */
export interface Placed {
  readonly face: string;
  /** As it is read, before it is turned. */
  readonly size: Size;
  /** The middle of the cut card on the page. */
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  /** How much beyond the cut is shown, on each side of the *page*: at a fold there is none. */
  readonly bleed: Margins;
  /** Only this part of the page is printed on: the part of a mat that lies on this sheet. */
  readonly window?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Page {
  readonly size: Size;
  /** Of the paper. */
  readonly side: 'front' | 'back';
  readonly cards: readonly Placed[];
  /** Where to cut. */
  readonly marks: readonly Line[];
  /** Where to fold, or to glue. */
  readonly folds: readonly Line[];
  /** What is cut out, without bleed: the cut of every card that a shop or a knife must find. */
  readonly trim: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Room for a line of words that no cut touches; null: there is none. */
  readonly title: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
}

/** Why there can be no sheets, with what is needed to mend it. */
export type LayoutProblem =
  | { readonly code: 'nothing-to-print' }
  /** The margins leave nothing, or less than nothing. */
  | { readonly code: 'no-room'; readonly paper: Size; readonly room: Size }
  /**
   * One card with its bleed (twice, where it is folded), or the least part of a mat, does not fit between the margins,
   * however it is turned.
   */
  | { readonly code: 'too-large'; readonly front: string; readonly needed: Size; readonly room: Size }
  /** The paper itself is smaller than the card; `needed` is with its bleed. */
  | {
      readonly code: 'larger-than-paper';
      readonly front: string;
      readonly needed: Size;
      readonly paper: Size;
    }
  /** What takes the printer's offset back moves a back so many millimetres beyond the edge of the paper. */
  | { readonly code: 'offset-too-large'; readonly by: number };
