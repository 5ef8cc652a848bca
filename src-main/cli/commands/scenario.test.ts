import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
const shipped = resolve(import.meta.dirname, '../../../resources/scenarios/ygios.json');

const file = (name: string, scenarios: unknown[], head: object = { format: 1, game: 'ygios' }): void =>
  writeFileSync(join(folder.path, name), JSON.stringify({ ...head, scenarios }));

const given = { hand: { A: ['home-6'], B: ['town-6'] } };
const passing = { id: 'P1', given, then: { turn: 'A' } };
const play = { by: 'A', play: 'home-6', face: 'up', zone: 'home' };
const failing = { id: 'F1', given, when: [play], then: { devotion: { home: { A: 5 } } } };

beforeAll(() => {
  file('pass.json', [passing]);
  file('fail.json', [passing, failing, { ...failing, id: 'F2', then: { turn: 'A' } }]);
  file('bad.json', [passing, { id: 'B1', given: { hand: { A: ['home-66'] } } }]);
  file('seat.json', [{ id: 'S1', given: { first: 'C' } }]);
  file('yurikure.json', [], { format: 1, game: 'yurikure' });
  file('chess.json', [], { format: 1, game: 'chess' });
  writeFileSync(join(folder.path, 'noise.json'), '{ "format": ');
  mkdirSync(join(folder.path, 'folder'));
});
afterAll(() => folder[Symbol.dispose]());

it('runs the scenarios that ship with the application, and all of them pass', async () => {
  const { status, out, err } = await run(['scenario', shipped]);
  expect(out).toMatch(/^\d\d passed, 0 failed\n$/);
  expect({ status, err }).toEqual({ status: 0, err: '' });
});

it('names the first difference of each that fails, and counts', async () => {
  const { status, out, err } = await run(['scenario', 'fail.json']);
  expect(out).toBe(
    'F1: then.devotion.home.A: expected 5, got 6\nF2: then.turn: expected A, got B\n1 passed, 2 failed\n',
  );
  expect({ status, err }).toEqual({ status: 1, err: '' });
});

it('adds up several files', async () => {
  const { status, out } = await run(['scenario', 'pass.json', 'fail.json', 'pass.json']);
  expect(out.split('\n')).toEqual([
    'fail.json: F1: then.devotion.home.A: expected 5, got 6',
    'fail.json: F2: then.turn: expected A, got B',
    '3 passed, 2 failed',
    '',
  ]);
  expect(status).toBe(1);
});

it('speaks the user’s language', async () => {
  expect((await run(['scenario', 'fail.json'], 'ja_JP.UTF-8')).out).toBe(
    'F1：then.devotion.home.A：期待値は 5、実際は 6\nF2：then.turn：期待値は A、実際は B\n成功 1、失敗 2\n',
  );
  expect((await run(['scenario', 'seat.json', '--lang', 'ja'])).out).toContain('使える語：A、B。');
  expect((await run(['scenario', 'fail.json', '--lang', 'uk'])).out).toContain('очікувалося 5, вийшло 6');
});

it('calls what ships in the user’s language, and a file as it is written', async () => {
  const titleOf = async (...words: string[]): Promise<string | undefined> => {
    const { out } = await run(['scenario', ...words, '--pack', 'ygios', '--json']);
    const { files } = JSON.parse(out) as { files: { scenarios: { id: string; title: string }[] }[] };
    return files[0]?.scenarios.find(({ id }) => id === 'Y42')?.title;
  };
  const written = 'Locks do not stack: the new one ends together with the old one';
  expect(await titleOf('--lang', 'ja')).toBe('ロックは重ならない：新しいロックは前のロックと同時に終わる');
  expect(await titleOf('--lang', 'uk')).toBe(
    'Блокування не накопичуються: нове закінчується разом зі старим',
  );
  expect(await titleOf('--lang', 'en')).toBe(written);
  expect(await titleOf(shipped, '--lang', 'uk')).toBe(written);
});

