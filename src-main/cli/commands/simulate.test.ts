import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ygiosReport } from '@shared/api/lab';
import { bundleWorker } from '../../workbench/lab/test-lab-worker';
import { tempFolder, terminalIn } from '../test-terminal';

// The very worker of the product; only electron-vite, which makes a file of it, is not at work in a test.
const worker = vi.hoisted(() => ({ file: '' }));
vi.mock('../../lab/worker-file', () => ({ workerFile: worker.file }));
worker.file = await bundleWorker();

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => {
  rmSync(worker.file);
  folder[Symbol.dispose]();
});

const asked = ['simulate', '--game', 'ygios', '--games', '60', '--workers', '1'];
const languagesOf = { en: 'en_GB.UTF-8', ja: 'ja_JP.UTF-8', uk: 'uk_UA.UTF-8' } as const;

describe('with texts that set each other off in some Timelines', () => {
  let pack = '';
  beforeAll(async () => {
    await run(['pack', 'export', 'ygios', '--folder', 'own']);
    // Where the two lie side by side, a card goes to and fro without end.
    for (const bonus of ['paranoia', 'fated-encounter']) {
      const path = join(folder.path, 'own', 'bonuses', `${bonus}.json`);
      const { while: _, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
      const enter = [{ if: { face: 'up' }, do: 'move', all: { is: 'this' }, to: { beside: 'here' } }];
      writeFileSync(path, JSON.stringify({ ...rest, enter }));
    }
    const { out } = await run(['pack', 'import', 'own', '--json']);
    pack = (JSON.parse(out) as { id: string }).id;
  });

  it('says how many of how many, and what the shares count', async () => {
    const { status, out } = await run([...asked, '--pack', pack, '--json']);
    const { figures } = ygiosReport.parse(JSON.parse(out));
    expect(status).toBe(0);
    expect(figures.loops.count).toBeGreaterThan(0);
    expect(figures.finished).toBeGreaterThan(0);
    expect(figures.finished + figures.unfinished + figures.loops.count).toBe(60);
    expect(figures.bots.map(({ of }) => of)).toEqual([figures.finished, figures.finished]);

    const count = String(figures.loops.count);
    const finished = String(figures.finished);
    const says = {
      en: [`${count} of 60 Timelines ended in texts`, `Only ${finished} of 60 Timelines came to an end`],
      ja: [`世界線60本のうち${count}本を打ち切りました`, `決着した世界線は60本のうち${finished}本です`],
      uk: [`${count} з 60 часових ліній урва`, `До кінця дійшло лише ${finished} з 60 часових ліній`],
    } as const;
    for (const language of ['en', 'ja', 'uk'] as const) {
      const told = await run([...asked, '--pack', pack], languagesOf[language]);
      for (const part of says[language]) expect(told.out).toContain(part);
    }
  });
});

describe('progress', () => {
  it('is rewritten where somebody watches, and gone in the end', async () => {
    const lines: string[] = [];
    const { status, out, err } = await run(asked, languagesOf.en, undefined, (line) => lines.push(line));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(lines[0]).toMatch(/^\d+ of 60 games/);
    expect(lines.at(-1)).toBe('');
    expect(out).not.toMatch(/ of 60 games/);
  });

  it('keeps quiet for programs', async () => {
    const lines: string[] = [];
    const { out } = await run([...asked, '--json'], languagesOf.en, undefined, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect(ygiosReport.parse(JSON.parse(out)).figures.finished).toBe(60);
  });

  it('says nothing where nobody watches', async () => {
    expect(await run(asked)).toMatchObject({ status: 0, err: '' });
  });
});

describe('Ctrl+C', () => {
  it('ends it with the status of the signal, and is listened for only while it runs', async () => {
    let stop: ((status: number) => void) | null = null;
    const listen = (heard: (status: number) => void): (() => void) => {
      stop = heard;
      return () => (stop = null);
    };
    const longer = [...asked, '--games', '1000000'];
    const ran = await run(longer, languagesOf.en, undefined, () => stop?.(130), listen);
    expect(ran).toEqual({ status: 130, out: '', err: 'Cancelled. Nothing was changed.\n' });
    expect(stop).toBeNull();
  });
});
