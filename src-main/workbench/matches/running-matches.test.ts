import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ok } from '@shared/util/result';
import { Chance } from '../../engine/kernel/chance';
import { hashState } from '../../engine/kernel/state';
import type { Library } from '../../library/library';
import { must, openOrThrow, tempFolder } from '../../library/test-support';
import { readFolderFiles } from '../../library/transfer/folder-read';
import { createGames } from '../games/index';
import type { MatchMove, MatchTable } from './match-table';
import { createMatches, type MatchRequest, type Matches } from './running-matches';
import type { OpenMatch } from './open-match';

/** Every answer of the first who is asked. */
const movesNow = (table: MatchTable): readonly MatchMove[] => table.moves(table.asked[0] ?? -1);

const packs = resolve(import.meta.dirname, '../../../resources/packs');
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
const folder = tempFolder();
let library: Library;
let copy: string;

/** As after a restart: nothing is remembered but what is on disk. */
const freshMatches = (): Matches =>
  createMatches(
    () => ok(library),
    createGames(() => ok(library)),
  );

beforeAll(async () => {
  library = await openOrThrow({ dataDir: folder.path });
  for (const game of ['ygios', 'governing'] as const)
    must(library.packs.installShipped(game, must(await readFolderFiles(join(packs, game)))));
  copy = must(library.packs.fork('ygios', names)).id;
});
afterAll(() => {
  library.close();
  folder[Symbol.dispose]();
});

const anyMove = (match: OpenMatch, chance: Chance): MatchMove => {
  const moves = movesNow(match.table);
  return moves[chance.below(moves.length)]!;
};
const hashOf = ({ table }: OpenMatch): unknown => hashState(table.state);

const whole: readonly MatchRequest[] = [
  { game: 'ygios', mode: 'advanced', seed: 42 },
  { game: 'ygios', mode: 'simple', seed: 43 },
  { game: 'governing', seed: 42 },
  { game: 'governing', seed: 43, options: { lkiTurns: '0' } },
];
it.each(whole)('plays a whole match, every answer on disk before it counts: $game $mode $seed', (request) => {
  const matches = freshMatches();
  const chance = new Chance(11, 'bot');
  let match = must(matches.begin(request));
  while (match.table.outcome === null) {
    match = must(matches.answer(match.id, match.answers, anyMove(match, chance)));
    if (match.answers % 16 !== 0) continue;
    const reopened = must(freshMatches().open(match.id));
    expect(hashOf(reopened)).toBe(hashOf(match));
    expect(reopened.answers).toBe(match.answers);
  }
  expect(match.answers).toBeGreaterThan(16);
  expect(movesNow(match.table)).toEqual([]);
  expect(must(freshMatches().open(match.id)).table.outcome).toEqual(match.table.outcome);
});

it('records every option, and keeps revision and options whatever becomes of the pack', () => {
  const chance = new Chance(5, 'bot');
  const matches = freshMatches();
  const head = must(library.packs.get(copy)).head;
  let match = must(
    matches.begin({
      game: 'ygios',
      pack: copy,
      mode: 'simple',
      seed: 7,
      options: { playoutEndsRound: true },
    }),
  );
  expect(match).toMatchObject({ pack: copy, revision: head, mode: 'simple', seed: 7 });
  expect(match.options).toMatchObject({
    playoutEndsRound: true,
    sweepOrder: 'penaltyFirst',
    ourSpotAdders: true,
  });
  for (let i = 0; i < 5; i++) match = must(matches.answer(match.id, match.answers, anyMove(match, chance)));

  const edits = ['1', '2', '3', '4', '5', '6'].map((n) => ({ path: `cards/home-${n}.json`, bytes: null }));
  must(library.packs.commit(copy, head, edits, { code: 'deleted' }));
  must(library.packs.setDeleted(copy, true));
  const reopened = must(freshMatches().open(match.id));
  expect(hashOf(reopened)).toBe(hashOf(match));
  must(freshMatches().answer(match.id, match.answers, anyMove(reopened, chance)));
});