it('tells programs the same as JSON', async () => {
  const { status, out } = await run(['scenario', 'pass.json', 'fail.json', 'bad.json', '--json']);
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    passed: 3,
    failed: 3,
    files: [
      { file: 'pass.json', pack: 'ygios', passed: 1, failed: 0 },
      {
        file: 'fail.json',
        scenarios: [
          { id: 'P1', difference: null },
          { id: 'F1', difference: { code: 'value', at: 'then.devotion.home.A', data: { expected: '5' } } },
          { id: 'F2' },
        ],
      },
      {
        file: 'bad.json',
        scenarios: [
          { id: 'P1', difference: null },
          {
            id: 'B1',
            difference: {
              code: 'faulty',
              at: 'given.hand.A.0',
              data: { code: 'unknown-card' },
              diagnostic: { code: 'unknown-id', at: 'scenarios.1.given.hand.A.0', line: 1 },
            },
          },
        ],
      },
    ],
  });
});

it('plays a pack of the user’s own, at any of its revisions', async () => {
  const exported = await run(['pack', 'export', 'ygios', '--folder', 'own']);
  expect(exported.status).toBe(0);
  const path = join(folder.path, 'own', 'rules', 'main.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"faceDown": 2', '"faceDown": 9'));
  const { out: imported } = await run(['pack', 'import', 'own', '--json']);
  const { id, head } = JSON.parse(imported) as { id: string; head: string };
  const value = { 'home-6': 9 };
  file('own.json', [{ id: 'O1', given, when: [{ ...play, face: 'down' }], then: { value } }]);
  expect(await run(['scenario', 'own.json'])).toMatchObject({
    status: 1,
    out: 'O1: then.value.home-6: expected 9, got 2\n0 passed, 1 failed\n',
  });
  expect(await run(['scenario', 'own.json', '--pack', id])).toMatchObject({ status: 0 });
  expect(await run(['scenario', 'own.json', '--pack', `${id}@${head.slice(0, 8)}`])).toMatchObject({
    status: 0,
  });
});

it('a faulty scenario fails alone, with the code and the place that scenario files know', async () => {
  const { status, out, err } = await run(['scenario', 'bad.json']);
  expect(out).toMatch(/^B1: given\.hand\.A\.0: unknown-card: .*“home-66”.*“home-6”.*\n1 passed, 1 failed\n$/);
  expect({ status, err }).toEqual({ status: 1, err: '' });
});

describe('what can’t be run is refused', () => {
  const rows: readonly (readonly [argv: string, says: RegExp])[] = [
    ['none.json', /none\.json/],
    ['folder', /folder is a folder/],
    ['noise.json', /noise\.json:1:\d+: bad-json: /],
    ['chess.json', /chess\.json:1:\d+ \(game\): unknown-game: /],
    ['yurikure.json', /“yurikure” can’t be played yet/],
  ];
  it.each(rows)('%s', async (argv, says) => {
    const { status, out, err } = await run(['scenario', argv]);
    expect(err).toMatch(says);
    expect({ status, out }).toEqual({ status: 1, out: '1 file could not be run\n0 passed, 0 failed\n' });
  });

  it('and the other files are run', async () => {
    const { status, out, err } = await run(['scenario', 'none.json', 'pass.json']);
    expect({ status, out }).toEqual({ status: 1, out: '1 file could not be run\n1 passed, 0 failed\n' });
    expect(err).toContain('none.json');
  });

  const wrong: readonly (readonly [argv: string, status: number, says: RegExp])[] = [
    ['scenario pass.json --pak x', 2, /--pack/],
    ['scenario pass.json --pack none', 1, /“none”/],
    ['scenario pass.json --pack ygios@0000', 1, /0000/],
    ['scenario pass.json --pack none@0000', 1, /“none”/],
  ];
  it.each(wrong)('%s', async (argv, status, says) => {
    const ran = await run(argv.split(' '));
    expect(ran.err).toMatch(says);
    expect(ran.status).toBe(status);
  });
});
