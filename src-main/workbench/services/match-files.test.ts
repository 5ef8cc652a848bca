import { describe, expect, it } from 'vitest';
import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { testWorkbench } from './test-workbench';

const { ask, call, startAgain } = testWorkbench();
const human = { is: 'human' } as const;
const language = 'en';

type Document = Record<string, unknown> & { choices: Record<string, unknown>[] };

/** A match of both games with a few answers, by a designer. */
async function playedMatch(more: Partial<Params<'matches.begin'>> = {}, answers = 6): Promise<SeenMatch> {
  let seen = await call('matches.begin', {
    pack: 'ygios',
    mode: 'simple',
    start: { is: 'dealt', seed: 5 },
    players: [{ is: 'human', name: 'Ада' }, human],
    designer: true,
    seat: null,
    language,
    ...more,
  });
  for (let nth = 0; nth < answers && seen.question; nth++) {
    const answer = (nth * 5) % (seen.question.answers?.length ?? 1);
    const { match, answers: number } = seen;
    seen = await call('matches.answer', { match, seat: null, language, number, answer });
  }
  return seen;
}
const exported = async (seen: SeenMatch): Promise<Document> =>
  JSON.parse((await call('matches.export', { match: seen.match })).text) as Document;
const importing = (text: string, upTo?: number) =>
  ask('matches.import', { fileName: 'mine.json', text, ...(upTo === undefined ? {} : { upTo }) });

const kinds: Partial<Params<'matches.begin'>>[] = [
  {},
  { mode: 'advanced', options: { playoutEndsRound: true } },
  { pack: 'governing', mode: undefined, options: { lkiTurns: '0' } },
  { mode: undefined, start: { is: 'scenario', file: null, id: 'Y01' } },
  { mode: undefined, designer: false, seat: 0, players: [human, { is: 'bot', bot: { bot: 'greedy' } }] },
];
it.each(kinds)('a match that is exported and imported is the same: %j', async (more) => {
  const seen = await playedMatch(more, more.designer === false ? 0 : 6);
  const { fileName, text } = await call('matches.export', { match: seen.match });
  expect(fileName).toMatch(/^heartdeck-(ygios|governing)-[0-9a-f]{8}\.heartdeck-match$/);
  const made = await call('matches.import', { fileName, text });
  expect(made.answers).toBe(seen.answers);
  await startAgain();
  const again = await call('matches.see', {
    match: made.match,
    seat: more.designer === false ? 0 : null,
    language,
  });
  expect({ ...again, match: seen.match }).toEqual(seen);
  expect((await call('matches.export', { match: made.match })).text).toBe(text);
});

it('a pack that is called otherwise here and holds the same will do: revisions differ on every computer', async () => {
  const seen = await playedMatch();
  const document = { ...(await exported(seen)), pack: elsewhere };
  const made = await importing(JSON.stringify(document));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  expect(made.value).toMatchObject({ answers: seen.answers });
});

type Spoil = (document: Document) => unknown;
const at =
  (index: number, change: Record<string, unknown>): Spoil =>
  (document) => {
    document.choices[index] = { ...document.choices[index], ...change };
    return document;
  };
const set =
  (change: Record<string, unknown>): Spoil =>
  (document) => ({ ...document, ...change });
const without =
  (key: string): Spoil =>
  ({ [key]: _, ...document }) =>
    document;
const elsewhere = { id: 'moonlight', names: { en: 'Moonlight', ja: '月光', uk: 'Місячне сяйво' } };
const pass = { by: 'B', pass: true };

