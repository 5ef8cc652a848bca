import { describe, expect, it, vi } from 'vitest';
import type { Misfit } from '@shared/api/print-troubles';
import type { Page, Placed } from '@shared/geometry/sheets/model';
import { even } from '@shared/geometry/sheets/test-layouts';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { FaceToDraw, PlannedPage, PrintPlan, PrintSettings } from '@shared/print/model';
import { planPrint } from '@shared/print/plan';
import { usualSheets } from '@shared/print/presets';
import { definitionsOf, facesOf, jobOf } from '@shared/print/test-faces';
import { drawJob, type OpenJob, type Outcome, type Troubles } from './draw-job';
import { FakePage } from './engine/test-engine';
import type { Batch } from './pdf/compose';

const never = new AbortController().signal;
const fine: Outcome = { misfits: [], troubles: [], fonts: [] };
const misfit = (card: string): Misfit => ({ card, path: `cards/${card}.json`, language: 'en', box: 'text' });

/** A sheet with these faces on it and no words. */
function sheetOf(faces: Iterable<string>): PlannedPage {
  const size = { w: 210, h: 297 };
  const cards = [...faces].map((face): Placed => ({ face, size, x: 0, y: 0, turn: 0, bleed: even(0) }));
  const trim = { x: 0, y: 0, ...size };
  const page: Page = { size, side: 'front', cards, marks: [], folds: [], trim, title: null };
  return { is: 'cards', language: 'en', number: 9, page };
}

/** A job of so many faces, and of nothing else but the pages that are given. */
function ofFaces(count: number, ...pages: readonly PlannedPage[]): OpenJob {
  const faces = new Map(Array.from({ length: count }, (_, at) => [`f${at}`, {} as FaceToDraw]));
  const plan: PrintPlan = {
    pages: [...pages, sheetOf(faces.keys()), sheetOf(faces.keys())],
    faces,
    items: [],
    cards: count,
    undrawn: [],
  };
  return { job: jobOf(), changed: null, plan };
}
interface Asked {
  readonly faces: readonly string[];
  readonly pages: readonly number[];
}
/** A page whose drawings come out as said, one after another; fine where nothing is said. */
const pageWith = (...outcomes: (Partial<Outcome> | (() => void))[]): FakePage =>
  new FakePage((name) => {
    if (name !== 'draw') return undefined;
    const next = outcomes.shift();
    if (typeof next === 'function') next();
    return { ...fine, ...next };
  });
const drawnBy = ({ calls }: FakePage): Asked[] =>
  calls.flatMap(([name, argument]) => (name === 'draw' ? [argument as Asked] : []));

async function drawn(page: FakePage, open: OpenJob, signal = never) {
  const batches: Batch[] = [];
  const onFaces = vi.fn();
  const isFine = ({ misfits }: Troubles): boolean => misfits.length === 0;
  const troubles = await drawJob(page, open, async (batch) => void batches.push(batch), isFine, {
    signal,
    onFaces,
  });
  return { batches, troubles, told: onFaces.mock.calls };
}

describe('faces', () => {
  it('are drawn in batches, each once, after the job was opened', async () => {
    const page = pageWith();
    const open = { ...ofFaces(320), changed: ['f1'] };
    const { batches, told } = await drawn(page, open);
    expect(page.calls[0]).toEqual(['open', { job: open.job, changed: ['f1'] }]);
    expect(drawnBy(page).map(({ faces }) => faces.length)).toEqual([150, 150, 20]);
    expect(drawnBy(page).flatMap(({ faces }) => faces)).toEqual([...open.plan.faces.keys()]);
    expect(batches.map(({ keys, pdf }) => [keys.length, ...pdf])).toEqual([
      [150, 1],
      [150, 2],
      [20, 3],
    ]);
    expect(told).toEqual([
      [150, 320],
      [300, 320],
      [320, 320],
    ]);
  });

  it('that are on no page are not drawn: somebody may print fronts only', async () => {
    const page = pageWith();
    const { job, changed, plan } = ofFaces(2);
    const faces = new Map([...plan.faces, ['back', {} as FaceToDraw]]);
    await drawn(page, { job, changed, plan: { ...plan, faces } });
    expect(drawnBy(page).map((one) => one.faces)).toEqual([['f0', 'f1']]);
  });

  it('exactly one batch of them is one batch', async () => {
    const page = pageWith();
    expect((await drawn(page, ofFaces(150))).batches).toHaveLength(1);
    expect(drawnBy(page)).toHaveLength(1);
  });

  it('are taken one batch after another, while the page draws the next', async () => {
    const told: string[] = [];
    const page = new FakePage((name) => {
      if (name === 'draw') told.push('drawn');
      return fine;
    });
    let taking = 0;
    const take = async (): Promise<void> => {
      expect(++taking).toBe(1);
      told.push('taking');
      await new Promise((resolve) => setImmediate(resolve));
      told.push('taken');
      taking--;
    };
    await drawJob(page, ofFaces(400), take, () => true, { signal: never, onFaces: () => undefined });
    expect(told).toEqual([
      'drawn',
      'taking',
      'drawn',
      'taken',
      'taking',
      'drawn',
      'taken',
      'taking',
      'taken',
    ]);
  });
});

