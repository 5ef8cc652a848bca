import { describe, expect, it } from 'vitest';
import type { Params } from '@shared/api/calls';
import type { SeenMatch } from '@shared/api/matches';
import { Chance } from '../../engine/kernel/chance';
import { testWorkbench } from './test-workbench';

const { ask, call } = testWorkbench();
const human = { is: 'human' } as const;
const random = { is: 'bot', bot: { bot: 'random', backOff: null } } as const;
const language = 'en';
const names = { en: 'Copy', ja: 'コピー', uk: 'Копія' };
const title = 'What now?';

const begin = (more: Partial<Params<'matches.begin'>>): Promise<SeenMatch> =>
  call('matches.begin', {
    pack: 'ygios',
    start: { is: 'dealt', seed: 5 },
    players: [human, human],
    designer: true,
    seat: null,
    language,
    ...more,
  });
const see = (match: string, at?: number): Promise<SeenMatch> =>
  call('matches.see', { match, seat: null, language, ...(at === undefined ? {} : { at }) });

/** A match of bots up to its end. */
async function wholeMatch(more: Partial<Params<'matches.begin'>>): Promise<SeenMatch> {
  let seen = await begin({ ...more, players: [random, random] });
  while (seen.question) seen = await see(seen.match);
  return seen;
}

/** What lies where, what is asked, and how it stands; numbers that tell twins apart are not the scenario's. */
const known = ({ places, question, players, outcome }: SeenMatch) => ({
  places: places.map(({ id, count, cards }) => ({
    id,
    count,
    cards: cards.map(({ path, faceDown, turned, owner }) => [path, faceDown, turned, owner]),
  })),
  asked: question && [question.seat, question.source],
  // A scenario has no number for its round.
  figures: players.map(({ figures }) => figures.flatMap(({ is, text }) => (is === 'first' ? [] : [text]))),
  outcome,
});
const inAnyOrder = (seen: SeenMatch): unknown => {
  const { places, ...rest } = known(seen);
  return {
    ...rest,
    places: places.map(({ cards, ...place }) => ({
      ...place,
      cards: cards.map((card) => JSON.stringify(card)).sort(),
    })),
  };
};

const kinds: [string, Partial<Params<'matches.begin'>>][] = [
  ['simple', { mode: 'simple' }],
  ['advanced', { mode: 'advanced', options: { backOffInPlayout: true, nowhereIsLock: false } }],
  ['the duel', { pack: 'governing' }],
  ['the duel with another option', { pack: 'governing', options: { lkiTurns: '0' } }],
];
const positions = Number(process.env['HEARTDECK_ROUNDS'] ?? 12);

describe.each(kinds)('a position of %s as a scenario', (_what, more) => {
  const pack = more.pack ?? 'ygios';

  it('runs, passes, and can be played on from the same question', async () => {
    const { id: copy } = await call('packs.fork', { pack, names });
    const chance = new Chance(positions, 'bot');
    let written = 0;
    for (let nth = 0; nth < positions; nth++) {
      const seed = 100 + nth;
      const match = await wholeMatch({ ...more, pack: copy, start: { is: 'dealt', seed } });
      const at = nth === 0 ? match.answers : chance.below(match.answers);
      const where = `seed ${seed}, step ${at}`;
      const made = await ask('matches.scenario', { match: match.match, at, title });
      if (!made.ok) {
        expect(made.error.code, where).toBe('no-scenario-here');
        continue;
      }
      written++;
      const kept = await call('matches.keepScenario', { match: match.match, at, title, pack: copy });
      const then = await see(match.match, at);
      const begun = await begin({ pack: copy, start: { is: 'scenario', file: kept.path, id: kept.id } });
      // Before the answers that are the only ones.
      const again = await see(begun.match, 0);
      expect(inAnyOrder(again), where).toEqual(inAnyOrder(then));
      expect(again.options['backOffInPlayout'], where).toBe(then.options['backOffInPlayout']);
    }
    // What chance has dealt anew in the middle of the set-up is all that can't be written.
    expect(written).toBeGreaterThan(positions * 0.8);
    const ran = await call('scenarios.ofPack', { pack: copy });
    const own = ran.scenarios.filter(({ file }) => file !== null);
    expect(own).toHaveLength(written);
    const failed = own.flatMap(({ difference }) => (difference ? [difference.code] : []));
    // A scenario may not end in the middle of a text: such a position passes up to its open question.
    expect(new Set(failed)).toEqual(failed.length > 0 ? new Set(['open-question']) : new Set());
    expect(failed.length).toBeLessThan(written);
  });
});