/** What is wrong, how it comes about, and the code that says so. */
const bad: readonly (readonly [what: string, spoil: Spoil | string, code: string])[] = [
  ['nothing', '', 'match-file-unreadable'],
  ['no JSON', 'not a match', 'match-file-unreadable'],
  ['cut off', '{\n  "format": "heartdeck-match",\n  "choices": [', 'match-file-unreadable'],
  ['a key twice', '{ "format": "heartdeck-match",\n  "version": 1, "version": 1 }', 'match-file-unreadable'],
  ['a list', '[]', 'match-file-foreign'],
  ['a pack', '{ "format": 1, "game": "ygios" }', 'match-file-foreign'],
  ['a newer version', set({ version: 2 }), 'match-file-newer'],
  ['an older version than any', set({ version: 0 }), 'match-file-part'],
  ['no version', without('version'), 'match-file-part'],
  ['no choices', without('choices'), 'match-file-part'],
  ['a key of its own', set({ comment: 'mine' }), 'match-file-part'],
  ['a game that is none', set({ game: 'chess' }), 'match-file-part'],
  ['a game that is not built', set({ game: 'formula' }), 'match-file-game'],
  ['a seed in words', set({ seed: 'five' }), 'match-file-part'],
  ['a mode that is none', set({ mode: 'hard' }), 'match-file-part'],
  ['a player that is none', set({ players: [human, { is: 'cat' }] }), 'match-file-part'],
  [
    'a name that turns the line round',
    set({ players: [{ is: 'human', name: 'a\u202eb' }, human] }),
    'match-file-part',
  ],
  ['a foreign pack', set({ pack: elsewhere, content: '0'.repeat(64) }), 'match-file-pack'],
  ['a content that is not here', set({ content: '0'.repeat(64) }), 'match-file-revision'],
  ['another game', set({ game: 'governing' }), 'match-file-game'],
  ['an option that is none', set({ options: { lockOverlpa: 'longest' } }), 'unknown-option'],
  ['a value that is none', set({ options: { lockOverlap: 'short' } }), 'unknown-option-value'],
  ['too many players', set({ players: [human, human, human] }), 'wrong-players'],
  ['a broken scenario', set({ scenario: { file: 'mine.json', text: '{' } }), 'match-file-part'],
  ['somebody else’s choice', at(0, { by: 'C' }), 'match-file-choice'],
  ['the other seat’s choice', (document) => ({ ...document, choices: [pass] }), 'match-file-choice'],
  ['a card from nowhere', at(2, { play: 'home-9' }), 'match-file-choice'],
  ['a zone from nowhere', at(3, { zone: 'moon' }), 'match-file-choice'],
  ['no choice', (document) => ({ ...document, choices: [null] }), 'match-file-choice'],
  [
    'a choice twice',
    ({ choices, ...rest }) => ({ ...rest, choices: [choices[0], ...choices] }),
    'match-file-choice',
  ],
  [
    'a choice left out',
    ({ choices, ...rest }) => ({ ...rest, choices: choices.slice(1) }),
    'match-file-choice',
  ],
];

describe('a bad match file', () => {
  it('is refused with what is wrong, where, and how to mend it, in three languages; nothing is written', async () => {
    const document = await exported(await playedMatch());
    const before = (await call('matches.list', {})).length;
    const told: string[] = [];
    for (const [what, spoil, code] of bad) {
      const text =
        typeof spoil === 'string' ? spoil : JSON.stringify(spoil(structuredClone(document)), null, 2);
      const answer = await importing(text);
      if (answer.ok) throw new Error(`${what} was imported`);
      const { code: found, data } = answer.error;
      expect(found, what).toBe(code);
      const key = `failure.${found}`;
      if (!isMessageKey(key)) throw new Error(key);
      told.push(`# ${what}`, ...languages.map((one) => translateKey(one, key, data)), '');
    }
    expect(await call('matches.list', {})).toHaveLength(before);
    await expect(told.join('\n')).toMatchFileSnapshot('test-files/bad-match-files.txt');
  });

  it('can be opened up to the first choice that does not fit', async () => {
    const seen = await playedMatch();
    const document = await exported(seen);
    const spoilt = JSON.stringify(at(4, { zone: 'moon' })(structuredClone(document)));
    const answer = await importing(spoilt);
    expect(answer).toMatchObject({ error: { code: 'match-file-choice', data: { number: 5, valid: 4 } } });
    const opened = await importing(spoilt, 4);
    expect(opened).toMatchObject({ ok: true, value: { answers: 4 } });
    const { match } = (opened as { value: { match: string } }).value;
    const [part, whole] = await Promise.all(
      [match, seen.match].map((id) => call('matches.see', { match: id, seat: null, language, at: 4 })),
    );
    expect(part?.places).toEqual(whole?.places);
    // One more than fits is refused as the whole is.
    expect(await importing(spoilt, 5)).toMatchObject({ error: { data: { number: 5, valid: 4 } } });
  });

  it('has no choices after the end', async () => {
    const seen = await playedMatch({}, Infinity);
    const document = await exported(seen);
    document.choices.push(pass);
    expect(await importing(JSON.stringify(document))).toMatchObject({
      error: { code: 'match-file-choice', data: { number: seen.answers + 1, why: 'over', by: 'B' } },
    });
  });

  it('of a bot that can’t play the game is refused', async () => {
    const document = await exported(await playedMatch({ pack: 'governing', mode: undefined }));
    const players = [human, { is: 'bot', bot: { bot: 'random', backOff: 5 } }];
    expect(await importing(JSON.stringify({ ...document, players }))).toMatchObject({
      error: { code: 'no-back-off' },
    });
  });
});
