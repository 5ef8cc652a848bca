import { flushSync, tick } from 'svelte';
import type { Misfit } from '@shared/api/print-troubles';
import type { Size } from '@shared/geometry/sheets/model';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Names } from '@shared/language/names';
import type { FaceToDraw, PlannedPage, PrintPlan, PrintSettings } from '@shared/print/model';
import { drawnTroubles } from '../card/art/art-troubles';
import type { FittedBox } from '../card/written';
import { icons } from '../state/icons.svelte';
import { images } from '../state/images.svelte';
import { Alphabet } from './letters';

/** One page of what Chromium prints: a face alone, or what stands on a sheet besides its cards. */
export type Piece =
  | { readonly is: 'face'; readonly key: string; readonly face: FaceToDraw; readonly size: Size }
  | { readonly is: 'grid'; readonly key: string; readonly grid: Grid; readonly size: Size }
  | { readonly is: 'paper'; readonly key: string; readonly page: PlannedPage; readonly size: Size };

/** Faces in rows and columns, this many pixels large: a picture. */
export interface Grid {
  readonly cells: readonly { readonly face: FaceToDraw; readonly column: number; readonly row: number }[];
  readonly cell: Size;
  readonly bleed: boolean;
}

/** What all pages are made of. */
export interface StagedJob {
  readonly plan: PrintPlan;
  readonly settings: PrintSettings;
  readonly names: Names;
}

/** What came of drawing. */
export interface Outcome {
  readonly misfits: readonly Misfit[];
  readonly troubles: readonly Diagnostic[];
  /** Families of which a file could not be read. */
  readonly fonts: readonly string[];
}

/** The browser cuts off at whole pixels, up to half of one too early: what it cuts off here is not shown anyway. */
const spare = 1;

export const facePiece = (face: FaceToDraw): Piece => ({
  is: 'face',
  key: face.key,
  face,
  size: { w: face.reach.w * 2 + spare, h: face.reach.h * 2 + spare },
});
export const paperPiece = (page: PlannedPage): Piece => ({
  is: 'paper',
  key: `page ${page.number}`,
  page,
  size: page.page.size,
});

/** What is drawn now. */
export class Stage {
  job = $state.raw<StagedJob | null>(null);
  pieces = $state.raw<readonly Piece[]>([]);
  readonly #fitted = new Map<string, readonly FittedBox[]>();
  #whenFitted: (() => void) | null = null;

  fitted(key: string, boxes: readonly FittedBox[]): void {
    this.#fitted.set(key, boxes);
    if (this.#isFitted()) this.#whenFitted?.();
  }

  /** Draws these and nothing else, and waits until every letter and picture is there. Never for a time. */
  async show(pieces: readonly Piece[]): Promise<Outcome> {
    this.#fitted.clear();
    const fitted = new Promise<void>((resolve) => (this.#whenFitted = resolve));
    // Emptied first: a face that stays where it was would not be fitted, and not be reported, again.
    flushSync(() => (this.pieces = []));
    flushSync(() => (this.pieces = pieces));
    if (!this.#isFitted()) await fitted;
    await icons.settled();
    await images.settled();
    await tick();
    const pictures = [...document.querySelectorAll('img')];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    await document.fonts.ready;
    const shown = shownPieces();
    return {
      misfits: pieces.flatMap((piece) =>
        piece.is === 'face'
          ? [...this.#misfitsOf(piece.face), ...unwritten(piece.face, shown.get(piece.key))]
          : [],
      ),
      troubles: pieces.flatMap((piece) => (piece.is === 'face' ? drawnTroubles(piece.face.drawn) : [])),
      fonts: [...new Set([...document.fonts].filter(isLost).map(({ family }) => family))],
    };
  }

  #isFitted(): boolean {
    return this.pieces.every((piece) => keysOf(piece).every((key) => this.#fitted.has(key)));
  }

  #misfitsOf({ key, drawn: { face } }: FaceToDraw): Misfit[] {
    return (this.#fitted.get(key) ?? [])
      .filter(({ fit }) => !fit.fits)
      .map(({ box }) => ({ card: face.id, path: face.path, language: face.language, box }));
  }
}

/** What is to be fitted on it. */
const keysOf = (piece: Piece): readonly string[] =>
  piece.is === 'face'
    ? [piece.key]
    : piece.is === 'grid'
      ? piece.grid.cells.map(({ column, row }) => cellKey(column, row))
      : [];
export const cellKey = (column: number, row: number): string => `cell ${column} ${row}`;

const ownFamilies = ['Noto Sans', 'Noto Sans JP', 'M PLUS Rounded 1c'];

/** Faces are told by sheets of ours, which don't change. */
let known: Alphabet | null = null;
const alphabet = (): Alphabet =>
  (known ??= new Alphabet(
    [...document.fonts]
      .filter(({ family }) => ownFamilies.includes(family.replaceAll('"', '')))
      .map(({ unicodeRange }) => unicodeRange),
  ));

const shownPieces = (): ReadonlyMap<string | undefined, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-piece]')].map((node) => [node.dataset['piece'], node]),
  );

/** Boxes with letters that the system would have to lend a font for, if it has one: another computer prints others. */
function unwritten({ drawn: { face } }: FaceToDraw, piece: HTMLElement | undefined): Misfit[] {
  return [...(piece?.querySelectorAll<HTMLElement>('[data-box]') ?? [])].flatMap((place) => {
    const letters = alphabet().lacks(place.textContent).join(' ');
    if (letters === '') return [];
    const box = place.dataset['box'] ?? '';
    return [{ card: face.id, path: face.path, language: face.language, box, letters }];
  });
}

const isLost = ({ status }: FontFace): boolean => status === 'error';
