import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { openScreen } from '../../scripts/lib/desktop-tests.mjs';
import type { Answer, CallName, Params } from '../../src-shared/api/calls';
import { defaultSettings } from '../../src-shared/api/default-settings';
import { LibraryPage } from '../pages/library';
import { PlayPage } from '../pages/play';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import { decodePng } from '../support/png-read';
import { environment } from './desktop';
import { folder, isAskedFor, noPackage } from './packaged/find-packaged';
import { Hand } from './packaged/hand';
import { endPackaged, program, startPackaged, type RunningPackage } from './packaged/start';

/**
 * The packaged program with its real fuses, driven through its window; what belongs to the system (dialogs, the native
 * menu’s keys) by a keyboard. One program for all tests, in their order: the last one ends it.
 */
test.skip(noPackage !== '' && !isAskedFor, noPackage);
test.describe.configure({ mode: 'serial' });

let room = '';
let screen: Awaited<ReturnType<typeof openScreen>>;
let running: RunningPackage;
let shell: Shell;
let hand: Hand;
const problems: string[] = [];

test.beforeAll(async () => {
  expect(noPackage).toBe('');
  room = mkdtempSync(join(tmpdir(), 'heartdeck-packaged-'));
  for (const name of ['Documents', '.config']) mkdirSync(join(room, name));
  // As a desktop writes it.
  writeFileSync(join(room, '.config', 'user-dirs.dirs'), 'XDG_DOCUMENTS_DIR="$HOME/Documents"\n');
  screen = await openScreen(process.env);
  hand = new Hand(screen.display);
  const stranger = join(room, 'stranger.cjs');
  writeFileSync(stranger, `require('node:fs').writeFileSync(${JSON.stringify(join(room, 'ran'))}, '')`);
  // Three ways to run something else inside it. With the wrong fuses the first would leave no window at all.
  const around = { HOME: room, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: `--require=${stranger}` };
  running = await startPackaged(join(room, 'data'), screen.display, { args: ['--inspect=0'], around });
  const { page } = running;
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  await call('settings.set', { language: 'en', play: { ...defaultSettings.play, hints: false } });
  shell = new Shell(page);
  await page.reload();
  await page.getByRole('main').waitFor();
});
test.afterAll(async () => {
  // None of them is there when the first step failed.
  if (running) await endPackaged(running);
  screen?.close();
  rmSync(room, { recursive: true, force: true });
});
test.afterEach(() => expect(problems.splice(0)).toEqual([]));

/** A call of the contract, as the page makes it. */
async function call<N extends CallName>(name: N, params: Params<N>): Promise<Answer<N>> {
  const result = await running.page.evaluate(
    ([wanted, given]) => window.heartdeck?.calls[wanted as 'app.info'](given as never),
    [name, params] as const,
  );
  if (!result?.ok) throw new Error(`${name} was refused: ${JSON.stringify(result)}`);
  return result.value as Answer<N>;
}

const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort();
  });

test('its fuses let nobody else in, and the desktop knows its window', async () => {
  expect(existsSync(join(room, 'ran'))).toBe(false);
  expect(running.said()).not.toContain('Debugger listening');
  expect(await call('app.info', {})).toMatchObject({
    host: 'electron',
    dataDir: join(room, 'data'),
    trouble: null,
  });
  expect(await hand.titleOf('heartdeck')).toMatch(/Heartdeck$/);
});

test('the library shows cards in three languages, with their fonts', async () => {
  const library = new LibraryPage(shell);
  const says = { en: 'Lock all Zones', ja: 'ロックする', uk: 'Заблокуйте всі' };
  for (const language of ['ja', 'uk', 'en'] as const) {
    await call('settings.set', { language });
    await library.page.locator(`html[lang=${language}]`).waitFor();
    await new LibraryPage(new Shell(library.page, language)).search.fill(says[language]);
    await expect(library.definitions.getByRole('option').getByRole('img').first()).toContainText(
      says[language],
    );
  }
  expect(await loadedFonts(library.page)).toEqual(
    expect.arrayContaining([expect.stringContaining('M PLUS Rounded 1c'), 'Noto Sans', 'Noto Sans JP']),
  );
  await library.open(/Nowhere Left To Hide/);
  await expect(library.detail.getByRole('img').first()).toBeVisible();
});

test('the editor opens', async () => {
  await shell.goTo('edit');
  await expect(running.page.locator('.monaco-editor .view-line').first()).toBeVisible();
});

test('a bot that thinks answers', async () => {
  const play = new PlayPage(shell);
  const { match } = await call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 7 },
    players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'ismcts', iterations: 200 } }],
    language: 'en',
  });
  await play.page.evaluate((id) => (location.hash = `#play/${id}`), match);
  await expect(play.table).toHaveAttribute('data-match', match);
  const before = await play.answers();
  await play.answerByKeys();
  await expect.poll(() => play.answers()).toBeGreaterThan(before + 1);
});

test('the lab plays', async () => {
  const bot = { bot: 'greedy' } as const;
  const report = await call('lab.simulate', {
    game: 'ygios',
    bots: [bot, bot],
    games: 20,
    seed: 1,
    workers: 2,
  });
  expect(report).toMatchObject({ seeds: { first: 1, last: 10 }, figures: { unfinished: 0 } });
});

/** The one file with this ending among the documents, as soon as the page says that it is there. */
async function saved(ending: string): Promise<Buffer> {
  const documents = join(room, 'Documents');
  await expect(shell.toasts).toContainText(new RegExp(`${documents}/.+\\${ending}`));
  const found = readdirSync(documents).filter((name) => name.endsWith(ending));
  expect(found).toHaveLength(1);
  return readFileSync(join(documents, found[0] ?? ''));
}

test('cards are saved as PDF and as pictures, by the system’s own dialog', async () => {
  const print = new PrintPage(shell);
  const { page, t } = print;
  await print.open();
  await print.exportPdf.click();
  await hand.save();
  const document = await PDFDocument.load(await saved('.pdf'));
  expect(document.getPageCount()).toBeGreaterThan(2);
  await page.getByRole('button', { name: t('print.export.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('print.export.png') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('print.export.go') })
    .click();
  await hand.save();
  const [picture] = Object.values(
    unzipSync(await saved('.zip'), { filter: ({ name }) => name.endsWith('.png') }),
  );
  expect(decodePng(picture ?? new Uint8Array()).width).toBeGreaterThan(500);
});

test('a second start hands over its file, and a match is opened', async () => {
  const play = new PlayPage(shell);
  const [{ match } = { match: '' }] = await call('matches.list', {});
  const { fileName, text } = await call('matches.export', { match });
  const file = join(room, fileName);
  writeFileSync(file, text);
  expect(fileName).toMatch(/\.heartdeck-match$/);
  await shell.goTo('library');
  const second = spawn(program, [file], {
    env: { ...environment(join(room, 'data')), DISPLAY: screen.display },
    stdio: 'ignore',
  });
  expect(await once(second, 'exit')).toEqual([0, null]);
  await expect(play.table).toBeVisible();
  expect(await play.table.getAttribute('data-match')).not.toBe(match);
});

/** Programs of the folder that are running. */
const alive = (): string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        return readlinkSync(`/proc/${id}/exe`).startsWith(folder);
      } catch {
        return false;
      }
    });

test('Quit ends it, and every process of it', async () => {
  expect(alive().length).toBeGreaterThan(1);
  const ended = once(running.program, 'exit');
  await hand.goTo('Heartdeck$');
  await hand.press('ctrl+q');
  expect(await ended).toEqual([0, null]);
  await expect.poll(alive).toEqual([]);
});
