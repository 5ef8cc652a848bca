import { describe, expect, it } from 'vitest';
import type { SeenMatch } from '@shared/api/matches';
import type { Params } from '@shared/api/calls';
import { mostAtOnce } from '../matches/running-matches';
import { testWorkbench } from './test-workbench';

const { ask, call, told, startAgain } = testWorkbench();
const human = { is: 'human' } as const;
const random = { is: 'bot', bot: { bot: 'random', backOff: null } } as const;
const greedy = { is: 'bot', bot: { bot: 'greedy' } } as const;
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };

const begin = (more: Partial<Params<'matches.begin'>> = {}): Promise<SeenMatch> =>
  call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 5 },
    players: [human, random],
    language: 'en',
    ...more,
  });
const see = ({ match }: SeenMatch, seat: number | null = 0): Promise<SeenMatch> =>
  call('matches.see', { match, seat, language: 'en' });
const answerWith = (seen: SeenMatch, answer: number, seat: number | null = 0): Promise<SeenMatch> =>
  call('matches.answer', { match: seen.match, seat, language: 'en', number: seen.answers, answer });
const undo = (seen: SeenMatch, seat: number | null = 0): Promise<SeenMatch> =>
  call('matches.undo', { match: seen.match, seat, language: 'en', number: seen.answers });
const changes = (match: string): number =>
  told.filter((event) => event.name === 'match.changed' && event.data.match === match).length;
const placeOf = (seen: SeenMatch, id: string) => seen.places.find((place) => place.id === id);

