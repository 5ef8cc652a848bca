import type { Size } from '@shared/geometry/sheets/model';
import { shippedPresets, type ShippedPresetId } from '@shared/print/presets';

const inPixels = (mm: number): number => Math.round((mm / 25.4) * 300);

/** What each shop is sent, read off its preset: the help can't say something else than what is printed. */
export const shops = (
  ['makeplayingcards', 'the-game-crafter', 'drivethrucards', 'mbprint'] as const satisfies ShippedPresetId[]
).flatMap((shop) => {
  const { card, layout } = shippedPresets[shop];
  if (!card) return [];
  const { bleed } = layout;
  const page: Size = { w: card.w + 2 * bleed, h: card.h + 2 * bleed };
  return [{ shop, page, bleed, pixels: { w: inPixels(page.w), h: inPixels(page.h) } }];
});
