import { PDFDict, PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { sheets } from '@shared/geometry/sheets/test-layouts';
import type { PrintJob, PrintPlan, PrintSettings } from '@shared/print/model';
import { planPrint } from '@shared/print/plan';
import { usualSingle } from '@shared/print/presets';
import { definitionsOf, facesOf, jobOf } from '@shared/print/test-faces';
import { facesOn } from '../draw-job';
import { Composer, type Batch } from './compose';
import { isForm, isImage, streamsIn } from './streams';
import { drawnPdf, imageIn, operatorsOf, partsOf, streamAt, type DrawnPage } from './test-pdf';

const ygios = facesOf(definitionsOf('ygios'));
const [card = '', other = ''] = ygios.cards.map(({ path }) => path);
const about = { title: 'A', language: 'en', version: '1', now: new Date(0) } as const;

function planned(
  settings: Partial<PrintSettings> = {},
  copies: PrintJob['copies'] = { [card]: 8, [other]: 2 },
) {
  const job = jobOf({ only: [card, other], copies }, settings);
  const plan = planPrint(ygios, job, null);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  return { plan: plan.value, settings: job.settings };
}
/** A page of which nothing is in the others but what `every` has. */
const drawn = (key: string, every = ''): DrawnPage => ({ text: `q\n% ${key}\n${every}Q` });
const batchOf = async (keys: readonly string[], every = ''): Promise<Batch> => ({
  pdf: await drawnPdf(keys.map((key) => drawn(key, every))),
  keys,
});

interface Composed {
  readonly plan: PrintPlan;
  readonly settings: PrintSettings;
  readonly batches: readonly Batch[];
}
async function composed({ plan, settings, batches }: Composed) {
  const composer = await Composer.begin();
  for (const batch of batches) await composer.add(batch);
  const done: number[] = [];
  const bytes = await composer.finish(plan, settings, about, (page) => done.push(page));
  return { document: await PDFDocument.load(bytes, { updateMetadata: false }), done };
}
const operatorsOn = ({ node, doc }: PDFPage): string =>
  operatorsOf(doc.context, node.get(PDFName.of('Contents')));
const millimetres = ({ x, y, width, height }: ReturnType<PDFPage['getTrimBox']>): number[] =>
  [x, y, width, height].map((points) => Math.round((points / 72) * 25.4 * 1e4) / 1e4);

describe('a composed file', () => {
  it('has the planned pages, and each face in it once', async () => {
    const { plan, settings } = planned();
    const { document, done } = await composed({
      plan,
      settings,
      batches: [await batchOf([...plan.faces.keys()])],
    });
    const pages = document.getPages();
    expect(pages.map((page) => millimetres(page.getMediaBox()))).toEqual(
      plan.pages.map(() => [0, 0, 210, 297]),
    );
    expect(done).toEqual(plan.pages.map(({ number }) => number));
    expect(pages.map((page) => operatorsOn(page).match(/Do$/gm)?.length)).toEqual([9, 1]);
    const [first, second] = pages.map(({ node }) => partsOf(node));
    // The other card is on both sheets.
    const both = [...(second ?? [])];
    expect(both).toHaveLength(1);
    for (const [name, ref] of both) {
      expect(first?.get(name)).toBe(ref);
      expect(operatorsOf(document.context, ref)).toBe(`q\n% en ${other}\nQ`);
    }
  });

  it('keeps nothing of the pages that the faces were drawn on', async () => {
    const { plan, settings } = planned();
    const { document } = await composed({ plan, settings, batches: [await batchOf([...plan.faces.keys()])] });
    const { context } = document;
    const leaves = context
      .enumerateIndirectObjects()
      .filter(([, one]) => one instanceof PDFDict && one.get(PDFName.of('Type')) === PDFName.of('Page'));
    expect(leaves).toHaveLength(plan.pages.length);
    const forms = streamsIn(context).filter(isForm);
    // The back is drawn here and printed nowhere.
    expect(forms).toHaveLength(plan.faces.size - 1);
    for (const { stream } of forms)
      expect(stream.dict.get(PDFName.of('BBox'))?.toString()).toBe('[ 0 0 200 300 ]');
  });

  it('is the same whether its faces came at once or one by one', async () => {
    const { plan, settings } = planned();
    const line = Array.from({ length: 30 }, (_, at) => `${at} ${at * 2} l\n`).join('');
    const shape = `0 0 m\n${line}f\n`;
    const keys = [...plan.faces.keys()];
    const ways = [[keys], keys.map((key) => [key])];
    const [once, apart] = await Promise.all(
      ways.map(async (batches) => {
        const all = await Promise.all(batches.map((some) => batchOf(some, shape)));
        const { document } = await composed({ plan, settings, batches: all });
        return {
          pages: document.getPages().map(operatorsOn),
          shapes: streamsIn(document.context).filter(
            (found) => isForm(found) && operatorsOf(document.context, found.ref).startsWith('0 0 m'),
          ).length,
        };
      }),
    );
    expect(apart?.pages).toEqual(once?.pages);
    expect(once?.shapes).toBe(1);
    // Alone in its batch it is not known to be on others too.
    expect(apart?.shapes).toBe(0);
  });

  it('has a picture once that is on cards of two batches', async () => {
    const { plan, settings } = planned();
    const batches = await Promise.all(
      [...plan.faces.keys()].map(async (key) => ({
        pdf: await drawnPdf([
          {
            ...drawn(key, '/X5 Do\n'),
            parts: (context) => ({ X5: imageIn(context, [1, 2, 3], { SMask: imageIn(context, [4]) }) }),
          },
        ]),
        keys: [key],
      })),
    );
    expect(batches.length).toBeGreaterThan(1);
    const { document } = await composed({ plan, settings, batches });
    expect(streamsIn(document.context).filter(isImage)).toHaveLength(2);
  });

  it('has the words of a page in that page', async () => {
    const { plan, settings } = planned({ notes: true });
    const batches = [await batchOf([...plan.faces.keys(), 'page 1'])];
    const { document } = await composed({ plan, settings, batches });
    const [notes, cards] = document.getPages().map(operatorsOn);
    expect(notes).toContain('BDC\nq\n% page 1\nQ\nEMC');
    expect(cards).not.toContain('% page 1');
  });

  describe('of faces that are printed once', () => {
    const once = () => planned({}, { [card]: 1, [other]: 1 });

    it('has them in the page, and no part of its own for them', async () => {
      const { plan, settings } = once();
      const keys = facesOn(plan);
      const { document } = await composed({ plan, settings, batches: [await batchOf(keys)] });
      const [text = ''] = document.getPages().map(operatorsOn);
      for (const key of keys) expect(text).toContain(`BDC\nq\n% ${key}\nQ\nEMC`);
      expect(streamsIn(document.context).filter(isForm)).toEqual([]);
    });

    it('has one as a part whose names mean something else than those of its neighbour', async () => {
      const { plan, settings } = once();
      const batches = await Promise.all(
        facesOn(plan).map(async (key, at) => ({
          pdf: await drawnPdf([
            { ...drawn(key, '/X5 Do\n'), parts: (context) => ({ X5: imageIn(context, [at]) }) },
          ]),
          keys: [key],
        })),
      );
      const { document } = await composed({ plan, settings, batches });
      const [page] = document.getPages();
      if (!page) throw new Error('no page');
      expect(operatorsOn(page)).toContain(`% en ${card}\n/X5 Do`);
      expect(operatorsOn(page)).not.toContain(`% en ${other}`);
      expect([...partsOf(page.node).keys()]).toEqual(['X5', 'P1']);
      expect(streamsIn(document.context).filter(isImage)).toHaveLength(2);
    });
  });

  it('tells a shop where to cut', async () => {
    const { plan, settings } = planned({ layout: { ...usualSingle, bleed: 3, backs: 'none' } });
    const { document } = await composed({ plan, settings, batches: [await batchOf([...plan.faces.keys()])] });
    const [page] = document.getPages();
    if (!page) throw new Error('no page');
    expect([page.getMediaBox(), page.getBleedBox(), page.getTrimBox()].map(millimetres)).toEqual([
      [0, 0, 69, 94],
      [0, 0, 69, 94],
      [3, 3, 63, 88],
    ]);
  });

  it('does not ask for both sides of the paper if there are fronts only', async () => {
    const { plan, settings } = planned(
      { layout: sheets({ backs: 'long-edge' }) },
      { [card]: 20, [other]: 1 },
    );
    const fronts = { ...plan, pages: plan.pages.filter(({ page }) => page.side === 'front') };
    const { document } = await composed({
      plan: fronts,
      settings,
      batches: [await batchOf(facesOn(fronts))],
    });
    const wish = document.catalog.getViewerPreferences()?.dict.get(PDFName.of('Duplex'));
    expect([document.getPageCount(), wish?.toString()]).toEqual([3, '/Simplex']);
  });

  const duplex: readonly [PrintSettings['layout']['backs'], string][] = [
    ['none', '/Simplex'],
    ['apart', '/Simplex'],
    ['fold-over', '/Simplex'],
    ['long-edge', '/DuplexFlipLongEdge'],
    ['short-edge', '/DuplexFlipShortEdge'],
  ];
  it.each(duplex)(
    'asks viewers for its true size, and for the sides of the paper (backs: %s)',
    async (backs, wish) => {
      const { plan, settings } = planned({ layout: sheets({ backs }) });
      const { document } = await composed({
        plan,
        settings,
        batches: [await batchOf([...plan.faces.keys()])],
      });
      const preferences = document.catalog.getViewerPreferences()?.dict;
      expect(preferences?.get(PDFName.of('PrintScaling'))?.toString()).toBe('/None');
      expect(preferences?.get(PDFName.of('Duplex'))?.toString()).toBe(wish);
    },
  );
});

describe('what goes wrong is told', () => {
  it('a face that was not drawn', async () => {
    const { plan, settings } = planned();
    const [first = ''] = plan.faces.keys();
    await expect(composed({ plan, settings, batches: [await batchOf([first])] })).rejects.toThrow(
      `en ${other} was not drawn`,
    );
  });

  it('fewer pages than were asked for', async () => {
    const composer = await Composer.begin();
    const { pdf } = await batchOf(['a']);
    await expect(composer.add({ pdf, keys: ['a', 'b'] })).rejects.toThrow();
  });

  it('a page that is written in pieces', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('two streams in a list');
    const composer = await Composer.begin();
    await expect(composer.add({ pdf: await document.save(), keys: ['a'] })).rejects.toThrow(
      'Chromium writes',
    );
  });

  it('and whoever ends it between two pages', async () => {
    const { plan, settings } = planned();
    const composer = await Composer.begin();
    await composer.add(await batchOf([...plan.faces.keys()]));
    const ending = new AbortController();
    // As a call from outside comes: not before the page that is being made is done.
    setImmediate(() => ending.abort(new Error('cancelled')));
    const pages: number[] = [];
    const heard = (page: number): void => {
      ending.signal.throwIfAborted();
      pages.push(page);
    };
    await expect(composer.finish(plan, settings, about, heard)).rejects.toThrow('cancelled');
    expect(pages.length).toBeLessThan(plan.pages.length);
  });
});

it('a part says itself how it is packed', async () => {
  const { plan, settings } = planned();
  const { document } = await composed({ plan, settings, batches: [await batchOf([...plan.faces.keys()])] });
  for (const { ref } of streamsIn(document.context).filter(isForm)) {
    const { dict, contents } = streamAt(document.context, ref);
    expect(dict.get(PDFName.of('Filter'))).toBe(PDFName.of('FlateDecode'));
    expect(Number(dict.get(PDFName.of('Length'))?.toString())).toBe(contents.length);
  }
});