describe.each(['ygios', 'governing'])('a match of %s', (pack) => {
  it('is played to its end against a bot, which has answered whenever the human is asked', async () => {
    let seen = await begin({ pack });
    for (let nth = 0; seen.question; nth++) {
      expect(seen.question.seat).toBe(0);
      const answers = seen.question.answers ?? [];
      expect(answers.length).toBeGreaterThan(1);
      const before = changes(seen.match);
      seen = await answerWith(seen, (nth * 5) % answers.length);
      expect(changes(seen.match)).toBe(before + 1);
    }
    expect(seen.outcome).not.toBeNull();
    const listed = await call('matches.list', {});
    expect(listed[0]).toMatchObject({
      match: seen.match,
      over: true,
      asked: null,
      answers: seen.answers,
      players: [human, random],
    });
  });

  it('goes on at the same question after a crash, with everything that was told', async () => {
    let seen = await begin({ pack, players: [human, greedy] });
    for (let nth = 0; nth < 4 && seen.question; nth++) seen = await answerWith(seen, 0);
    await startAgain();
    expect(await see(seen)).toEqual(seen);
    const listed = await call('matches.list', {});
    expect(listed.find(({ match }) => match === seen.match)).toMatchObject({
      over: false,
      asked: 0,
      players: [human, greedy],
    });
  });

  it('lists whose turn it is, also after an answer was taken back', async () => {
    const asked = async (wanted: string) =>
      (await call('matches.list', {})).find(({ match }) => match === wanted)?.asked;
    const first = await begin({ pack, players: [human, human], designer: true });
    expect(await asked(first.match)).toBe(first.question?.seat);
    const second = await answerWith(first, 0);
    expect(second.question?.seat).not.toBe(first.question?.seat);
    expect(await asked(first.match)).toBe(second.question?.seat);
    await undo(second);
    expect(await asked(first.match)).toBe(first.question?.seat);
  });

  it('takes back the last answer of a human with all that came of it, for good', async () => {
    const first = await begin({ pack, players: [human, greedy] });
    expect(first.undo).toBe(null);
    const second = await answerWith(first, 0);
    const third = await answerWith(second, 0);
    expect(third.undo).not.toBe(null);
    const back = await undo(third);
    expect(back).toEqual({ ...second, canRedo: true });
    // The bot has no chances but those of the question: the same answer leads to the same.
    expect(await answerWith(back, 0)).toEqual(third);
    await undo(third);
    expect(await undo(second)).toEqual({ ...first, canRedo: true });
    await startAgain();
    expect(await see(first)).toEqual(first);
    expect(
      await ask('matches.undo', { match: first.match, seat: 0, language: 'en', number: 9 }),
    ).toMatchObject({
      error: { code: 'nothing-to-undo' },
    });
  });

  it('of bots alone is played in parts, and each part asks for the next', async () => {
    let seen = await begin({ pack, players: [random, random], seat: null });
    for (let parts = 1; seen.question; parts++) {
      expect(seen.answers).toBe(parts * mostAtOnce);
      expect(seen.question.answers).toBeNull();
      const before = changes(seen.match);
      seen = await see(seen, null);
      expect(changes(seen.match)).toBe(before + 1);
    }
    const before = changes(seen.match);
    await see(seen, null);
    expect(changes(seen.match)).toBe(before);
  });

  it('can be answered by a designer for every human, who sees the seed; a seat does not', async () => {
    const seen = await begin({ pack, players: [human, human], designer: true, seat: null });
    expect(seen.seed).toBe(5);
    const seat = seen.question?.seat ?? 0;
    const next = await answerWith(seen, 0, null);
    expect(next.answers).toBeGreaterThan(0);
    expect((await see(next, seat)).seed).toBeNull();
  });

  it('shows nothing to a seat that is not there, and begins nothing for it', async () => {
    const seen = await begin({ pack });
    const refusal = { ok: false, error: { code: 'bad-params', data: { at: 'seat' } } };
    for (const seat of [2, 7])
      expect(await ask('matches.see', { match: seen.match, seat, language: 'en' })).toMatchObject(refusal);
    const before = (await call('matches.list', {})).length;
    const start = { is: 'dealt', seed: 5 } as const;
    const wrong = { pack, start, players: [human, random], seat: 2, language: 'en' } as const;
    expect(await ask('matches.begin', wrong)).toMatchObject(refusal);
    expect(await call('matches.list', {})).toHaveLength(before);
  });

  it('refuses what can’t be', async () => {
    const seen = await begin({ pack, players: [human, human], designer: true, seat: null });
    const asked = seen.question?.seat ?? 0;
    const { match } = seen;
    const given = { match, language: 'en', number: 0, seat: asked, answer: 0 };
    const wrong: [string, unknown, string][] = [
      ['matches.answer', { ...given, seat: 1 - asked }, 'not-asked'],
      ['matches.answer', { ...given, answer: 9999 }, 'no-such-answer'],
      ['matches.answer', { ...given, number: 1 }, 'choice-out-of-order'],
      ['matches.answer', { ...given, match: 'absent' }, 'no-such-match'],
      ['matches.see', { match: 'absent', seat: 0, language: 'en' }, 'no-such-match'],
      ['matches.begin', { pack, start: { is: 'dealt' }, players: [human], language: 'en' }, 'wrong-players'],
      [
        'matches.begin',
        { pack: 'absent', start: { is: 'dealt' }, players: [human, human], language: 'en' },
        'no-such-pack',
      ],
      [
        'matches.begin',
        {
          pack,
          start: { is: 'holding', path: 'cards/absent.json' },
          players: [human, human],
          language: 'en',
        },
        'no-such-definition',
      ],
      [
        'matches.begin',
        {
          pack,
          start: { is: 'scenario', file: null, id: 'absent' },
          players: [human, human],
          language: 'en',
        },
        'no-such-scenario',
      ],
    ];
    for (const [name, params, code] of wrong)
      expect(await ask(name, params), code).toMatchObject({ error: { code } });
    expect(await see(seen, null)).toEqual(seen);
  });
});

