import { describe, expect, it } from 'vitest';
import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import { languages } from '@shared/util/languages';
import { testWorkbench } from './test-workbench';

const { ask, call, startAgain } = testWorkbench();
const human = { is: 'human' } as const;
const bot = { is: 'bot', bot: { bot: 'greedy' } } as const;
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
const language = 'en';

const begin = (more: Partial<Params<'matches.begin'>> = {}): Promise<SeenMatch> =>
  call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 5 },
    players: [human, human],
    language,
    ...more,
  });
const see = (match: string, seat: number | null = 0, at?: number): Promise<SeenMatch> =>
  call('matches.see', { match, seat, language, ...(at === undefined ? {} : { at }) });
/** The seat that is asked answers; what it sees then. */
const answer = async ({ match, question }: SeenMatch, nth = 0): Promise<SeenMatch> => {
  const seat = question?.seat ?? 0;
  const { answers: number, question: asked } = await see(match, seat);
  const count = asked?.answers?.length ?? 1;
  return call('matches.answer', { match, seat, language, number, answer: nth % count });
};
const played = async (seen: SeenMatch, answers: number): Promise<SeenMatch> => {
  let now = seen;
  for (let nth = 0; nth < answers && now.question; nth++) now = await answer(now, nth * 7);
  return now;
};
const takeBack = (seen: SeenMatch, seat: number | null, consent = false) =>
  ask('matches.undo', { match: seen.match, seat, language, number: seen.answers, consent });
const redo = (seen: SeenMatch, seat: number | null) =>
  ask('matches.redo', { match: seen.match, seat, language, number: seen.answers });
const refused = (code: string) => ({ ok: false, error: { code } });

describe.each(['ygios', 'governing'])('closed cards in %s', (pack) => {
  it('stay closed for whoever asks, however he asks', async () => {
    const seen = await begin({ pack });
    const { match } = seen;
    expect(seen).toMatchObject({ designer: false, mayOpen: false });
    const start = { is: 'dealt', seed: 5 };
    const players = [human, human];
    const before = (await call('matches.list', {})).length;
    const tries: [string, unknown][] = [
      ['matches.see', { match, seat: null, language }],
      ['matches.see', { match, seat: null, language, at: 0 }],
      ['matches.answer', { match, seat: null, language, number: seen.answers, answer: 0 }],
      ['matches.undo', { match, seat: null, language, number: seen.answers }],
      ['matches.redo', { match, seat: null, language, number: seen.answers }],
      ['matches.begin', { pack, start, players, seat: null, language }],
      ['matches.begin', { pack, start: { is: 'again', match }, players, designer: true, language }],
      ['matches.begin', { pack, start: { is: 'branch', match, at: 0 }, players: [bot, bot], language }],
    ];
    for (const [name, params] of tries)
      expect(await ask(name, params), name).toMatchObject(refused('cards-closed'));
    expect(await call('matches.list', {})).toHaveLength(before);
  });

  it('are open to a designer, where nobody human plays, and when the match is over', async () => {
    const designed = await begin({ pack, designer: true, seat: null });
    expect(designed).toMatchObject({ designer: true, mayOpen: true, seed: 5 });
    const listed = await call('matches.list', {});
    expect(listed.find(({ match }) => match === designed.match)).toMatchObject({ designer: true });
    expect(await begin({ pack, players: [bot, bot], seat: null })).toMatchObject({ mayOpen: true });
    let seen = await begin({ pack, players: [human, bot] });
    while (seen.question) seen = await answer(seen, 3);
    expect(seen).toMatchObject({ mayOpen: true });
    expect(await see(seen.match, null)).toMatchObject({ seed: 5 });
    await begin({ pack, start: { is: 'again', match: seen.match }, players: [human, bot] });
  });
});

