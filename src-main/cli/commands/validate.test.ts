import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
const resources = resolve(import.meta.dirname, '../../../resources');
const shipped = join(resources, 'packs', 'ygios');
const path = (...parts: string[]): string => join(folder.path, ...parts);

const edit = (file: string, from: string, to: string): void => {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(file, before.replace(from, to));
};

beforeAll(async () => {
  cpSync(shipped, path('wrong'), { recursive: true });
  edit(path('wrong', 'cards', 'home-1.json'), '"draw"', '"darw"');
  edit(path('wrong', 'cards', 'home-2.json'), '"devotion"', '"devotoin"');
  cpSync(shipped, path('warned'), { recursive: true });
  edit(path('warned', 'cards', 'home-6.json'), '"devotion": 6', '"devotion": 99');
  cpSync(shipped, path('ruleless'), { recursive: true });
  rmSync(path('ruleless', 'rules'), { recursive: true });
  cpSync(shipped, path('too-small'), { recursive: true });
  edit(path('too-small', 'rules', 'main.json'), '"deal": 8', '"deal": 20');
  cpSync(shipped, path('zoned'), { recursive: true });
  edit(path('zoned', 'cards', 'home-5.json'), '"zones": "home"', '"zones": "hoem"');
  edit(path('zoned', 'cards', 'town-1.json'), '"home": "town"', '"home": "park"');
  edit(path('zoned', 'bonuses', 'paranoia.json'), '"in": "here"', '"in": "scool"');
  edit(path('zoned', 'rules', 'main.json'), '"row": ["home",', '"row": ["moon",');
  cpSync(path('zoned', 'cards', 'home-5.json'), path('zoned', 'home-5.json'));
  cpSync(join(shipped, 'zones', 'town.json'), path('zoned', 'zones', 'park.json'));
  edit(path('zoned', 'zones', 'park.json'), '"id": "town"', '"id": "park"');
  mkdirSync(path('empty'));
  mkdirSync(path('loose'));
  for (const [from, to] of [
    ['cards/home-1.json', 'my-card.json'],
    ['rules/main.json', 'my-rules.json'],
    ['zones/town.json', 'my-zone.json'],
    ['bonuses/paranoia.json', 'my-bonus.json'],
    ['pack.json', 'my-pack.json'],
  ] as const)
    cpSync(join(shipped, from), path('loose', to));
  writeFileSync(path('loose', 'noise.json'), '{ "id": ');
  writeFileSync(path('loose', 'nothing.json'), '{ "hello": 1 }');
  writeFileSync(path('loose', 'note.txt'), 'hello');
  writeFileSync(path('noise.heartdeck'), 'noise');
  const made = await run(['pack', 'export', 'ygios', '--out', 'whole.heartdeck']);
  expect(made.status).toBe(0);
});
afterAll(() => folder[Symbol.dispose]());

describe('what is right', () => {
  const rows = [
    shipped,
    join(shipped, 'cards', 'home-1.json'),
    join(shipped, 'rules', 'main.json'),
    join(shipped, 'pack.json'),
    join(resources, 'scenarios', 'ygios.json'),
    'whole.heartdeck',
    'loose/my-card.json',
    'loose/my-rules.json',
    'loose/my-zone.json',
    'loose/my-bonus.json',
    'loose/my-pack.json',
  ];
  it.each(rows)('%s', async (file) => {
    expect(await run(['validate', file])).toEqual({ status: 0, out: '0 errors, 0 warnings\n', err: '' });
  });
});

it('names place, code, sentence and fix', async () => {
  const { status, out, err } = await run(['validate', 'wrong']);
  expect({ status, err }).toEqual({ status: 1, err: '' });
  expect(out).toMatch(/^wrong\/cards\/home-1\.json:\d+:\d+ \(fire\.0\.do\): error unknown-word: .*“darw”/m);
  expect(out).toMatch(/^ {2}Fix: Change to “draw”$/m);
  expect(out).toMatch(/^wrong\/cards\/home-2\.json:\d+:\d+ \(devotoin\): error unknown-key: /m);
  expect(out).toMatch(/\n\d errors, 0 warnings\n$/);
});

