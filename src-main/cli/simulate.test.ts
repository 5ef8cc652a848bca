import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botLevels, botWord, iterationsOf, levelOf, parseBot } from '@shared/api/bot-words';
import type { GoverningReport, YgiosReport } from '@shared/api/lab';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { columns } from './columns';
import { runCli } from './run';
import { simulationLines } from './simulation-lines';

const root = resolve(import.meta.dirname, '..', '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartdeck-simulate-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function run(line: string) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCli({
    argv: line.split(' '),
    env: { HEARTDECK_DATA: join(folder, 'data'), LANG: 'en_GB.UTF-8' },
    platform: 'linux',
    cwd: folder,
    files: {
      version: '1.2.3',
      resourcesDir: join(root, 'resources'),
      rendererDir: join(root, 'out/renderer'),
    },
    say: (text) => out.push(text),
    complain: (text) => err.push(text),
    write: () => Promise.resolve(true),
  });
  return { status, out: out.join('\n'), err: err.join('\n') };
}

describe('asked wrongly, it says what is wrong', () => {
  const rows: readonly (readonly [line: string, says: RegExp, status: number])[] = [
    ['simulate', /“simulate”.*--game.*ygios, governing/, 2],
    ['simulate --game chess', /“chess”.*ygios/, 2],
    ['simulate --game formula', /formula/, 1],
    ['simulate --game ygios --mode hard', /“hard”.*simple, advanced/, 2],
    ['simulate --game ygios --games 0', /--games.*1 to/, 2],
    ['simulate --game ygios --games -4', /--games/, 2],
    ['simulate --game ygios --games 7', /multiple of 2, not 7/, 2],
    ['simulate --game ygios --games 1e9', /“1e9”/, 2],
    ['simulate --game ygios --seed x', /“x”.*--seed/, 2],
    ['simulate --game ygios --seed -1', /--seed/, 2],
    ['simulate --game ygios --seed 99999999999999999', /--seed/, 2],
    ['simulate --game ygios --workers 0', /--workers.*1 to 64/, 2],
    ['simulate --game ygios --bots greedy', /one bot for each seat.*2 seats; 1 bot /, 2],
    ['simulate --game ygios --bots greedy,greedy,greedy', /one bot for each seat.*2 seats; 3 bots /, 2],
    ['simulate --game ygios --bots gredy,random', /“gredy”.*“greedy”/, 2],
    ['simulate --game ygios --bots random:101,random', /“random:101”/, 2],
    ['simulate --game ygios --bots greedy:5,random', /“greedy:5”/, 2],
    ['simulate --game ygios --bots ismcts:0,random', /“ismcts:0”.*“ismcts”.*ismcts:100000/, 2],
    ['simulate --game ygios --bots ismtcs,random', /“ismtcs”.*“ismcts”/, 2],
    ['simulate --game ygios --option sweepOrder', /--option NAME=VALUE/, 2],
    ['simulate --game ygios --option sweepOrdr=x', /“sweepOrdr”.*“sweepOrder”/, 2],
    ['simulate --game ygios --option sweepOrder=x', /“x”/, 2],
    ['simulate --game ygios --pack nothing', /nothing/, 1],
    ['simulate --game ygios --pack ygios@ffff', /ffff/, 1],
    ['simulate --game ygios more', /“more”/, 2],
    ['simulate --game governing --mode simple', /“governing”.*no mode “simple”/, 2],
    ['simulate --game governing --bots random:5,greedy', /Nobody can back off.*“random:5”/, 2],
    ['simulate --game governing --option lkiTurn=0', /“lkiTurn”.*“lkiTurns”/, 2],
    ['simulate --game governing --option lkiTurns=7', /“7”.*lkiTurns.*0, 1/, 2],
    ['simulate --game governing --option sweepOrder=bonusFirst', /“sweepOrder”.*lkiTurns/, 2],
    ['simulate --game governing --pack ygios', /ygios/, 1],
  ];
  it.each(rows)('%s', async (line, says, status) => {
    const told = await run(line);
    expect(told.err).toMatch(says);
    expect({ status: told.status, out: told.out }).toEqual({ status, out: '' });
  });
});