describe('taking back', () => {
  it('is free for a secret of one’s own, and asks everybody once something was laid open', async () => {
    const first = await begin();
    const asked = first.question?.seat ?? 0;
    const cut = await answer(first);
    const mine = await see(cut.match, asked);
    expect(mine.undo).toEqual({ to: 0, asks: [] });
    // The other has nothing to take back.
    expect((await see(cut.match, 1 - asked)).undo).toBeNull();
    const laid = await answer(cut);
    // Both have cut: row and bonuses lie open.
    expect((await see(laid.match, asked)).undo).toEqual({ to: 0, asks: [1 - asked] });
    expect((await see(laid.match, 1 - asked)).undo).toEqual({ to: 1, asks: [asked] });
    expect(await takeBack(laid, asked)).toMatchObject({
      error: { code: 'needs-consent', data: { names: [asked === 0 ? 'B' : 'A'] } },
    });
    expect(await takeBack(laid, asked, true)).toMatchObject({ ok: true, value: { answers: 0 } });
  });

  it('names who has to agree', async () => {
    const players = [
      { is: 'human', name: 'Оля' },
      { is: 'human', name: 'Оля' },
    ] as const;
    let seen = await begin({ players: [...players], mode: 'simple' });
    const by = seen.question?.seat ?? 0;
    seen = await answer(seen);
    seen = await answer(seen);
    const other = by === 0 ? 'B' : 'A';
    const answered = await takeBack(seen, by);
    expect(answered).toMatchObject({ error: { code: 'needs-consent', data: { names: [`Оля (${other})`] } } });
  });

  it('is free for a card played by mistake, while the other has not answered', async () => {
    const first = await begin({ mode: 'simple' });
    const by = first.question?.seat ?? 0;
    const next = await answer(first);
    expect(next.question?.seat).toBe(1 - by);
    expect((await see(next.match, by)).undo).toEqual({ to: 0, asks: [] });
    const later = await answer(next);
    expect((await see(later.match, by)).undo).toMatchObject({ asks: [1 - by] });
  });

  it('asks everybody after the end, when all cards were open; who looks without a seat can’t', async () => {
    const over = await played(await begin({ mode: 'simple' }), Infinity);
    expect(over).toMatchObject({ question: null, mayOpen: true });
    for (const seat of [0, 1]) expect((await see(over.match, seat)).undo).toMatchObject({ asks: [1 - seat] });
    expect((await see(over.match, null)).undo).toBeNull();
    expect(await takeBack(over, null, true)).toMatchObject(refused('nothing-to-undo'));
    const back = await takeBack(over, 0, true);
    expect(back).toMatchObject({ ok: true, value: { mayOpen: false, canRedo: true } });
  });

  it('asks nobody against a bot, or in designer mode', async () => {
    const alone = await played(await begin({ players: [human, bot] }), 3);
    expect((await see(alone.match)).undo).toMatchObject({ asks: [] });
    const designed = await played(await begin({ designer: true }), 5);
    expect((await see(designed.match, null)).undo).toMatchObject({ asks: [] });
    expect(await takeBack(designed, null)).toMatchObject({ ok: true });
  });
});

describe.each(['ygios', 'governing'])('giving again in %s', (pack) => {
  it('gives what was taken back, with the bots’ answers, in the order it was taken', async () => {
    const first = await begin({ pack, players: [human, bot] });
    const second = await answer(first);
    const third = await answer(second, 3);
    await takeBack(third, 0);
    const back = await see(third.match);
    expect(back).toMatchObject({ answers: second.answers, canRedo: true });
    await takeBack(back, 0);
    expect(await see(third.match, 1)).toMatchObject({ canRedo: false });
    expect(await redo(first, 1)).toMatchObject(refused('nothing-to-redo'));
    expect(await redo(first, 0)).toMatchObject({ value: { answers: second.answers, canRedo: true } });
    expect(await redo(second, 0)).toEqual({ ok: true, value: third });
    expect(await redo(third, 0)).toMatchObject(refused('nothing-to-redo'));
    expect(await see(third.match)).toEqual(third);
  });

  it('is over once something else was answered, and after a crash', async () => {
    const next = await answer(await begin({ pack, players: [human, bot] }));
    await takeBack(next, 0);
    const other = await answer(await see(next.match), 1);
    expect(other.canRedo).toBe(false);
    await takeBack(other, 0);
    await startAgain();
    expect(await see(next.match)).toMatchObject({ canRedo: false });
  });
});

describe.each(['ygios', 'governing'])('a replay of %s', (pack) => {
  it('shows every step as it was, and asks nothing', async () => {
    const seen = await begin({ pack, players: [human, bot], designer: true, seat: null });
    const steps = new Map<number, SeenMatch>([[seen.answers, seen]]);
    let now = seen;
    for (let nth = 0; nth < 6 && now.question; nth++) {
      now = await call('matches.answer', {
        match: now.match,
        seat: null,
        language,
        number: now.answers,
        answer: 0,
      });
      steps.set(now.answers, now);
    }
    await startAgain();
    const total = now.answers;
    for (const [at, { places, log, headline }] of steps) {
      const then = await see(now.match, null, at);
      expect(then).toMatchObject({ answers: at, total, headline, log, undo: null, canRedo: false });
      expect(then.question?.answers ?? null).toBeNull();
      expect(then.places.map(({ id, count }) => [id, count])).toEqual(
        places.map(({ id, count }) => [id, count]),
      );
    }
    const beyond = { match: now.match, seat: 0, language, at: total + 1 };
    expect(await ask('matches.see', beyond)).toMatchObject({
      error: { code: 'no-such-step', data: { step: total + 1, total } },
    });
  });

  it('branches into a match of its own, with other players', async () => {
    const match = await played(await begin({ pack, designer: true }), 6);
    const at = 3;
    const start = { is: 'branch', match: match.match, at } as const;
    const branch = await begin({ pack, start, players: [human, bot], designer: true, seat: null });
    const then = await see(match.match, null, at);
    const log = branch.log.slice(0, then.log.length);
    expect(log).toEqual(then.log);
    expect(branch.match).not.toBe(match.match);
    await answer(branch);
    expect(await see(match.match, 0)).toMatchObject({ answers: match.answers });
    await startAgain();
    expect((await see(branch.match, null)).answers).toBeGreaterThan(at);
  });
});