it('refuses what is not offered, late and damaged, and changes nothing', () => {
  const matches = freshMatches();
  const begun = must(matches.begin({ game: 'ygios', mode: 'advanced', seed: 3 }));
  const before = hashOf(begun);
  const [move] = movesNow(begun.table);
  const refusals: [number, MatchMove, unknown][] = [
    [
      0,
      { by: 'B', sculpt: ['home-1', 'home-2'] },
      { code: 'move-refused', data: { refusal: 'not-your-decision' } },
    ],
    [0, { by: 'A', pass: true }, { code: 'move-refused', data: { refusal: 'not-offered' } }],
    [1, move!, { code: 'choice-out-of-order', data: { expected: 0 } }],
    [0, { nonsense: [1] }, { code: 'move-refused', data: { refusal: 'not-offered' } }],
    [-1, move!, { code: 'choice-out-of-order' }],
  ];
  for (const [number, tried, error] of refusals)
    expect(matches.answer(begun.id, number, tried)).toMatchObject({ ok: false, error });
  expect(hashOf(must(matches.open(begun.id)))).toBe(before);
  expect(must(library.matches.get(begun.id)).choices).toEqual([]);

  must(library.matches.appendChoice(begun.id, 0, { by: 'A', sculpt: 7 }));
  expect(freshMatches().open(begun.id)).toMatchObject({ ok: false, error: { code: 'match-damaged' } });
  expect(freshMatches().open('absent')).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
  const wrong = { game: 'ygios', mode: 'advanced', options: { sweepOrder: 'never' } } as const;
  expect(matches.begin(wrong)).toMatchObject({ ok: false, error: { code: 'unknown-option-value' } });
});

it('a duel goes by handles, says why a move is refused, and has no modes', () => {
  const matches = freshMatches();
  const chance = new Chance(3, 'bot');
  let match = must(matches.begin({ game: 'governing', seed: 5 }));
  expect(match).toMatchObject({
    game: 'governing',
    pack: 'governing',
    mode: null,
    options: { lkiTurns: '1' },
  });
  const swing = (): MatchMove | undefined => movesNow(match.table).find((move) => 'swing' in move);
  while (!swing()) match = must(matches.answer(match.id, match.answers, anyMove(match, chance)));
  const found = swing()!;
  expect(found['swing']).toMatch(/^#\d+$/);
  const before = hashOf(match);
  const refusals: [MatchMove, string][] = [
    [{ ...found, swing: '#9999' }, 'no-such'],
    [{ ...found, at: found['swing'] }, 'target'],
    [{ by: found['by'] === 'A' ? 'B' : 'A', end: true }, 'not-now'],
    [{ by: found['by'], mulligan: true }, 'not-now'],
    [{ by: found['by'], swing: 7 }, 'not-offered'],
  ];
  for (const [move, refusal] of refusals)
    expect(matches.answer(match.id, match.answers, move)).toMatchObject({
      error: { code: 'move-refused', data: { refusal } },
    });
  expect(hashOf(must(matches.open(match.id)))).toBe(before);
  must(matches.answer(match.id, match.answers, found));
  expect(matches.begin({ game: 'governing', mode: 'simple' })).toMatchObject({ error: { code: 'no-modes' } });
  expect(matches.begin({ game: 'yurikure' })).toMatchObject({ error: { code: 'game-not-built' } });
});

it('an answer and what quick bots say to it are written at once, and the match goes on as if they had waited', () => {
  const matches = freshMatches();
  const request: MatchRequest = {
    game: 'ygios',
    mode: 'advanced',
    seed: 5,
    players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'greedy' } }],
  };
  const begun = must(matches.begin(request));
  const asked = must(matches.runBots(begun.id));
  const waited = freshMatches();
  const twin = must(waited.runBots(must(waited.begin(request)).id));

  const write = vi.spyOn(library.matches, 'appendChoices');
  const answered = must(matches.answerNth(asked.id, asked.answers, 0, 0));
  expect(write).toHaveBeenCalledOnce();
  write.mockRestore();

  must(waited.answer(twin.id, twin.answers, movesNow(twin.table)[0]!));
  const after = must(waited.runBots(twin.id));
  expect(answered.answers).toBe(after.answers);
  expect(answered.answers).toBeGreaterThan(asked.answers + 1);
  expect(hashOf(answered)).toBe(hashOf(after));
  expect(must(matches.runBots(answered.id)).answers).toBe(answered.answers);
  expect(hashOf(must(freshMatches().open(answered.id)))).toBe(hashOf(answered));
});