it.each(['random', 'random:0', 'random:100', 'greedy', 'ismcts:1', 'ismcts:1000', 'ismcts:100000'])(
  '%s is a bot, read and written',
  (word) => {
    const bot = parseBot(word);
    expect(bot && botWord(bot)).toBe(word);
  },
);
it.each([
  ...['', 'Random', 'random:', 'random:-1', 'random:1.5', 'random:101', 'greedy:0'],
  ...['ismcts:', 'ismcts:0', 'ismcts:-1', 'ismcts:1.5', 'ismcts:100001', 'ismcts:1e3'],
])('“%s” is none', (word) => {
  expect(parseBot(word)).toBeNull();
});
it('a bot that thinks has the strength of a level if none is said', () => {
  expect(parseBot('ismcts')).toEqual({ bot: 'ismcts', iterations: iterationsOf.strong });
  expect(botLevels.map((level) => levelOf(iterationsOf[level]))).toEqual(botLevels);
  expect(levelOf(7)).toBeNull();
});

const share = { count: 3, of: 4, rate: 0.75, low: 0.3, high: 0.95 };
const report: YgiosReport = {
  game: 'ygios',
  pack: 'mine',
  revision: 'abcdef0123456789'.repeat(4),
  mode: 'simple',
  options: { sweepOrder: 'bonusFirst' },
  bots: [{ bot: 'greedy' }, { bot: 'random', backOff: 5 }],
  seeds: { first: 1000, last: 1001 },
  mostRounds: 100,
  figures: {
    games: 4,
    finished: 1,
    unfinished: 1,
    loops: {
      count: 2,
      cards: [
        { id: 'town-2', count: 2 },
        { id: 'town-4', count: 1 },
      ],
      first: [{ seed: 1001, rotation: 1, budget: 'operations', cards: ['town-2'] }],
    },
    bots: [share, { ...share, count: 1, rate: 0.25 }],
    seats: [share, share],
    openerWonTimeline: share,
    rounds: 12_345,
    openerWonRound: share,
    swept: share,
    ends: [
      { end: 'natural', ...share },
      { end: 'other', ...share },
    ],
    roundsPerTimeline: { mean: 4.5, median: 4, p95: 6, max: 9 },
    playsPerRound: { mean: 12.25, median: 12, p95: 13, max: 14 },
    decisions: 67_890,
    cards: [{ id: 'home-1', up: 1234, down: 5 }],
  },
};

const duels: GoverningReport = {
  game: 'governing',
  pack: 'mine',
  revision: 'abcdef0123456789'.repeat(4),
  options: { lkiTurns: '0' },
  bots: [{ bot: 'greedy' }, { bot: 'random', backOff: null }],
  seeds: { first: 1000, last: 1001 },
  figures: {
    games: 4,
    finished: 3,
    loops: {
      count: 1,
      cards: [{ id: 'a01', count: 1 }],
      first: [{ seed: 1001, rotation: 0, budget: 'operations', cards: ['a01'] }],
    },
    bots: [share, { ...share, count: 0, rate: 0 }],
    seats: [share, share],
    firstPlayerWon: { ...share, count: 2 },
    draws: { ...share, count: 1 },
    turns: { mean: 39.5, median: 37, p95: 70, max: 81 },
    decisions: 67_890,
    cards: [{ id: 'd01', played: 1234 }],
  },
};

