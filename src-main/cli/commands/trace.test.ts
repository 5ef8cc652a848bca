import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
const write = (name: string, lines: readonly unknown[]): void =>
  writeFileSync(
    join(folder.path, name),
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );

const position = { first: 'B', turn: 'A', hand: { A: ['home-4'], B: ['town-1'] }, pile: ['school-5'] };

beforeAll(() => {
  write('good.jsonl', [position, '', { ...position, bonuses: { home: 'paranoia' } }, {}]);
  write('bad.jsonl', [position, '{ "hand": ', { hand: { A: ['home-44'] } }, { trun: 'A' }]);
  write('pretty.json', [JSON.stringify([position, position], null, 2)]);
  write('many.jsonl', new Array(50).fill({ trun: 'A' }));
});
afterAll(() => folder[Symbol.dispose]());

const ygios = ['trace', '--game', 'ygios'];
const lines = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it.each(['simple', 'advanced'])(
  'prints rounds of the %s mode, the same bytes for the same arguments',
  async (mode) => {
    const argv = [...ygios, '--mode', mode, '--seed', '7', '--rounds', '3'];
    const first = await run(argv);
    expect(first).toMatchObject({ status: 0, err: '' });
    expect((await run(argv, 'ja_JP.UTF-8')).out).toBe(first.out);
    const headers = lines(first.out).filter((line) => 'format' in line);
    expect(headers).toHaveLength(3);
    expect(headers[0]).toMatchObject({ timeline: 1, round: 1, options: {}, given: { mode } });
    expect(lines(first.out).at(-1)).toHaveProperty('round');
  },
);

it('writes the rule options that differ', async () => {
  const argv = [
    ...ygios,
    '--rounds',
    '1',
    '--option',
    'sweepOrder=bonusFirst',
    '--option',
    'discardsVisible=false',
  ];
  expect(lines((await run(argv)).out)[0]).toHaveProperty('options', { sweepOrder: 'bonusFirst' });
});

it('plays a round from each position, or from the first few', async () => {
  const { status, out } = await run([...ygios, '--seed', '1', '--positions', 'good.jsonl']);
  expect(status).toBe(0);
  const headers = lines(out).filter((line) => 'format' in line);
  expect(headers.map(({ given }) => given)).toEqual([
    position,
    { ...position, bonuses: { home: 'paranoia' } },
    {},
  ]);
  expect(headers.some((line) => 'timeline' in line)).toBe(false);
  const few = await run([...ygios, '--seed', '1', '--positions', 'good.jsonl', '--rounds', '1']);
  expect(out.startsWith(few.out)).toBe(true);
  expect(lines(few.out).filter((line) => 'format' in line)).toHaveLength(1);
});

it('stops when nobody reads any more', async () => {
  let portions = 0;
  const { status, err } = await run([...ygios, '--rounds', '1000000'], 'en', () => ++portions < 3);
  expect({ status, err, portions }).toEqual({ status: 0, err: '', portions: 3 });
});

it('refuses a file of positions whole, with lines and paths, before anything is printed', async () => {
  const { status, out, err } = await run([...ygios, '--positions', 'bad.jsonl']);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(/bad\.jsonl:2:\d+: bad-json: /);
  expect(err).toMatch(/bad\.jsonl:3:\d+ \(hand\.A\.0\): unknown-id: .*“home-44”/);
  expect(err).toMatch(/bad\.jsonl:4:\d+ \(trun\): unknown-key: .*“turn”/);
});

describe('asked wrongly, it says what is wrong', () => {
  const rows: readonly (readonly [argv: string, status: number, says: RegExp])[] = [
    ['trace', 2, /--game.*ygios, governing/],
    ['trace --game chess', 2, /“chess”.*: ygios, governing\.\n/],
    ['trace --game ygios --log --json', 2, /--log.*--json/],
    ['trace --game yurikure --seed 1', 1, /“yurikure” can’t be played yet/],
    ['trace --game ygios --mode hard', 2, /“hard”.*simple, advanced/],
    ['trace --game ygios --seed -1', 2, /“-1”.*--seed/],
    ['trace --game ygios --seed x', 2, /“x”.*--seed/],
    ['trace --game ygios --seed 1.5', 2, /“1\.5”.*--seed/],
    ['trace --game ygios --seed 99999999999999999', 2, /--seed/],
    ['trace --game ygios --rounds 0', 2, /“0”.*--rounds/],
    ['trace --game ygios --rounds NaN', 2, /“NaN”.*--rounds/],
    ['trace --game ygios --rounds -3', 2, /“-3”.*--rounds/],
    ['trace --game ygios --option sweepOrdr=x', 2, /“sweepOrdr”.*“sweepOrder”/],
    ['trace --game ygios --option sweepOrder=x', 2, /“x”.*sweepOrder/],
    ['trace --game ygios --option sweepOrder', 2, /NAME=VALUE/],
    ['trace --game ygios --pack none', 1, /“none”.*\n.*“pack list”/],
    ['trace --game ygios --positions none.jsonl', 1, /none\.jsonl/],
    ['trace --game ygios --positions .', 1, /folder/],
    ['trace --game ygios --positions pretty.json', 1, /^“pretty\.json” is one JSON[^\n]*JSON Lines[^\n]*\n$/],
    ['trace --game ygios --positions many.jsonl', 1, /^[^\n]+(\n[^\n]+){20}\n {2}and 30 more\n$/],
    ['trace --game ygios more', 2, /“more”/],
  ];
  it.each(rows)('%s', async (argv, status, says) => {
    const ran = await run(argv.split(' '));
    expect(ran.err).toMatch(says);
    expect(ran).toMatchObject({ status, out: '' });
  });
});
