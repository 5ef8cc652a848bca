import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestPath } from '@shared/language/pack-format';
import { ok } from '@shared/util/result';
import { readFolderFiles } from '../../library/transfer/folder-read';
import type { Library } from '../../library/library';
import { bytesOf, must, openOrThrow, syntheticPack, tempFolder } from '../../library/test-support';
import { governingCompiler } from './governing/compiler';
import { ygiosCompiler, type YgiosPrograms } from './ygios/compiler';
import { createPlayedPacks, type PlayedPacks } from './played-packs';
import { createPrograms, type ProgramRequest } from './programs';
import { Recent } from '../recent';

const packs = resolve(import.meta.dirname, '../../../resources/packs');
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
const folder = tempFolder();
let library: Library;
let played: PlayedPacks;
let programs: YgiosPrograms;
let copy: string;

beforeAll(async () => {
  library = await openOrThrow({ dataDir: folder.path });
  for (const game of ['ygios', 'governing'] as const)
    must(library.packs.installShipped(game, must(await readFolderFiles(join(packs, game)))));
  copy = must(library.packs.fork('ygios', names)).id;
  played = createPlayedPacks(() => ok(library));
  programs = createPrograms(played, ygiosCompiler);
});
afterAll(() => {
  library.close();
  folder[Symbol.dispose]();
});

const refused = (request: ProgramRequest): unknown => {
  const answer = programs.programFor(request);
  return answer.ok ? 'played' : answer.error;
};

it('plays the shipped pack when none is named, and says which revision and options', () => {
  const found = must(programs.programFor({ mode: 'advanced' }));
  expect(found).toMatchObject({ pack: 'ygios', revision: must(library.packs.get('ygios')).head });
  expect(found.options).toMatchObject({ firstPlayer: 'random', lookAtMeFlip: 'needsCompany' });
  expect(found.program.deck).toHaveLength(24);
  expect(must(programs.programFor({ mode: 'simple' })).program.deck).toHaveLength(18);
});

it('compiles the same once, and something else anew', () => {
  const first = must(programs.programFor({ mode: 'advanced' }));
  expect(must(programs.programFor({ mode: 'advanced', options: { discardsVisible: false } }))).toBe(first);
  expect(must(programs.programFor({ mode: 'advanced', options: { discardsVisible: true } }))).not.toBe(first);
  expect(must(programs.programFor({ mode: 'simple' }))).not.toBe(first);
  expect(must(programs.programFor({ mode: 'advanced', pack: copy })).revision).not.toBe(first.revision);
});

it('keeps a revision playable after the pack has changed', () => {
  const base = must(library.packs.get(copy)).head;
  const edits = [{ path: 'cards/home-1.json', bytes: null }];
  const { id } = must(library.packs.commit(copy, base, edits, { code: 'deleted' }));
  const cards = (revision?: string) =>
    must(programs.programFor({ mode: 'advanced', pack: copy, revision })).program.cardIds.length;
  expect([cards(), cards(base), cards(id)]).toEqual([23, 24, 23]);
});