describe('what is wrong', () => {
  it('is told of all batches together, and from then on nothing is taken', async () => {
    const page = pageWith(
      {},
      { misfits: [misfit('a')], fonts: ['x'] },
      { misfits: [misfit('b')], fonts: ['x', 'y'] },
    );
    const { batches, troubles } = await drawn(page, ofFaces(450));
    expect(troubles).toEqual({ misfits: [misfit('a'), misfit('b')], pictures: [], fonts: ['x', 'y'] });
    expect(drawnBy(page)).toHaveLength(3);
    expect([batches.length, page.pdfs]).toEqual([1, 1]);
  });

  it('is told once, though it shows in every language', async () => {
    const lost: Diagnostic = {
      code: 'missing-image',
      severity: 'warning',
      file: 'cards/a.json',
      data: { found: 'art/nowhere.png', nearest: '', near: 'no' },
    };
    const other = { ...lost, file: 'cards/b.json' };
    const page = pageWith(
      { troubles: [lost, { ...lost }, other], misfits: [misfit('a')] },
      { troubles: [{ ...lost }], misfits: [misfit('a'), { ...misfit('a'), language: 'uk' }] },
    );
    const { troubles } = await drawn(page, ofFaces(200));
    expect(troubles.pictures).toEqual([lost, other]);
    expect(troubles.misfits).toEqual([misfit('a'), { ...misfit('a'), language: 'uk' }]);
  });

  it('with a batch that could not be taken fails the job', async () => {
    const take = async (): Promise<void> => {
      throw new Error('no PDF');
    };
    const progress = { signal: never, onFaces: () => undefined };
    for (const count of [10, 400])
      await expect(drawJob(pageWith(), ofFaces(count), take, () => true, progress)).rejects.toThrow('no PDF');
  });
});

describe('a job that is called off', () => {
  it('asks for nothing more', async () => {
    const controller = new AbortController();
    const page = pageWith(() => controller.abort(new Error('called off')));
    await expect(drawn(page, ofFaces(400), controller.signal)).rejects.toThrow('called off');
    expect([drawnBy(page).length, page.pdfs]).toEqual([1, 0]);
  });
});

describe('words of pages', () => {
  const ygios = facesOf(definitionsOf('ygios'));
  async function wordsOf(settings: Partial<PrintSettings>): Promise<readonly number[]> {
    const job = jobOf({ languages: ['en', 'ja'], only: ['own/reference'] }, settings);
    const plan = planPrint(ygios, job, null);
    if (!plan.ok) throw new Error(plan.error.code);
    const page = pageWith();
    const { batches } = await drawn(page, { job, changed: null, plan: plan.value });
    const numbers = drawnBy(page)[0]?.pages ?? [];
    expect(batches[0]?.keys.filter((key) => key.startsWith('page '))).toEqual(
      numbers.map((number) => `page ${number}`),
    );
    return numbers;
  }

  it('are drawn with the first faces, where there are any', async () => {
    expect(await wordsOf({})).toEqual([]);
    expect(await wordsOf({ titles: true })).toEqual([1, 2]);
    expect(await wordsOf({ titles: true, notes: true, calibration: true })).toEqual([1, 2, 3, 4, 5]);
    // The second side of what to do is empty, the rulers are on both; and no title on backs without cards.
    const layout = { ...usualSheets, backs: 'long-edge' } as const;
    expect(await wordsOf({ layout, notes: true, calibration: true })).toEqual([1, 3, 5, 6]);
  });

  it('and not again with those that come later', async () => {
    const page = pageWith();
    const rulers = { ...sheetOf([]), is: 'calibration', number: 1 } as const;
    await drawn(page, ofFaces(200, rulers));
    expect(drawnBy(page).map(({ pages }) => pages)).toEqual([[1], []]);
  });
});