describe('a match that begins with a certain card', () => {
  it('has every card of both games in the first player’s hand', async () => {
    for (const pack of ['ygios', 'governing']) {
      const { rows } = await call('definitions.find', {
        pack,
        filter: { text: '', kinds: ['card'], groups: [] },
        offset: 0,
        limit: 100,
      });
      for (const { path } of rows) {
        const seen = await begin({ pack, start: { is: 'holding', path }, players: [human, human] });
        expect(
          placeOf(seen, 'hand:A')?.cards.map((card) => card.path),
          path,
        ).toContain(path);
      }
    }
  });

  it('has a Zone Bonus on the table, and begins anyhow with what is always there', async () => {
    const path = 'bonuses/paranoia.json';
    const seen = await begin({
      start: { is: 'holding', path },
      players: [human, human],
      designer: true,
      seat: null,
    });
    const bonuses = seen.places.flatMap(({ is, cards }) => (is === 'bonus' ? cards : []));
    expect(bonuses.map((card) => card.path)).toContain(path);
    for (const always of ['zones/home.json', 'rules/main.json', 'pack.json'])
      await begin({ start: { is: 'holding', path: always }, players: [human, human] });
    await begin({ pack: 'governing', start: { is: 'holding', path: 'tokens/confetti.json' } });
  });

  it('is refused where the mode leaves the card out', async () => {
    for (const path of ['cards/home-8.json', 'bonuses/paranoia.json']) {
      const start = { is: 'holding', path };
      const params = { pack: 'ygios', mode: 'simple', start, players: [human, human], language: 'en' };
      expect(await ask('matches.begin', params)).toMatchObject({
        error: { code: 'never-dealt', data: { path } },
      });
    }
  });
});

describe('a match that begins with a scenario', () => {
  it('begins with each that ships and can be played, and goes on from it', async () => {
    const shipped = await call('scenarios.shipped', {});
    for (const { game, bytes } of shipped.filter((one) => one.game === 'ygios' || one.game === 'governing')) {
      const { scenarios } = JSON.parse(new TextDecoder().decode(bytes)) as {
        scenarios: { id: string; given?: { players?: number }; then?: { invalid?: unknown } }[];
      };
      let begun = 0;
      for (const { id, given, then } of scenarios) {
        const players = Array.from({ length: given?.players ?? 2 }, () => human);
        const params = {
          pack: game,
          start: { is: 'scenario', file: null, id },
          players,
          seat: null,
          language: 'uk',
        };
        const answer = await ask('matches.begin', params);
        if (then?.invalid) {
          expect(answer, id).toMatchObject({ error: { code: 'scenario-refused' } });
          continue;
        }
        if (!answer.ok) throw new Error(`${id}: ${JSON.stringify(answer.error)}`);
        const seen = answer.value as SeenMatch;
        begun++;
        if (seen.question) await answerWith(seen, 0, null);
      }
      expect(begun).toBeGreaterThan(20);
    }
  });

  it('keeps the scenario with the match: the file may change or go', async () => {
    const { id: pack, head } = await call('packs.fork', { pack: 'ygios', names });
    const file = 'scenarios/mine.json';
    const scenario = {
      id: 'S1',
      given: { hand: { A: ['town-4', 'home-2'], B: ['school-1', 'home-8'] }, pile: ['school-5', 'town-2'] },
      when: [
        { by: 'A', play: 'town-4', face: 'down', zone: 'town' },
        // Not as the rules have it: the match stands before this.
        { by: 'A', play: 'home-2', face: 'up', zone: 'home' },
      ],
    };
    const source = JSON.stringify({ format: 1, game: 'ygios', scenarios: [scenario] });
    await call('drafts.put', { pack, path: file, base: head, source });
    const seen = await begin({
      pack,
      start: { is: 'scenario', file, id: 'S1' },
      players: [human, human],
      seat: 1,
    });
    expect(seen).toMatchObject({ isPosition: true, question: { seat: 1 } });
    expect(placeOf(seen, 'zone:town')?.cards).toMatchObject([{ path: null, faceDown: true, owner: 0 }]);
    expect(seen.log.map(({ text }) => text)).toContainEqual(expect.stringContaining('face-down'));
    await call('drafts.drop', { pack, path: file });
    await startAgain();
    expect(await see(seen, 1)).toEqual(seen);
    await answerWith(seen, 0, 1);
  });
});

it('a bot that backs off is refused where nobody can', async () => {
  const bot = { is: 'bot', bot: { bot: 'random', backOff: 5 } };
  const params = { pack: 'governing', start: { is: 'dealt' }, players: [human, bot], language: 'en' };
  expect(await ask('matches.begin', params)).toMatchObject({ error: { code: 'no-back-off' } });
});