describe('refuses', () => {
  const made = (files: ReadonlyMap<string, Uint8Array>): string =>
    must(library.packs.create({ files, message: { code: 'imported', file: 'x' } })).id;

  it('what is not there, and what is another game', () => {
    expect(refused({ mode: 'simple', pack: 'none' })).toMatchObject({ code: 'no-such-pack' });
    expect(refused({ mode: 'simple', revision: '0'.repeat(64) })).toMatchObject({ code: 'no-such-revision' });
    const other = made(new Map([[manifestPath, bytesOf({ format: 1, game: 'formula', names })]]));
    expect(refused({ mode: 'simple', pack: other })).toMatchObject({
      code: 'wrong-game',
      data: { found: 'formula', game: 'ygios' },
    });
    expect(played.packFor('yurikure', undefined)).toMatchObject({
      error: { code: 'game-not-built', data: { game: 'yurikure' } },
    });
    const deleted = must(library.packs.fork('ygios', names)).id;
    must(library.packs.setDeleted(deleted, true));
    expect(refused({ mode: 'simple', pack: deleted })).toMatchObject({ code: 'no-such-pack' });
  });

  it('options and values that the rules do not know, with the nearest', () => {
    expect(refused({ mode: 'simple', options: { sweepOrdr: 'bonusFirst' } })).toMatchObject({
      code: 'unknown-option',
      data: { found: 'sweepOrdr', nearest: 'sweepOrder', near: 'yes' },
    });
    expect(refused({ mode: 'simple', options: { sweepOrder: 'bonusFrist' } })).toMatchObject({
      code: 'unknown-option-value',
      data: { option: 'sweepOrder', nearest: 'bonusFirst', known: ['penaltyFirst', 'bonusFirst'] },
    });
  });

  it('a pack that is no game yet, for the mode that it is no game for', () => {
    expect(refused({ mode: 'simple', pack: made(syntheticPack(20)) })).toMatchObject({
      code: 'pack-incomplete',
      data: { part: 'rules' },
    });
    const few = must(library.packs.fork('ygios', names)).id;
    const base = must(library.packs.get(few)).head;
    // 17 cards are enough to deal 6 and 6, and not to deal 8 and 8.
    const edits = ['home', 'town', 'school'].flatMap((zone) =>
      [1, 2, 3].map((n) => ({ path: `cards/${zone}-${n}.json`, bytes: null })),
    );
    must(library.packs.commit(few, base, edits, { code: 'deleted' }));
    expect(refused({ mode: 'advanced', pack: few })).toMatchObject({ code: 'pack-not-playable' });
    expect(refused({ mode: 'advanced', pack: few, for: 'position' })).toBe('played');
  });
});

describe('the duel', () => {
  const refusedGoverning = (request: ProgramRequest): unknown => {
    const answer = createPrograms(played, governingCompiler).programFor(request);
    return answer.ok ? 'played' : answer.error;
  };

  it('is compiled once for the same options, and records them as text', () => {
    const duels = createPrograms(played, governingCompiler);
    const first = must(duels.programFor({}));
    expect(first).toMatchObject({ pack: 'governing', mode: null, options: { lkiTurns: '1' } });
    expect(must(duels.programFor({ options: { lkiTurns: '1' } }))).toBe(first);
    const other = must(duels.programFor({ options: { lkiTurns: '0' } }));
    expect(other.program.lkiTurns).toBe(0);
    expect(other.options).toEqual({ lkiTurns: '0' });
  });

  it('refuses modes, options it has not, and packs of another game', () => {
    expect(refusedGoverning({ mode: 'simple' })).toMatchObject({
      code: 'no-modes',
      data: { game: 'governing', mode: 'simple' },
    });
    expect(refusedGoverning({ options: { lkiTurn: '1' } })).toMatchObject({
      code: 'unknown-option',
      data: { nearest: 'lkiTurns' },
    });
    expect(refusedGoverning({ options: { lkiTurns: '2' } })).toMatchObject({ code: 'unknown-option-value' });
    expect(refusedGoverning({ pack: 'ygios' })).toMatchObject({
      code: 'wrong-game',
      data: { found: 'ygios', game: 'governing' },
    });
  });

  it('lays out positions with books that are too small to deal from', () => {
    const few = must(library.packs.fork('governing', names)).id;
    const paths = [...must(library.packs.files(few, must(library.packs.get(few)).head)).keys()];
    const cards = paths.filter((path) => path.startsWith('cards/')).slice(4);
    const edits = cards.map((path) => ({ path, bytes: null }));
    must(library.packs.commit(few, must(library.packs.get(few)).head, edits, { code: 'deleted' }));
    expect(refusedGoverning({ pack: few })).toMatchObject({ code: 'pack-not-playable' });
    expect(refusedGoverning({ pack: few, for: 'position' })).toBe('played');
  });
});

it('forgets what was used longest ago', () => {
  const recent = new Recent<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  recent.get('a');
  recent.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
});
