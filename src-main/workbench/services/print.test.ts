import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PackSummary } from '@shared/api/models';
import type { Misfit } from '@shared/api/print-troubles';
import type { PrintJob } from '@shared/print/model';
import { jobOf } from '@shared/print/test-faces';
import { EngineKeeper } from '../../print/engine/engine-keeper';
import { FakeEngine, FakePage } from '../../print/engine/test-engine';
import { drawnPdf, pageCountOf } from '../../print/pdf/test-pdf';
import type { Host } from '../host';
import { createWorkbench, type Workbench } from '../workbench';
import { testWorkbench } from './test-workbench';

const card = 'cards/home-1.json';

describe('without a browser', () => {
  const { ask, call } = testWorkbench();

  it('there is none, and nothing is exported', async () => {
    expect(await call('print.engine', {})).toEqual({ engine: null, name: '' });
    const job = jobOf({ pack: 'ygios', only: [card] });
    expect(await ask('print.export', { what: 'pdf', job, anyway: false })).toMatchObject({
      error: { code: 'no-chromium' },
    });
  });

  it('what can’t be printed is told before anything is looked for', async () => {
    const job = jobOf({ pack: 'ygios', only: ['cards/none.json'] });
    expect(await ask('print.export', { what: 'pdf', job, anyway: false })).toMatchObject({
      error: { code: 'print-impossible', data: { problem: { code: 'unknown-key', key: 'cards/none.json' } } },
    });
  });

  it('what has changed since a revision is what looks otherwise', async () => {
    const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
    const { id: pack, head } = await call('packs.fork', { pack: 'ygios', names });
    const { source } = await call('definitions.get', { pack, path: card });
    const changes = [{ path: card, source: source.replace('Going Through Your Phone', 'Another name') }];
    const asked = { pack, since: head, languages: ['en' as const], style: 'illustrated' as const };
    expect(await call('print.changed', asked)).toEqual({ keys: [] });
    await call('definitions.save', { pack, base: head, changes, message: { code: 'edited' } });
    expect((await call('print.changed', asked)).keys).toContain(card);
    // Of the revision that it is compared with, nothing has changed.
    expect(await call('print.changed', { ...asked, revision: head })).toEqual({ keys: [] });
    const job = jobOf({ pack, since: head, revision: head });
    expect(await ask('print.export', { what: 'pdf', job, anyway: false })).toMatchObject({
      error: { code: 'print-impossible', data: { problem: { code: 'nothing-changed' } } },
    });
  });
});

/** Draws blank pages, as many as it was asked for. */
class BlankPage extends FakePage {
  override async pdf(): Promise<Uint8Array> {
    const asked = this.calls.findLast(([name]) => name === 'draw')?.[1] as { faces: []; pages: [] };
    return drawnPdf([...asked.faces, ...asked.pages].map(() => ({ text: 'q\nQ' })));
  }
}
class BlankEngine extends FakeEngine {
  misfits: readonly Misfit[] = [];
  /** What a new page waits for. */
  gate: Promise<unknown> = Promise.resolve();
  override async open(): Promise<FakePage> {
    await this.gate;
    const page = new BlankPage((name) =>
      name === 'draw' ? { misfits: this.misfits, troubles: [], fonts: [] } : undefined,
    );
    this.pages.push(page);
    return page;
  }
}

/** Something that others wait for. */
function moment() {
  let comes: () => void = () => undefined;
  const came = new Promise<void>((resolve) => (comes = resolve));
  return { came, comes };
}

