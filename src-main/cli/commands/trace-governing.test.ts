import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

/** The same command for the second game. */
const folder = tempFolder();
const run = terminalIn(folder.path);
const duel = ['trace', '--game', 'governing'];

type Line = Readonly<Record<string, unknown>>;
const lines = (out: string): Line[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const headers = (out: string): Line[] => lines(out).filter((line) => 'format' in line);

const position = {
  hosts: { B: 3 },
  hand: { A: ['a02'] },
  objects: { otter: { card: 'd04', owner: 'A' }, badger: { card: 'd02', owner: 'B' } },
};
const three = { players: 3, objects: { otter: { card: 'd04', owner: 'C' } }, book: { C: ['d01'] } };

beforeAll(() => {
  const write = (name: string, written: readonly unknown[]): void =>
    writeFileSync(
      join(folder.path, name),
      written.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
  write('good.jsonl', [position, '', three]);
  write('bad.jsonl', [
    position,
    { hand: { A: ['d99'] } },
    '{',
    { objects: { x: { card: 'd01', owner: 'C' } } },
  ]);
});
afterAll(() => folder[Symbol.dispose]());

it('prints duels from the set-up to the winner, the same bytes for the same arguments', async () => {
  const argv = [...duel, '--seed', '7', '--rounds', '3'];
  const first = await run(argv);
  expect(first).toMatchObject({ status: 0, err: '' });
  expect((await run(argv, 'ja_JP.UTF-8')).out).toBe(first.out);
  expect(headers(first.out)).toMatchObject([1, 2, 3].map((nth) => ({ duel: nth, options: {} })));
  expect(headers(first.out)[0]).toMatchObject({ game: 'governing', given: { step: 'setUp' } });
  expect(lines(first.out).filter((line) => 'winner' in line)).toHaveLength(3);
  for (const { offered } of lines(first.out))
    if (Array.isArray(offered)) expect(offered.length).toBeGreaterThan(1);
});

it('writes options that differ as files write them: as numbers', async () => {
  const argv = [...duel, '--rounds', '1', '--option'];
  expect(headers((await run([...argv, 'lkiTurns=0'])).out)[0]).toHaveProperty('options', { lkiTurns: 0 });
  expect(headers((await run([...argv, 'lkiTurns=1'])).out)[0]).toHaveProperty('options', {});
});

it('plays on from each position, also with three players, or from the first few', async () => {
  const { status, out } = await run([...duel, '--positions', 'good.jsonl']);
  expect(status).toBe(0);
  expect(headers(out).map(({ given }) => given)).toEqual([position, three]);
  const few = await run([...duel, '--positions', 'good.jsonl', '--rounds', '1']);
  expect(out.startsWith(few.out)).toBe(true);
  expect(headers(few.out)).toHaveLength(1);
});

it('refuses a file of positions whole, with lines and places, before anything is printed', async () => {
  const { status, out, err } = await run([...duel, '--positions', 'bad.jsonl']);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/bad\.jsonl:2:\d+ \(hand\.A\.0\): unknown-id: .*“d99”/);
  expect(err).toMatch(/bad\.jsonl:3:\d+: bad-json: /);
  expect(err).toMatch(/bad\.jsonl:4:\d+ \(objects\.x\.owner\): unknown-word: /);
});

describe('asked wrongly, it says what is wrong', () => {
  const rows: readonly (readonly [argv: string, status: number, says: RegExp])[] = [
    ['--mode advanced', 2, /“governing”.*no mode “advanced”/],
    ['--mode simple --positions good.jsonl', 2, /no mode “simple”/],
    ['--option sweepOrder=bonusFirst', 2, /“sweepOrder”.*lkiTurns/],
    ['--option lkiTurns=2', 2, /“2”.*lkiTurns/],
    ['--pack ygios', 1, /ygios/],
  ];
  it.each(rows)('%s', async (argv, status, says) => {
    const ran = await run([...duel, ...argv.split(' ')]);
    expect(ran.err).toMatch(says);
    expect(ran).toMatchObject({ status, out: '' });
  });
});
