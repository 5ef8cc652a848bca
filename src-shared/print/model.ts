import type { Drawn } from '@shared/face/index';
import type { Layout, LayoutProblem, Page, Size } from '@shared/geometry/sheets/model';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';

/** Everything that can be kept as a preset: how to print, not what. */
export interface PrintSettings {
  readonly layout: Layout;
  /** What every card is cut to, upright; null: each as it was designed. Tokens and mats keep their own size. */
  readonly card: Size | null;
  readonly style: Style;
  /** Name, language and number of the sheet, outside every cut. */
  readonly titles: boolean;
  /** A first page that tells how to print, cut and put together. */
  readonly notes: boolean;
  /** Rulers for the printer's scale, and for how far its second side is off. */
  readonly calibration: boolean;
}

/** What is to be printed, and how. */
export interface PrintJob {
  readonly pack: string;
  /** Left out: as it is now. */
  readonly revision?: string | undefined;
  /** Only what is drawn otherwise than it was then. */
  readonly since?: string | undefined;
  /** One set of cards for each, in this order. */
  readonly languages: readonly Language[];
  /** Keys of `Printable`; null: what is usual, see `isUsual`. */
  readonly only: readonly string[] | null;
  /** Where it is not what the rules ask for. */
  readonly copies: Readonly<Record<string, number>>;
  readonly settings: PrintSettings;
}

/** More of one card nobody cuts; more at all nobody's printer holds. */
export const mostCopies = 500;
export const mostCards = 5000;

export const printableGroups = ['cards', 'own', 'tokens', 'mats'] as const;
export type PrintableGroup = (typeof printableGroups)[number];

/** One line of the list of what can be printed. */
export interface Printable {
  /** The path of its definition; `own/reference` for a card that is no definition's. */
  readonly key: string;
  readonly group: PrintableGroup;
  /** How many the rules ask for. */
  readonly copies: number;
}

/** A side as it must be drawn for this job. */
export interface FaceToDraw {
  readonly key: string;
  readonly drawn: Drawn;
  /** From the template's millimetres to those of the cut card. */
  readonly scale: number;
  readonly cut: Size;
  /** How far beyond the middle it is drawn, in millimetres of the page: half the cut card, and the bleed. */
  readonly reach: Size;
}

/** One line of the job, in one language. */
export interface PlannedItem {
  /** Of its `Printable`. */
  readonly key: string;
  readonly group: PrintableGroup;
  readonly language: Language;
  readonly copies: number;
  /** Keys of `faces`. */
  readonly front: string;
  readonly back: string | null;
  readonly size: Size;
}

export type PlannedPage =
  | {
      readonly is: 'cards';
      readonly language: Language;
      readonly page: Page;
      /** From 1, among all pages of the job. */
      readonly number: number;
    }
  | { readonly is: 'notes'; readonly language: Language; readonly page: Page; readonly number: number }
  | { readonly is: 'calibration'; readonly language: Language; readonly page: Page; readonly number: number };

export interface PrintPlan {
  readonly pages: readonly PlannedPage[];
  readonly faces: ReadonlyMap<string, FaceToDraw>;
  readonly items: readonly PlannedItem[];
  /** Things to be cut out, copies counted, backs not. */
  readonly cards: number;
  /** Definitions that no template draws: told, and left out. */
  readonly undrawn: readonly string[];
}

export type PrintProblem =
  | LayoutProblem
  | { readonly code: 'nothing-changed' }
  /** No template draws anything of what is chosen. */
  | { readonly code: 'nothing-drawn' }
  | { readonly code: 'bad-copies'; readonly key: string; readonly copies: number }
  | { readonly code: 'too-many-cards'; readonly cards: number; readonly most: number }
  | { readonly code: 'unknown-key'; readonly key: string };