it('a replay of a running match shows a seat nothing but what it saw then', async () => {
  const seen = await played(await begin(), 4);
  const then = await see(seen.match, 0, 0);
  const hand = (id: string) => then.places.find((place) => place.id === id);
  expect(hand('hand:B')).toMatchObject({ count: 8, cards: [] });
  expect(hand('hand:A')?.cards).toHaveLength(8);
});

describe('names of people', () => {
  const players = [
    { is: 'human', name: 'Ганна' },
    { is: 'bot', bot: { bot: 'greedy' }, name: '{seat} <b>' },
  ] as const;

  it('are said wherever a seat is, in every language, and nothing in them is a message', async () => {
    const seen = await played(await begin({ players: [...players] }), 3);
    for (const tongue of languages) {
      const said = await call('matches.see', { match: seen.match, seat: 0, language: tongue });
      expect(said.players[0]?.name).toBe('Ганна');
      expect(said.players[1]?.name).toMatch(/^\{seat\} <b>.+/);
      expect(said.question?.prompt).toContain('Ганна');
      expect(said.places.find(({ id }) => id === 'hand:B')?.name).toContain('{seat} <b>');
      expect(said.log.some(({ text }) => text.includes('{seat} <b>'))).toBe(true);
      expect(JSON.stringify(said)).not.toMatch(/Player [AB]|プレイヤー[AB]|[Гг]рав(?:ець|ця) [AB]/);
    }
    const unnamed = await played(await begin({ players: [human, bot] }), 3);
    expect(JSON.stringify(await see(unnamed.match))).not.toContain('Ганна');
    const listed = await call('matches.list', {});
    expect(listed.find(({ match }) => match === seen.match)?.players).toEqual(players);
  });

  it('stay with the seats when it is dealt again', async () => {
    const first = await begin({ players: [...players] });
    const start = { is: 'again', match: first.match, deal: 'new' } as const;
    const again = await begin({ start, players: [human, bot] });
    expect(again.players.map(({ name }) => name)).toEqual(first.players.map(({ name }) => name));
  });

  const bad = ['', '   ', 'a\nb', 'a\u202eb', 'x'.repeat(25), 'a\u2028b'];
  it.each(bad)('are refused where they could break a line or turn it round: %j', async (name) => {
    const params = {
      pack: 'ygios',
      start: { is: 'dealt' },
      players: [{ is: 'human', name }, human],
      language,
    };
    expect(await ask('matches.begin', params)).toMatchObject(refused('bad-params'));
  });
});

describe('the options of a match', () => {
  it('are told in each language, and every value can be chosen', async () => {
    for (const pack of ['ygios', 'governing'] as const)
      for (const tongue of languages) {
        const options = await call('matches.options', { pack, language: tongue });
        for (const { name, title, values, default: preset } of options) {
          expect(title.length, name).toBeGreaterThan(5);
          expect(new Set(values.map(({ text }) => text)).size, name).toBe(values.length);
          expect(values.map(({ value }) => value)).toContain(preset);
        }
        const others = Object.fromEntries(options.map(({ name, values }) => [name, values.at(-1)?.value]));
        const seen = await begin({ pack, options: others as Record<string, string | boolean> });
        expect(seen.options).toMatchObject(others);
      }
  });

  it('are those that matter in the mode', async () => {
    const of = async (mode: 'simple' | 'advanced') =>
      (await call('matches.options', { pack: 'ygios', mode, language })).map(({ name }) => name);
    const [simple, advanced] = [await of('simple'), await of('advanced')];
    expect(advanced).toHaveLength(19);
    expect(advanced.filter((name) => !simple.includes(name))).toEqual([
      'revealBeforeSculpt',
      'lookAtMeEmptyMeans',
      'lookAtMeFlip',
      'lookAtMeUnflippable',
      'firstImpressionsFaceDown',
      'firstImpressionsOrder',
      'firstImpressionsOnFlip',
      'cantIgnoreMeLook',
    ]);
  });

  it('tell a choice without words by what its card says then', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: 'ygios', names });
    const { source } = await call('definitions.get', { pack, path: 'rules/main.json' });
    const rules = JSON.parse(source) as { rulings: { choices: { names?: unknown }[] }[] };
    for (const choice of rules.rulings[0]?.choices ?? []) delete choice.names;
    const changes = [{ path: 'rules/main.json', source: JSON.stringify(rules) }];
    await call('definitions.save', { pack, base: head, changes, message: { code: 'edited' } });
    const options = await call('matches.options', { pack, language });
    const told = options.find(({ name }) => name === 'nowhereIsLock');
    expect(told).toMatchObject({ about: ['cards/town-5.json'] });
    const [one, other] = told?.values.map(({ text }) => text) ?? [];
    expect(one).toMatch(/^“Nowhere Left To Hide” reads: /);
    expect(other).toMatch(/^“Nowhere Left To Hide” reads: /);
    expect(one).not.toBe(other);
  });
});
