import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ok } from '@shared/util/result';
import { offered } from '../engine/games/ygios/answers';
import type { Move } from '../engine/games/ygios/format';
import { outcomeOf } from '../engine/games/ygios/game';
import { Chance } from '../engine/kernel/chance';
import { hashState } from '../engine/kernel/state';
import type { Library } from '../library/library';
import { must, openOrThrow, tempFolder } from '../library/test-support';
import { readFolderFiles } from '../library/transfer/folder-read';
import { createMatches, type Matches, type OpenMatch } from './matches';
import { createPrograms } from './programs';

const packs = resolve(import.meta.dirname, '../../resources/packs');
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
const folder = tempFolder();
let library: Library;
let copy: string;

/** As after a restart: nothing is remembered but what is on disk. */
const freshMatches = (): Matches =>
  createMatches(
    () => ok(library),
    createPrograms(() => ok(library)),
  );

beforeAll(async () => {
  library = await openOrThrow({ dataDir: folder.path });
  must(library.packs.installShipped('ygios', must(await readFolderFiles(join(packs, 'ygios')))));
  copy = must(library.packs.fork('ygios', names)).id;
});
afterAll(() => {
  library.close();
  folder[Symbol.dispose]();
});

const anyMove = (match: OpenMatch, chance: Chance): Move => {
  const moves = offered(match.table);
  return moves[chance.below(moves.length)]!;
};

it('plays a whole Timeline, every answer on disk before it counts', () => {
  const matches = freshMatches();
  const chance = new Chance(11, 'bot');
  let match = must(matches.begin({ mode: 'advanced', seed: 42 }));
  while (outcomeOf(match.table) === null) {
    match = must(matches.answer(match.id, match.answers, anyMove(match, chance)));
    if (match.answers % 16 !== 0) continue;
    const reopened = must(freshMatches().open(match.id));
    expect(hashState(reopened.table.s)).toBe(hashState(match.table.s));
    expect(reopened.answers).toBe(match.answers);
  }
  expect(outcomeOf(must(freshMatches().open(match.id)).table)).toEqual(outcomeOf(match.table));
});

it('records every option, and keeps revision and options whatever becomes of the pack', () => {
  const chance = new Chance(5, 'bot');
  const matches = freshMatches();
  const head = must(library.packs.get(copy)).head;
  let match = must(
    matches.begin({ pack: copy, mode: 'simple', seed: 7, options: { playoutEndsRound: true } }),
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
  expect(hashState(reopened.table.s)).toBe(hashState(match.table.s));
  must(freshMatches().answer(match.id, match.answers, anyMove(reopened, chance)));
});

it('refuses what is not offered, late and damaged, and changes nothing', () => {
  const matches = freshMatches();
  const begun = must(matches.begin({ mode: 'advanced', seed: 3 }));
  const before = hashState(begun.table.s);
  const [move] = offered(begun.table);
  const refusals: [number, Move, unknown][] = [
    [
      0,
      { by: 'B', sculpt: ['home-1', 'home-2'] },
      { code: 'move-refused', data: { refusal: 'not-your-decision' } },
    ],
    [0, { by: 'A', pass: true }, { code: 'move-refused', data: { refusal: 'not-offered' } }],
    [1, move!, { code: 'choice-out-of-order', data: { expected: 0 } }],
    [-1, move!, { code: 'choice-out-of-order' }],
  ];
  for (const [number, tried, error] of refusals)
    expect(matches.answer(begun.id, number, tried)).toMatchObject({ ok: false, error });
  expect(hashState(must(matches.open(begun.id)).table.s)).toBe(before);
  expect(must(library.matches.get(begun.id)).choices).toEqual([]);

  must(library.matches.appendChoice(begun.id, 0, { by: 'A', sculpt: 7 }));
  expect(freshMatches().open(begun.id)).toMatchObject({ ok: false, error: { code: 'match-damaged' } });
  expect(freshMatches().open('absent')).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
  const wrong = { mode: 'advanced', options: { sweepOrder: 'never' } } as const;
  expect(matches.begin(wrong)).toMatchObject({ ok: false, error: { code: 'unknown-option-value' } });
});
