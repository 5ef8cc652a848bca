import type { SheetLayout, SideOrder, SingleLayout, Size } from '@shared/geometry/sheets/model';
import { cardSizes, papers, type CardSizeId, type PaperId } from '../geometry/sheets/sizes';
import type { PrintSettings } from './model';

/** Presets that come with the application. Their names are `print.preset.<id>`. */
export const shippedPresetIds = [
  'a4',
  'letter',
  'a4-duplex',
  'makeplayingcards',
  'the-game-crafter',
  'drivethrucards',
  'mbprint',
] as const;
export type ShippedPresetId = (typeof shippedPresetIds)[number];

const inch = 25.4;
/** Not reckoned from inches: 3.5 of them are 88.89999999999999 mm, and the screen calls that a size of one’s own. */
const sizeIn = <Id extends string>(
  known: readonly { readonly id: Id; readonly size: Size }[],
  wanted: Id,
): Size => {
  const found = known.find(({ id }) => id === wanted);
  if (!found) throw new Error(`No size is called ${wanted}.`);
  return found.size;
};
const paper = (id: PaperId): Size => sizeIn(papers, id);
const card = (id: CardSizeId): Size => sizeIn(cardSizes, id);

const homeMargin = 5;
/** Many cards on a sheet, as most printers at home can print it. */
export const usualSheets: SheetLayout = {
  is: 'sheets',
  paper: paper('a4'),
  turn: 'auto',
  margins: { top: homeMargin, right: homeMargin, bottom: homeMargin, left: homeMargin },
  gap: 0,
  bleed: 0,
  marks: 'corner',
  backs: 'none',
  offset: { x: 0, y: 0 },
};
/** One card a page, as most shops take it. */
export const usualSingle: SingleLayout = { is: 'single', bleed: 3, backs: 'apart', order: 'front-back' };

const atHome = (change: Partial<SheetLayout> = {}): PrintSettings => ({
  layout: { ...usualSheets, ...change },
  card: null,
  style: 'illustrated',
  titles: true,
  notes: true,
  calibration: false,
});

/** A shop cuts by its own machine: nothing but cards on its pages. */
const atShop = (size: CardSizeId, bleed: number, order: SideOrder): PrintSettings => {
  const layout: SingleLayout = { ...usualSingle, bleed, order };
  return { layout, card: card(size), style: 'illustrated', titles: false, notes: false, calibration: false };
};

export const shippedPresets: Readonly<Record<ShippedPresetId, PrintSettings>> = {
  a4: atHome(),
  letter: atHome({ paper: paper('letter') }),
  // No printer puts the second side exactly behind the first: without bleed a white edge would show at once.
  'a4-duplex': atHome({ backs: 'long-edge', bleed: 1.5 }),
  makeplayingcards: atShop('poker', inch / 8, 'fronts-backs'),
  'the-game-crafter': atShop('us-poker', inch / 8, 'fronts-backs'),
  drivethrucards: atShop('us-poker', inch / 8, 'back-front'),
  mbprint: atShop('poker', 3, 'front-back'),
};

/** What a screen begins with, and the command line takes if nothing else is asked for. */
export const usualSettings: PrintSettings = shippedPresets.a4;
