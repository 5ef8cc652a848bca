import { describe, expect, it } from 'vitest';
import { printSettings } from '@shared/api/print-settings';
import { cardSizes, papers } from '../geometry/sheets/sizes';
import { shippedPresetIds, shippedPresets } from './presets';

/** What a shop is sent: the cut card with its bleed on every side. */
const fileSize = (id: (typeof shippedPresetIds)[number]): readonly [w: number, h: number] => {
  const { card, layout } = shippedPresets[id];
  if (!card) throw new Error(`${id} has no size of its own`);
  return [card.w + 2 * layout.bleed, card.h + 2 * layout.bleed];
};
const pixels = (mm: number): number => Math.round((mm / 25.4) * 300);

describe('shipped presets', () => {
  it.each(shippedPresetIds)('%s is a setting that can be kept', (id) => {
    expect(printSettings.parse(shippedPresets[id])).toEqual(shippedPresets[id]);
  });

  it.each(shippedPresetIds)('%s takes sizes that the lists on the screen know', (id) => {
    const { card, layout } = shippedPresets[id];
    if (card) expect(cardSizes.map(({ size }) => size)).toContainEqual(card);
    if (layout.is === 'sheets') expect(papers.map(({ size }) => size)).toContainEqual(layout.paper);
  });

  it('no two are the same', () => {
    const all = shippedPresetIds.map((id) => JSON.stringify(shippedPresets[id]));
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
  });

  it('The Game Crafter gets 825 × 1125 pixels', () => {
    expect(fileSize('the-game-crafter').map(pixels)).toEqual([825, 1125]);
  });

  it('DriveThruCards gets 2.75 × 3.75 inches, backs first', () => {
    const [w, h] = fileSize('drivethrucards');
    expect(w / 25.4).toBeCloseTo(2.75, 9);
    expect(h / 25.4).toBeCloseTo(3.75, 9);
    expect(shippedPresets.drivethrucards.layout).toMatchObject({ is: 'single', order: 'back-front' });
  });

  it('MBPrint gets 69 × 94 mm, fronts first', () => {
    expect(fileSize('mbprint')).toEqual([69, 94]);
    expect(shippedPresets.mbprint.layout).toMatchObject({ is: 'single', order: 'front-back' });
  });

  it('MakePlayingCards gets cards of 63 × 88 mm with an eighth of an inch around them', () => {
    expect(shippedPresets.makeplayingcards).toMatchObject({
      card: { w: 63, h: 88 },
      layout: { is: 'single', bleed: 3.175, order: 'fronts-backs' },
    });
  });
});