describe('keeping a position', () => {
  const path = 'scenarios/positions.json';
  const fork = (pack: string) => call('packs.fork', { pack, names });

  it('leaves what is in the file as it is, and gives an id that is free', async () => {
    const { id: pack, head: base } = await fork('ygios');
    const source = [
      '// Mine.',
      '{ "format": 1, "game": "ygios",',
      '  "scenarios": [',
      '    { "id": "position-1", "given": { "hand": { "A": ["home-1"] } } }, // the first',
      '  ] }',
      '',
    ].join('\n');
    const changes = [{ path, source }];
    await call('definitions.save', { pack, base, changes, message: { code: 'edited' } });
    const { match } = await begin({ pack, mode: 'simple' });
    const kept = await call('matches.keepScenario', { match, title, pack });
    expect(kept).toMatchObject({ pack, path, id: 'position-2' });
    const { source: after } = await call('documents.get', { pack, path });
    const [before, behind] = source.split(', // the first') as [string, string];
    expect(after.startsWith(before)).toBe(true);
    expect(after.endsWith(`, // the first${behind}`)).toBe(true);
    const ran = await call('scenarios.ofPack', { pack, path });
    expect(ran).toMatchObject({ passed: 2, failed: 0 });
    const history = await call('packs.history', { pack });
    expect(history[0]?.id).toBe(kept.revision);
  });

  it('is refused where nothing may be written, or other text would be lost', async () => {
    const { id: pack, head: base } = await fork('ygios');
    const { id: duel } = await fork('governing');
    const { match } = await begin({ pack, mode: 'simple' });
    const { match: closed } = await begin({ pack, designer: false, seat: 0 });
    await call('drafts.put', { pack, path, base, source: 'typed' });
    const wrong: [unknown, string][] = [
      [{ match, title, pack: 'ygios' }, 'pack-read-only'],
      [{ match, title, pack: duel }, 'wrong-game'],
      [{ match, title, pack: 'absent' }, 'no-such-pack'],
      [{ match, title, pack }, 'unsaved-text'],
      [{ match: closed, title, pack }, 'cards-closed'],
      [{ match, title, pack, at: 99 }, 'no-such-step'],
    ];
    for (const [params, code] of wrong)
      expect(await ask('matches.keepScenario', params), code).toMatchObject({ error: { code } });
    expect(await ask('matches.scenario', { match: closed, title })).toMatchObject({
      error: { code: 'cards-closed' },
    });
  });

  it('goes on in the next file when one is full', async () => {
    const { id: pack, head: base } = await fork('ygios');
    const source = `// ${'x'.repeat(262_000)}\n{ "format": 1, "game": "ygios", "scenarios": [] }\n`;
    await call('definitions.save', { pack, base, changes: [{ path, source }], message: { code: 'edited' } });
    const { match } = await begin({ pack, mode: 'simple' });
    const kept = await call('matches.keepScenario', { match, title, pack });
    expect(kept.path).toBe('scenarios/positions-2.json');
  });

  it('of a scenario with cards of its own takes them along', async () => {
    const { id: pack, head: base } = await fork('governing');
    const furre = { id: 'x-owl', name: 'Owl', type: 'furre', ap: 1, pe: 2, sp: 3 };
    const given = { hand: { A: ['x-owl'] }, book: { A: ['d01'], B: ['d01'] } };
    const scenario = { id: 'own', cards: [furre], given };
    const source = JSON.stringify({ format: 1, game: 'governing', scenarios: [scenario] });
    const file = 'scenarios/own.json';
    await call('definitions.save', {
      pack,
      base,
      changes: [{ path: file, source }],
      message: { code: 'edited' },
    });
    const { match } = await begin({ pack, start: { is: 'scenario', file, id: 'own' } });
    const { text } = await call('matches.scenario', { match, title });
    expect(JSON.parse(text)).toMatchObject({
      game: 'governing',
      scenarios: [{ id: 'position-1', title, cards: [furre], given: { hand: { A: ['x-owl'] } } }],
    });
  });
});
