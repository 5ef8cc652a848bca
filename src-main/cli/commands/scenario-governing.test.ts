import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

/** The same command for the second game. */
const folder = tempFolder();
const run = terminalIn(folder.path);
const shipped = resolve(import.meta.dirname, '../../../resources/scenarios/governing.json');

const file = (name: string, scenarios: unknown[]): void =>
  writeFileSync(join(folder.path, name), JSON.stringify({ format: 1, game: 'governing', scenarios }));

const given = {
  hand: { A: ['a01'] },
  objects: { rabbit: { card: 'd01', owner: 'A', settled: false }, badger: { card: 'd02', owner: 'B' } },
};
const own = (n: unknown) => ({
  cards: [
    {
      id: 'x-half',
      type: 'action',
      ap: 1,
      skills: [{ on: 'play', target: { type: 'furre' }, do: [{ do: 'set', stat: 'pe', n, all: 'target' }] }],
    },
  ],
});
const invalid = { at: 'cards.0.skills.0.do.0.n', code: 'needs-round' };

beforeAll(() => {
  file('pass.json', [{ id: 'P1', given, then: { ap: { A: 10 } } }]);
  file('refused.json', [
    { id: 'R1', given, when: [{ by: 'A', swing: 'rabbit', at: 'B' }] },
    { id: 'R2', given, when: [{ by: 'B', end: true }] },
    { id: 'R3', given, then: { hosts: { B: 19 } } },
  ]);
  file('invalid.json', [
    { id: 'I1', given, ...own({ half: 3 }), then: { invalid } },
    { id: 'I2', given, ...own({ half: 3, round: 'up' }), then: { invalid } },
    { id: 'I3', given, ...own({ half: 3 }), then: { invalid: { ...invalid, code: 'negative' } } },
  ]);
  file('wrong.json', [
    { id: 'W1', given: { hand: { A: ['a99'] } } },
    { id: 'W2', given, when: [{ by: 'A', play: 'a1' }] },
    { id: 'W3', given, when: [{ by: 'A', swing: 'rabit', at: 'B' }] },
    { id: 'W4', given, then: { objects: { badgr: { in: 'couch' } } } },
    { id: 'W5', given, options: { lkiTurn: 1 } },
  ]);
});
afterAll(() => folder[Symbol.dispose]());

it('runs the scenarios of the duel that ship, and all of them pass', async () => {
  expect(await run(['scenario', shipped])).toEqual({ status: 0, out: '75 passed, 0 failed\n', err: '' });
});

it('runs everything that ships when no file is named, or what belongs to a pack', async () => {
  const { status, out, err } = await run(['scenario', '--json']);
  const { passed, failed, files } = JSON.parse(out) as {
    passed: number;
    failed: number;
    files: { file: string; passed: number }[];
  };
  expect({ status, err, passed, failed }).toEqual({ status: 0, err: '', passed: 114, failed: 0 });
  expect(files.map((one) => [one.file, one.passed])).toEqual([
    ['ygios.json', 39],
    ['governing.json', 75],
  ]);
  expect(await run(['scenario', '--pack', 'governing'])).toMatchObject({ out: '75 passed, 0 failed\n' });
  expect(await run(['scenario', '--pack', 'none'])).toMatchObject({ status: 1, out: '' });
});

describe('a move that is refused', () => {
  it('is explained, with the rule behind it', async () => {
    const { status, out } = await run(['scenario', 'refused.json']);
    expect(status).toBe(1);
    expect(out.split('\n')).toEqual([
      'R1: when.0: expected a legal move, got unsettled (A is asked: main)',
      expect.stringMatching(/^ {2}This Furre is unsettled/),
      expect.stringMatching(/^ {2}Rule E2: .+ \(npm run -s heartdeck -- rule E2\)$/),
      'R2: when.0: expected a legal move, got not-now (A is asked: main)',
      expect.stringMatching(/^ {2}It is another player’s decision/),
      'R3: then.hosts.B: expected 19, got 20',
      '0 passed, 3 failed',
      '',
    ]);
  });

  it('in every language', async () => {
    expect((await run(['scenario', 'refused.json', '--lang', 'ja'])).out).toMatch(
      /ルール E2：.+（npm run -s heartdeck -- rule E2）/,
    );
    expect((await run(['scenario', 'refused.json', '--lang', 'uk'])).out).toMatch(
      /Правило E2: .+ \(npm run -s heartdeck -- rule E2\)/,
    );
  });

  it('and programs are told the key of the sentence and the rules', async () => {
    const { out } = await run(['scenario', 'refused.json', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      files: [
        {
          scenarios: [
            { difference: { code: 'refused', reason: 'governing.refusal.unsettled', rules: ['E2'] } },
            { difference: { reason: 'governing.refusal.not-now', rules: [] } },
            { difference: { code: 'value', reason: null, rules: [] } },
          ],
        },
      ],
    });
  });
});

it('a fault that is expected and not there fails, and so does another one', async () => {
  const { status, out } = await run(['scenario', 'invalid.json']);
  expect(status).toBe(1);
  expect(out).toMatch(/^I2: then\.invalid: expected .*needs-round.*, got nothing\nI3: then\.invalid: /);
  expect(out).toMatch(/1 passed, 2 failed\n$/);
});

it('cards, objects and options that do not exist are told with their places, by scenario and by validate', async () => {
  const says = [
    /wrong\.json:1:\d+ \(scenarios\.0\.given\.hand\.A\.0\): .*unknown-id: .*“a99”/,
    /\(scenarios\.1\.when\.0\.play\): .*unknown-id: .*“a1”/,
    /\(scenarios\.2\.when\.0\.swing\): .*unknown-object: .*“rabit”.*“rabbit”/,
    /\(scenarios\.3\.then\.objects\.badgr\): .*unknown-object: .*“badgr”.*“badger”/,
    /\(scenarios\.4\.options\.lkiTurn\): .*unknown-key: .*“lkiTurns”/,
  ];
  const ran = await run(['scenario', 'wrong.json']);
  const validated = await run(['validate', 'wrong.json']);
  for (const one of says) expect(validated.out).toMatch(one);
  expect(ran.out.split('\n')).toEqual([
    expect.stringMatching(/^W1: given\.hand\.A\.0: unknown-card: .*“a99”/),
    expect.stringMatching(/^W2: when\.0\.play: unknown-card: .*“a1”/),
    expect.stringMatching(/^W3: when\.0\.swing: unknown-object: .*“rabit”.*“rabbit”/),
    expect.stringMatching(/^W4: then\.objects\.badgr: unknown-object: .*“badgr”.*“badger”/),
    expect.stringMatching(/^W5: options\.lkiTurn: unknown-key: .*“lkiTurns”/),
    '0 passed, 5 failed',
    '',
  ]);
  expect([ran.status, validated.status]).toEqual([1, 1]);
  expect(await run(['validate', shipped])).toEqual({ status: 0, out: '0 errors, 0 warnings\n', err: '' });
});
