import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fit } from '@shared/geometry/fit';
import type { FaceToDraw, PlannedPage } from '@shared/print/model';
import { planPrint } from '@shared/print/plan';
import { definitionsOf, facesOf, jobOf } from '@shared/print/test-faces';
import type { FittedBox } from '../card/written';
import { cellKey, facePiece, paperPiece, Stage, type Grid, type Piece } from './stage.svelte';

// What is drawn without a browser changes at once.
vi.mock('svelte', () => ({ flushSync: (change: () => void) => change(), tick: async () => undefined }));

/** Pictures and fonts of the page, as far as they are waited for. */
const page = {
  pictures: [] as { readonly decode: () => Promise<void> }[],
  fonts: Object.assign(new Set<{ readonly family: string; readonly status: string }>(), {
    ready: Promise.resolve(),
  }),
};
beforeEach(() => {
  page.pictures = [];
  page.fonts.clear();
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector === 'img' ? page.pictures : []),
    fonts: page.fonts,
  });
});
afterEach(() => void vi.unstubAllGlobals());

const plan = planPrint(
  facesOf(definitionsOf('ygios')),
  jobOf({ languages: ['uk'], only: ['own/lock'] }),
  null,
);
const [lock] = plan.ok ? plan.value.faces.values() : [];

/** A face without a picture or a word. */
function faceOf(key: string): FaceToDraw {
  if (!lock) throw new Error('no face');
  const { face, template } = lock.drawn;
  const drawn = { ...lock.drawn, face: { ...face, id: key }, template: { ...template, layers: [] } };
  return { ...lock, key, drawn };
}
const piece = (key: string): Piece => facePiece(faceOf(key));
const box = (name: string, fits: boolean): FittedBox => ({ box: name, fit: { fits } as Fit });

/** Whether it has come to an end by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const turn = new Promise((resolve) => setImmediate(() => resolve('open')));
  return (await Promise.race([promise, turn])) !== 'open';
}

describe('what is drawn', () => {
  it('is there when every face has been fitted, not before', async () => {
    const stage = new Stage();
    const shown = stage.show([piece('a'), piece('b')]);
    expect(stage.pieces.map(({ key }) => key)).toEqual(['a', 'b']);
    stage.fitted('a', []);
    expect(await isDone(shown)).toBe(false);
    stage.fitted('b', []);
    expect(await shown).toEqual({ misfits: [], troubles: [], fonts: [] });
  });

  it('is fitted anew each time: what was fitted before does not count', async () => {
    const stage = new Stage();
    const first = stage.show([piece('a')]);
    stage.fitted('a', []);
    await first;
    const again = stage.show([piece('a')]);
    expect(await isDone(again)).toBe(false);
    stage.fitted('a', []);
    expect(await isDone(again)).toBe(true);
  });

  it('of a grid is every cell, though two show one face', async () => {
    const stage = new Stage();
    const face = faceOf('a');
    const cells = [0, 1].map((column) => ({ face, column, row: 0 }));
    const grid: Grid = { cells, cell: { w: 10, h: 10 }, bleed: false };
    const shown = stage.show([{ is: 'grid', key: 'grid', grid, size: grid.cell }]);
    stage.fitted(cellKey(0, 0), []);
    expect(await isDone(shown)).toBe(false);
    stage.fitted(cellKey(1, 0), []);
    expect(await isDone(shown)).toBe(true);
  });

  it('of a sheet’s own words needs no fitting', async () => {
    const sheet = { number: 3, page: { size: { w: 210, h: 297 } } } as PlannedPage;
    expect(paperPiece(sheet)).toMatchObject({ key: 'page 3', size: { w: 210, h: 297 } });
    expect(await isDone(new Stage().show([paperPiece(sheet)]))).toBe(true);
  });

  it('waits for its pictures; one that can’t be shown is told by others', async () => {
    const stage = new Stage();
    let decoded: () => void = () => undefined;
    page.pictures = [
      { decode: () => new Promise<void>((resolve) => (decoded = resolve)) },
      { decode: () => Promise.reject(new Error('broken')) },
    ];
    const shown = stage.show([]);
    expect(await isDone(shown)).toBe(false);
    decoded();
    expect(await isDone(shown)).toBe(true);
  });
});

describe('what is told of it', () => {
  it('are the boxes whose words don’t fit, with card and language', async () => {
    const stage = new Stage();
    const shown = stage.show([piece('a'), piece('b')]);
    stage.fitted('a', [box('name', true), box('text', false)]);
    stage.fitted('b', [box('name', false)]);
    expect((await shown).misfits).toEqual([
      { card: 'a', path: lock?.drawn.face.path, language: 'uk', box: 'text' },
      { card: 'b', path: lock?.drawn.face.path, language: 'uk', box: 'name' },
    ]);
  });

  it('are the families of which a file was not read, once each', async () => {
    for (const [family, status] of [
      ['Noto Sans', 'loaded'],
      ['Noto Sans JP', 'error'],
      ['Noto Sans JP', 'error'],
      ['M PLUS', 'unloaded'],
    ] as const)
      page.fonts.add({ family, status });
    expect((await new Stage().show([])).fonts).toEqual(['Noto Sans JP']);
  });
});
