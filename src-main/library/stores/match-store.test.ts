import { expect, test } from 'vitest';
import { must, openOrThrow, renamedCard, syntheticPack, tempFolder } from '../test-support';

test('a match keeps its revision and its choices', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path, now: () => 5_000 });
  const pack = must(
    library.packs.create({ files: syntheticPack(10), message: { code: 'imported', file: 'x' } }),
  );
  const begun = {
    pack: pack.id,
    revision: pack.head,
    game: 'ygios',
    options: { mode: 'simple' },
    seed: 's',
  } as const;
  const match = must(library.matches.create(begun));
  expect(match).toMatchObject({ ...begun, startedAt: 5_000, choices: [] });

  const choices = [{ card: 3 }, 'pass', 0, null, [1, { a: '漢' }]];
  choices.forEach((choice, index) => must(library.matches.appendChoice(match.id, index, choice)));
  must(library.packs.commit(pack.id, pack.head, [renamedCard(1, 'later')], { code: 'edited' }));
  must(library.packs.setDeleted(pack.id, true));
  library.close();

  const again = await openOrThrow({ dataDir: folder.path });
  expect(must(again.matches.get(match.id))).toEqual({ ...match, choices });
  expect(again.matches.list()).toEqual([{ ...match, choices }]);
  expect(must(again.packs.files(pack.id, match.revision)).size).toBe(11);
  again.close();
});

test('a repeated, early or unknown answer is refused', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path });
  const pack = must(
    library.packs.create({ files: syntheticPack(10), message: { code: 'imported', file: 'x' } }),
  );
  const begun = { pack: pack.id, revision: pack.head, game: 'ygios', options: null, seed: 's' } as const;
  const { id } = must(library.matches.create(begun));
  must(library.matches.appendChoice(id, 0, 'a'));
  for (const index of [0, 2, -1, 0.5, NaN]) {
    const refused = library.matches.appendChoice(id, index, 'b');
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'choice-out-of-order', data: { expected: 1 } },
    });
  }
  expect(must(library.matches.get(id)).choices).toEqual(['a']);
  const unknown = { ok: false, error: { code: 'no-such-match' } };
  expect(library.matches.appendChoice('absent', 0, 'a')).toMatchObject(unknown);
  expect(library.matches.get('absent')).toMatchObject(unknown);
  const wrong = { ...begun, revision: 'f'.repeat(64) };
  expect(library.matches.create(wrong)).toMatchObject({ ok: false, error: { code: 'no-such-revision' } });
  library.close();
});

test('several answers go in together, and the last ones can be taken out for good', async () => {
  using folder = tempFolder();
  const library = await openOrThrow({ dataDir: folder.path, now: () => 5_000 });
  const pack = must(
    library.packs.create({ files: syntheticPack(10), message: { code: 'imported', file: 'x' } }),
  );
  const options = { options: { a: true } };
  const begun = { pack: pack.id, revision: pack.head, game: 'ygios', options, seed: 's' } as const;
  const { id } = must(library.matches.create(begun));
  const ended = { over: true, asked: null };
  const asked = (): number | null | undefined => must(library.matches.listed())[0]?.asked;
  must(library.matches.appendChoices(id, 0, ['a', 'b'], { over: false, asked: 1 }));
  expect(asked()).toBe(1);
  expect(library.matches.appendChoices(id, 1, ['c', 'd'], ended)).toMatchObject({
    error: { code: 'choice-out-of-order', data: { expected: 2 } },
  });
  must(library.matches.appendChoices(id, 2, ['c', { d: 1 }], ended));
  expect(must(library.matches.listed())).toEqual([
    { ...begun, id, startedAt: 5_000, answers: 4, asked: null, options: { ...options, over: true } },
  ]);
  must(library.matches.keepChoices(id, 1, 0));
  expect(asked()).toBe(0);
  expect(library.matches.keepChoices('absent', 0, 0)).toMatchObject({ error: { code: 'no-such-match' } });
  library.close();

  const again = await openOrThrow({ dataDir: folder.path });
  expect(must(again.matches.get(id))).toMatchObject({ choices: ['a'], options: { ...options, over: false } });
  must(again.matches.appendChoices(id, 1, ['e'], { over: false, asked: 1 }));
  expect(must(again.matches.get(id)).choices).toEqual(['a', 'e']);
  again.close();
});
