import { expect, it } from 'vitest';
import type { SeenMatch } from '@shared/api/matches';
import { languages } from '@shared/util/languages';
import { testWorkbench } from './test-workbench';

const { ask, call } = testWorkbench();
const human = { is: 'human' } as const;

const begin = (pack: string): Promise<SeenMatch> =>
  call('matches.begin', {
    pack,
    start: { is: 'dealt', seed: 5 },
    players: [human, human],
    language: 'en',
  });
const asksOf = ({ players, places }: SeenMatch): string[] =>
  [
    ...players.flatMap(({ figures }) => figures),
    ...places.flatMap(({ marks, cards }) => [...marks, ...cards.flatMap((card) => card.marks)]),
  ].flatMap((mark) => mark.ask ?? []);

it.each(['ygios', 'governing'])('every number of %s can be asked, in every language', async (pack) => {
  const seen = await begin(pack);
  expect(asksOf(seen).length).toBeGreaterThan(3);
  for (const language of languages)
    for (const number of asksOf(seen)) {
      const told = await call('matches.explain', { match: seen.match, seat: 0, language, ask: number });
      expect(told?.lines.length, number).toBeGreaterThan(0);
    }
});

it('what is none of its numbers says nothing, and a seat that is not there is refused', async () => {
  const { match } = await begin('ygios');
  const asked = { match, language: 'en' } as const;
  expect(await call('matches.explain', { ...asked, seat: 0, ask: 'drawCost A' })).toBeNull();
  expect(await ask('matches.explain', { ...asked, seat: 5, ask: 'points A' })).toMatchObject({ ok: false });
  const move = { card: 'held:home-1', place: null };
  expect(await ask('matches.whyNot', { ...asked, seat: 5, ...move })).toMatchObject({ ok: false });
});

it('says why who is not asked can’t play', async () => {
  const seen = await begin('ygios');
  const seat = seen.question?.seat === 0 ? 1 : 0;
  const other = await call('matches.see', { match: seen.match, seat, language: 'uk' });
  const card = other.places.find(({ is, owner }) => is === 'hand' && owner === seat)?.cards[0]?.handle ?? '';
  const { reasons } = await call('matches.whyNot', {
    match: seen.match,
    seat,
    language: 'uk',
    card,
    place: null,
  });
  expect(reasons).toEqual([`Зараз вирішує ${seat === 0 ? 'B' : 'A'}.`]);
});
