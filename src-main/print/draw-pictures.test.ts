import { describe, expect, it, vi } from 'vitest';
import type { Misfit } from '@shared/api/print-troubles';
import { planPrint } from '@shared/print/plan';
import type { PrintJob, PrintSettings } from '@shared/print/model';
import { usualSheets } from '@shared/print/presets';
import { definitionsOf, facesOf, jobOf } from '@shared/print/test-faces';
import type { OpenJob } from './draw-job';
import { drawDecks, drawEachCard, lookAtFaces, type Picture } from './draw-pictures';
import { FakePage } from './engine/test-engine';

const ygios = facesOf(definitionsOf('ygios'));
const [card = '', other = ''] = ygios.cards.map(({ path }) => path);
const [bonus = ''] = ygios.cards.flatMap(({ kind, path }) => (kind === 'bonus' ? [path] : []));
const never = new AbortController().signal;

function planned(job: Partial<PrintJob>, settings: Partial<PrintSettings> = {}): OpenJob {
  const asked = jobOf(job, settings);
  const plan = planPrint(ygios, asked, null);
  if (!plan.ok) throw new Error(plan.error.code);
  return { job: asked, changed: null, plan: plan.value };
}
const pathOf = (key: string): string => key.replace('.json', '');

interface Grid {
  readonly cells: readonly { readonly face: string; readonly column: number; readonly row: number }[];
  readonly cell: { readonly w: number; readonly h: number };
  readonly bleed: boolean;
}
const gridsOf = ({ calls }: FakePage): Grid[] =>
  calls.flatMap(([name, argument]) => (name === 'grid' ? [argument as Grid] : []));

function asked() {
  const page = new FakePage();
  const pictures: Picture[] = [];
  const onFaces = vi.fn();
  const progress = { signal: never, onFaces };
  return { page, pictures, onFaces, progress, keep: (picture: Picture) => void pictures.push(picture) };
}

describe('each card alone', () => {
  it('is one picture, however often it is printed, and so is a back that many have', async () => {
    const { page, pictures, keep, onFaces, progress } = asked();
    const open = planned({ only: [card, other], copies: { [card]: 9 } });
    const told = await drawEachCard(page, open, { dpi: 300, bleed: false }, keep, progress);
    const back = 'en/backs/back-illustrated-63x88.png';
    expect(pictures.map(({ path }) => path)).toEqual([
      `en/${pathOf(card)}.png`,
      back,
      `en/${pathOf(other)}.png`,
    ]);
    expect(onFaces.mock.calls).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const line = { language: 'en', millimetres: { w: 63, h: 88 }, back };
    expect(told).toEqual({
      dpi: 300,
      bleed: 0,
      cards: [
        { ...line, key: card, copies: 9, front: `en/${pathOf(card)}.png` },
        { ...line, key: other, copies: 1, front: `en/${pathOf(other)}.png` },
      ],
    });
  });

  it.each([
    [300, false, [744, 1039]],
    [600, false, [1488, 2079]],
    [300, true, [780, 1075]],
  ])('at %i dots an inch, with bleed: %s', async (dpi, bleed, [w = 0, h = 0]) => {
    const { page, pictures, keep, progress } = asked();
    const open = planned({ only: [card] }, { layout: { ...usualSheets, bleed: 1.5 } });
    await drawEachCard(page, open, { dpi, bleed }, keep, progress);
    expect(page.pictures[0]).toEqual([w, h]);
    expect(gridsOf(page)[0]).toEqual({
      cells: [{ face: `en ${card}`, column: 0, row: 0 }],
      cell: { w, h },
      bleed,
    });
    expect(Buffer.from(pictures[0]?.png ?? []).includes('pHYs')).toBe(true);
  });

  it('has a path of its own in every language', async () => {
    const { page, pictures, keep, progress } = asked();
    const open = planned({ languages: ['en', 'ja', 'uk'] });
    await drawEachCard(page, open, { dpi: 300, bleed: false }, keep, progress);
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(open.plan.faces.size);
    for (const { path } of pictures) expect(path).toMatch(/^(en|ja|uk)\/[a-z0-9/-]+(-\d+x\d+)?\.png$/);
  });

  it('that is called off stops between two pictures', async () => {
    const controller = new AbortController();
    const { page, pictures, keep } = asked();
    const onFaces = (): void => controller.abort(new Error('called off'));
    const progress = { signal: controller.signal, onFaces };
    const drawing = drawEachCard(page, planned({}), { dpi: 300, bleed: false }, keep, progress);
    await expect(drawing).rejects.toThrow('called off');
    expect(pictures).toHaveLength(1);
  });
});

describe('decks', () => {
  it('are sheets of ten by seven with the back in the last place, and the back alone', async () => {
    const { page, pictures, keep, onFaces, progress } = asked();
    const open = planned({ only: [card, other, bonus, 'own/lock'], copies: { [card]: 11 } });
    const told = await drawDecks(page, open, keep, progress);
    expect(pictures.map(({ path }) => path)).toEqual([
      'en/deck-1.png',
      'en/deck-1-back.png',
      'en/deck-2.png',
      'en/deck-2-back.png',
    ]);
    const [sheet, alone] = gridsOf(page);
    const back = 'en back templates/back-illustrated.json 63x88';
    expect(sheet?.cells).toHaveLength(13);
    expect(sheet?.cells.slice(9)).toEqual([
      { face: `en ${card}`, column: 9, row: 0 },
      { face: `en ${card}`, column: 0, row: 1 },
      { face: `en ${other}`, column: 1, row: 1 },
      { face: back, column: 9, row: 6 },
    ]);
    expect(alone?.cells).toEqual([{ face: back, column: 0, row: 0 }]);
    expect(page.pictures.slice(0, 2)).toEqual([
      [4090, 4004],
      [409, 572],
    ]);
    expect(onFaces.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(told).toMatchObject({
      decks: [
        {
          face: 'en/deck-1.png',
          back: 'en/deck-1-back.png',
          columns: 10,
          rows: 7,
          count: 12,
          sideways: false,
          cards: [...Array.from({ length: 11 }, () => card), other],
        },
        { count: 1, sideways: true, cards: [bonus] },
      ],
    });
  });
});

describe('a look at all faces', () => {
  const misfit: Misfit = { card: 'a', path: 'cards/a.json', language: 'en', box: 'text' };

  it('tells what is wrong before the first picture', async () => {
    const outcome = { misfits: [misfit], troubles: [], fonts: ['x'] };
    const page = new FakePage((name) => (name === 'draw' ? outcome : undefined));
    const open = planned({ languages: ['en', 'ja', 'uk'] });
    const troubles = await lookAtFaces(page, open, never);
    const draws = page.calls.filter(([name]) => name === 'draw');
    expect(page.calls[0]?.[0]).toBe('open');
    expect(draws.flatMap(([, argument]) => (argument as { faces: string[] }).faces)).toEqual([
      ...open.plan.faces.keys(),
    ]);
    expect(troubles).toEqual({ misfits: draws.map(() => misfit), pictures: [], fonts: ['x'] });
  });

  it('ends when it is called off', async () => {
    const controller = new AbortController();
    const page = new FakePage(() => controller.abort(new Error('called off')));
    await expect(lookAtFaces(page, planned({}), controller.signal)).rejects.toThrow('called off');
    expect(page.calls).toHaveLength(1);
  });
});