it('tells of a warning and ends well', async () => {
  const { status, out } = await run(['validate', 'warned']);
  expect(out).toMatch(/^warned\/cards\/home-6\.json:\d+:\d+ \(devotion\): warning never-dealt: /);
  expect(out).toMatch(/\n0 errors, \d warnings?\n$/);
  expect(status).toBe(0);
});

it('speaks the user’s language', async () => {
  expect((await run(['validate', 'wrong'], 'uk_UA.UTF-8')).out).toMatch(
    /: помилка unknown-word: [\s\S]*Виправлення: /,
  );
  expect((await run(['validate', 'wrong'], 'ja_JP.UTF-8')).out).toMatch(
    /：エラー unknown-word：[\s\S]*修正案：/,
  );
});

it('tells programs the same as JSON', async () => {
  const { status, out } = await run(['validate', 'wrong', 'warned', 'none', '--json']);
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    warnings: 1,
    files: [
      {
        file: 'wrong',
        diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'unknown-word' })]) as [],
      },
      { file: 'warned', diagnostics: [{ code: 'never-dealt', severity: 'warning' }] },
      { file: 'none', error: { code: 'no-such-file' } },
    ],
  });
});

describe('what is wrong', () => {
  const rows: readonly (readonly [file: string, says: RegExp])[] = [
    ['empty', /^empty\/pack\.json: error missing-file: /],
    ['wrong/cards/home-1.json', /^wrong\/cards\/home-1\.json:\d+:\d+ \(fire\.0\.do\): error unknown-word/],
    ['loose/noise.json', /^loose\/noise\.json:1:\d+: error bad-json/],
    ['loose/nothing.json', /^loose\/nothing\.json: error unknown-file/],
    ['loose/note.txt', /^loose\/note\.txt: error unknown-file/],
    ['noise.heartdeck', /^noise\.heartdeck: error not-an-archive/],
  ];
  it.each(rows)('%s', async (file, says) => {
    const { status, out, err } = await run(['validate', file]);
    expect(out).toMatch(says);
    expect({ status, err }).toEqual({ status: 1, err: '' });
  });

  it('also that it is not there', async () => {
    expect(await run(['validate', 'none'])).toMatchObject({ status: 1, out: '0 errors, 0 warnings\n' });
    expect((await run(['validate', 'none'])).err).toContain('none');
    expect(await run(['validate'])).toMatchObject({ status: 2, out: '' });
  });
});

describe('a single file of a pack is checked with the Zones of that pack', () => {
  const rows: readonly (readonly [file: string, says: RegExp])[] = [
    ['zoned/cards/home-5.json', /\(fire\.0\.zones\): error unknown-id: .*“hoem”.*“home”\?\n {2}Fix: /],
    ['zoned/home-5.json', /^zoned\/home-5\.json:\d+:\d+ \(fire\.0\.zones\): error unknown-id: /],
    ['zoned/bonuses/paranoia.json', /\(while\.0\.cards\.in\): error unknown-id: .*“scool”.*“school”/],
    ['zoned/rules/main.json', /\(row\.0\): error unknown-id: .*“moon”/],
  ];
  it.each(rows)('%s', async (file, says) => {
    const { status, out } = await run(['validate', file]);
    expect(out).toMatch(says);
    expect(status).toBe(1);
  });

  it('a Zone of its own is known there, and only there', async () => {
    expect(await run(['validate', 'zoned/cards/town-1.json'])).toMatchObject({ status: 0 });
    cpSync(path('zoned', 'cards', 'town-1.json'), path('warned', 'cards', 'town-1.json'));
    expect((await run(['validate', 'warned/cards/town-1.json'])).out).toMatch(/unknown-id: .*“park”/);
  });

  it('without a pack about it, any Zone may be meant', async () => {
    cpSync(path('zoned', 'cards', 'home-5.json'), path('loose', 'cards', 'home-5.json'));
    expect(await run(['validate', 'loose/cards/home-5.json'])).toMatchObject({ status: 0 });
  });
});

describe('a whole pack that could be saved but not played is wrong', () => {
  it.each([
    ['ruleless', 'missing-file'],
    ['too-small', 'too-few-cards'],
  ])('%s: %s', async (pack, code) => {
    const { status, out } = await run(['validate', pack]);
    expect(status).toBe(1);
    expect(out).toContain(code);
  });
});
