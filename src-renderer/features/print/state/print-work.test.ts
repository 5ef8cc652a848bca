import { describe, expect, it } from 'vitest';
import type { CallResult } from '@shared/api/bridge';
import { usualSettings } from '@shared/print/presets';
import type { PrintJob } from '@shared/print/model';
import { fakeClient } from '../../../api/fake-client';
import { Tasks } from '../../../state/tasks.svelte';
import { Toasts } from '../../../state/toasts.svelte';
import { PrintWork, type Order } from './print-work.svelte';

const job: PrintJob = {
  pack: 'p',
  languages: ['en'],
  only: null,
  copies: {},
  settings: usualSettings,
};
const nameOf = (): string => 'Playing House';
const order: Order = { form: { what: 'pdf' }, job, name: 'Pack', nameOf };
const done = {
  fileName: 'p.pdf',
  bytes: new Uint8Array([1]),
  file: null,
  pages: 3,
  cards: 9,
  misfits: [],
  troubles: [],
};
const misfit = { card: 'home-1', path: 'cards/home-1.json', language: 'en' as const, box: 'rules' };

function bench(answer: () => CallResult<'print.export'> | Promise<CallResult<'print.export'>>) {
  const client = fakeClient({
    'print.export': answer,
    'tasks.cancel': () => ({ ok: true, value: { found: true } }),
  });
  const tasks = new Tasks(client);
  tasks.watch();
  const toasts = new Toasts();
  const saved: string[] = [];
  const screen = { isShown: true, show: async () => void (screen.isShown = true) };
  const work = new PrintWork({
    client,
    tasks,
    toasts,
    save: (fileName, bytes) => void saved.push(`${fileName} ${bytes.length}`),
    screen,
  });
  const said = (): string[] => toasts.list.map(({ tone, text }) => `${tone}: ${text()}`);
  return { client, work, saved, said, screen, toasts };
}

describe('the export', () => {
  it('hands the file to the browser, and says how many pages it has', async () => {
    const { client, work, saved, said } = bench(() => ({ ok: true, value: done }));
    expect(await work.export(order)).toBe(true);
    expect(saved).toEqual(['p.pdf 1']);
    expect(said()).toEqual(['ok: Exported as p.pdf: 3 pages.']);
    expect(client.asked[0]?.params).toMatchObject({ what: 'pdf', anyway: false, job: { pack: 'p' } });
    expect(work.busy).toBe(false);
  });

  it('saves nothing that the host has written, and counts pictures: of ten copies there is one', async () => {
    const { work, saved, said } = bench(() => ({
      ok: true,
      value: { ...done, bytes: null, file: '/home/ann/p.zip' },
    }));
    await work.export({ ...order, form: { what: 'png', dpi: 300, bleed: true } });
    expect([saved, said()]).toEqual([[], ['ok: Exported as /home/ann/p.zip: 3 pictures.']]);
  });

  it('asks before it exports what does not fit, and then exports the same', async () => {
    const { client, work, saved } = bench(() =>
      client.asked.length === 1
        ? {
            ok: false,
            error: { code: 'print-misfits', data: { boxes: [misfit], troubles: [], count: 1 } },
          }
        : { ok: true, value: done },
    );
    const form = { what: 'png', dpi: 600, bleed: false } as const;
    expect(await work.export({ ...order, form })).toBe(false);
    const { refused } = work;
    expect(refused).toMatchObject({ pack: 'p', nameOf, boxes: [misfit], troubles: [] });
    expect(await refused!.anyway()).toBe(true);
    expect(client.asked[1]?.params).toMatchObject({ ...form, job: { pack: 'p' }, anyway: true });
    expect([work.refused, saved.length]).toEqual([null, 1]);
  });

  it('calls back who has left the screen where the list of it is shown', async () => {
    const { work, said, screen, toasts } = bench(() => ({
      ok: false,
      error: { code: 'print-misfits', data: { boxes: [misfit], troubles: [], count: 1 } },
    }));
    await work.export(order);
    expect(said()).toEqual([]);
    screen.isShown = false;
    await work.export(order);
    expect(said()).toEqual(['bad: Some cards would not come out right']);
    await toasts.act(toasts.list[0]!);
    expect(screen.isShown).toBe(true);
    expect(work.refused).not.toBeNull();
  });

  it('says what is wrong with the job in words', async () => {
    const { work, said } = bench(() => ({
      ok: false,
      error: { code: 'print-impossible', data: { problem: { code: 'nothing-to-print' } } },
    }));
    await work.export(order);
    expect(said()).toEqual(['bad: Nothing is chosen. Tick at least one line under “What is printed”.']);
  });

  it('an export that was ended is no failure', async () => {
    const { work, said } = bench(() => ({ ok: false, error: { code: 'cancelled', data: {} } }));
    await work.export(order);
    expect(said()[0]).toMatch(/^plain: /);
  });

  it('shows how far it is, can be ended, and is one at a time', async () => {
    let answer: (result: CallResult<'print.export'>) => void = () => undefined;
    const { client, work } = bench(() => new Promise((resolve) => (answer = resolve)));
    const running = work.export(order);
    expect(await work.export(order)).toBe(false);
    const task = work.running!.id;
    client.emit({ name: 'task.progress', data: { task, stage: 'pages', done: 2, total: 7 } });
    expect(work.running).toMatchObject({ stage: 'pages', done: 2, total: 7 });
    await work.cancel();
    expect(client.asked.at(-1)).toEqual({ name: 'tasks.cancel', params: { task } });
    answer({ ok: true, value: done });
    expect([await running, work.running, work.busy]).toEqual([true, null, false]);
  });
});