describe('the table of duels', () => {
  it('says all of it, in the words of a duel', () => {
    const said = simulationLines(createTranslator('en'), duels, { lkiTurns: '0' })
      .join('\n')
      .replace(/ +/g, ' ');
    for (const part of [
      'mine, revision abcdef0123\nOptions: lkiTurns=0\n4 duels, seeds 1000 to 1001',
      '67,890 decisions\n',
      '1 of 4 duels ended in skills that set each other off without end. Cards at it: a01. First seed: 1001.',
      'Only 3 of 4 duels came to an end',
      '1. greedy 3 75.0% 30.0% – 95.0%',
      '2. random 0 0.0%',
      'first player 2',
      'draw 1',
      'turns per duel 39.50 37 70 81',
      'd01 1,234',
    ])
      expect(said).toContain(part);
    expect(said).not.toMatch(/timeline|round|mode/i);
  });

  it('calls packs and cards by name, with the ids to go on with', () => {
    const cards = new Map([
      ['d01', 'Rabbit'],
      ['a01', 'Fright'],
    ]);
    const said = simulationLines(createTranslator('en'), duels, {}, { pack: 'Ball', cards }).join('\n');
    expect(said).toMatch(/^Ball \(mine\), revision/);
    expect(said).toContain('Cards at it: Fright (a01).');
    expect(said).toMatch(/\n {2}d01 {2}Rabbit +1,234$/);
  });

  it.each(languages)('has no words of another language or game: %s', (language) => {
    const said = simulationLines(createTranslator(language), duels, {}).join('\n');
    const own = said.replace(/greedy|random|mine|abcdef0123|a01|d01/g, '');
    if (language !== 'en') expect(own).not.toMatch(/[A-Za-z]{3}/);
    else expect(own).not.toMatch(/[\u0400-\u04ff\u3040-\u9fff]/u);
    expect(own).not.toMatch(/ラウンド|世界線|раунд|часов/u);
  });
});

describe('the table', () => {
  it('says all of it', () => {
    const lines = simulationLines(createTranslator('en'), report, { sweepOrder: 'bonusFirst' });
    const said = lines.join('\n').replace(/ +/g, ' ');
    for (const part of [
      'mine, revision abcdef0123, Simple mode',
      'sweepOrder=bonusFirst',
      '4 Timelines, seeds 1000 to 1001',
      'Stopped after 100 rounds: 1 of 4 Timelines.',
      '2 of 4 Timelines ended in texts that set each other off without end. Cards at it: town-2, town-4. First seed: 1001 with the seats swapped',
      'Only 1 of 4 Timelines came to an end; the shares of Timelines won and their lengths count these alone.',
      '1. greedy 3 75.0% 30.0% – 95.0%',
      '2. random:5 1 25.0%',
      'seat A 3',
      'played to the end 3',
      'other 3',
      'rounds per Timeline 4.50 4 6 9',
      'plays per round 12.25 12 13 14',
      'home-1 1,234 5',
      '67,890 decisions in 12,345 rounds',
    ])
      expect(said).toContain(part);
  });

  it.each(languages)('has no words of another language: %s', (language) => {
    const said = simulationLines(createTranslator(language), report, {}).join('\n');
    const own = said.replace(/greedy|random|town-2|town-4|home-1|mine|other|abcdef0123/g, '');
    if (language !== 'en') expect(own).not.toMatch(/[A-Za-z]{3}/);
    else expect(own).not.toMatch(/[\u0400-\u04ff\u3040-\u9fff]/u);
  });

  it('puts the signs of the language between cards and options', () => {
    const asked = { sweepOrder: 'bonusFirst', discardsVisible: true };
    const said = simulationLines(createTranslator('ja'), report, asked).join('\n');
    expect(said).toContain('関わったカード：town-2、town-4。');
    expect(said).toContain('オプション：sweepOrder=bonusFirst、discardsVisible=true');
  });

  it('stands in columns, also where letters are two places wide', () => {
    expect(
      columns([
        ['', 'a'],
        ['家', '10'],
        ['home', '5'],
      ]),
    ).toEqual(['       a', '家    10', 'home   5']);
  });
});