describe('with a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartdeck-print-'));
  const engine = new BlankEngine();
  const chosen: { file: string | null } = { file: null };
  const host: Host = {
    kind: 'cli',
    version: 'test',
    rendererDir: folder,
    drawing: engine,
    chooseFile: async () => chosen.file,
  };
  let workbench: Workbench;
  beforeAll(async () => {
    const resourcesDir = resolve(import.meta.dirname, '../../../resources');
    workbench = await createWorkbench({ dataDir: join(folder, 'data'), resourcesDir, host });
  });
  afterEach(() => void (engine.misfits = []));
  afterAll(async () => {
    await workbench.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const exported = (job: Partial<PrintJob>, more: object = {}): ReturnType<Workbench['call']> =>
    workbench.call('print.export', {
      what: 'pdf',
      job: jobOf({ pack: 'ygios', only: [card], ...job }),
      anyway: false,
      ...more,
    });

  it.each(['web', 'electron'] as const)('a page names no place to write to (%s)', async (kind) => {
    const other = await createWorkbench({
      dataDir: join(folder, kind),
      resourcesDir: resolve(import.meta.dirname, '../../../resources'),
      host: { ...host, kind },
    });
    const to = join(folder, `${kind}.pdf`);
    const job = jobOf({ pack: 'ygios', only: [card] });
    const answer = await other.call('print.export', { what: 'pdf', job, anyway: false, to });
    await other.close();
    expect(answer).toMatchObject({ error: { code: 'not-allowed' } });
    expect(existsSync(to)).toBe(false);
  });

  it('a file is written where the command line says', async () => {
    const to = join(folder, 'cards.pdf');
    const answer = await exported({ languages: ['en', 'uk'], copies: { [card]: 10 } }, { to });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        file: to,
        bytes: null,
        pages: 4,
        cards: 20,
        fileName: expect.stringMatching(/-en-uk\.pdf$/) as string,
      },
    });
    expect(await pageCountOf(readFileSync(to))).toBe(4);
  });

  it('the page draws the very revision that was planned', async () => {
    const packs = await workbench.call('packs.list', {});
    const head = packs.ok && (packs.value as PackSummary[]).find(({ id }) => id === 'ygios')?.head;
    await exported({}, { to: join(folder, 'planned.pdf') });
    const [, opened] = engine.pages.at(-1)?.calls.findLast(([name]) => name === 'open') ?? [];
    expect(opened).toMatchObject({ job: { pack: 'ygios', revision: head }, changed: null });
    expect(head).toMatch(/^[0-9a-f]{16,}$/);
  });

  it('or where the user says, or nowhere', async () => {
    chosen.file = join(folder, 'chosen.pdf');
    expect(await exported({})).toMatchObject({ ok: true, value: { file: chosen.file } });
    chosen.file = null;
    expect(await exported({})).toEqual({ ok: false, error: { code: 'cancelled', data: {} } });
  });

  it('but not at a place that means nothing to a window', async () => {
    expect(await exported({}, { to: 'cards.pdf' })).toMatchObject({ error: { code: 'not-absolute' } });
  });

  it('words that don’t fit are printed only if somebody wants them so', async () => {
    const to = join(folder, 'misfits.pdf');
    engine.misfits = [{ card: 'home-1', path: card, language: 'en', box: 'text' }];
    expect(await exported({}, { to })).toMatchObject({
      error: { code: 'print-misfits', data: { boxes: engine.misfits, count: 1 } },
    });
    expect(readdirSync(folder)).not.toContain('misfits.pdf');
    expect(await exported({}, { to, anyway: true })).toMatchObject({
      ok: true,
      value: { file: to, misfits: engine.misfits },
    });
  });

  it('a job that is called off leaves no file, and the next one is printed', async () => {
    const to = join(folder, 'never.pdf');
    const running = exported({}, { to, task: 'print-1' });
    expect(await workbench.call('tasks.cancel', { task: 'print-1' })).toMatchObject({ ok: true });
    expect(await running).toEqual({ ok: false, error: { code: 'cancelled', data: {} } });
    expect(readdirSync(folder)).not.toContain('never.pdf');
    expect(await exported({}, { to: join(folder, 'next.pdf') })).toMatchObject({ ok: true });
  });

  it.each([{ what: 'pdf' }, { what: 'png', dpi: 300, bleed: false }])(
    'a job that must wait for another one says so, and goes on when that is done ($what)',
    async (form) => {
      const stages: Record<string, string[]> = { first: [], second: [] };
      const off = workbench.onEvent(({ name, data }) => {
        if (name === 'task.progress') stages[data.task]?.push(data.stage);
      });
      // The first gets no page before the second has asked for one.
      const [first, second] = [moment(), moment()];
      engine.gate = second.came;
      await engine.pages.at(-1)?.close();
      const { use } = EngineKeeper.prototype;
      const asked = vi.spyOn(EngineKeeper.prototype, 'use').mockImplementation(function (
        this: EngineKeeper,
        ...given
      ) {
        const job = use.apply(this, given);
        (asked.mock.calls.length === 1 ? first : second).comes();
        return job;
      });
      const one = exported({}, { to: join(folder, 'first.pdf'), task: 'first' });
      await first.came;
      const two = exported({}, { ...form, to: join(folder, 'second.pdf'), task: 'second' });
      expect(await Promise.all([one, two])).toMatchObject([{ ok: true }, { ok: true }]);
      asked.mockRestore();
      off();
      expect(stages['first']).not.toContain('waiting');
      expect(stages['second']?.slice(0, 2)).toEqual(['waiting', 'drawing']);
    },
  );

  it('the browser ends with the workbench', async () => {
    const before = engine.closed;
    await workbench.close();
    expect(engine.closed).toBe(before + 1);
  });
});
