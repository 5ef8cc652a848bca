import type { SeenCard, SeenMark, SeenMatch, SeenPlace } from '@shared/api/matches';

const mark = (is: string, text: string, n: number | null = null): SeenMark => ({
  is,
  text,
  n,
  of: null,
  seat: null,
  ask: null,
});

/**
 * A game that there is not: four players with a hand, a row, a pile and a discard each, three Zones between them and
 * dice. It is made of the cards of a real match, so that they are drawn, and of its question, so that it can be pressed.
 */
export function fourSeats(real: SeenMatch): SeenMatch {
  const held = real.places.find(({ id }) => id === 'hand:A')?.cards ?? [];
  const lying = (owner: number, count: number, where: string): SeenCard[] =>
    Array.from({ length: count }, (_, nth) => {
      const { path = null, name = '' } = held[(owner + nth) % Math.max(1, held.length)] ?? {};
      return {
        handle: `${where}:${owner}:${nth}`,
        path,
        name,
        faceDown: false,
        turned: nth === 2,
        owner,
        marks: [mark('support', `Support ${nth + 1}`, nth + 1)],
        answers: [],
      };
    });
  const placed = (place: Partial<SeenPlace> & Pick<SeenPlace, 'id' | 'is' | 'name'>): SeenPlace => ({
    path: null,
    of: null,
    owner: null,
    count: place.cards?.length ?? 0,
    cards: [],
    marks: [],
    answers: [],
    ...place,
  });
  const names = ['Anna', 'Борис', 'ちひろ', 'Wolfeschlegelsteinhausen'];
  const zones = real.places
    .filter(({ is }) => is === 'zone')
    .map((zone) => ({
      ...zone,
      cards: [0, 1, 2, 3].flatMap((owner) => lying(owner, 1 + (owner % 2), zone.id)),
      marks: names.map((name, seat) => ({ ...mark('love', `Love of ${name}: ${seat}`, seat), seat })),
    }));
  const ofSeat = (name: string, owner: number): SeenPlace[] => [
    ...(owner === 0
      ? real.places.filter(({ id }) => id === 'hand:A')
      : [placed({ id: `hand:${owner}`, is: 'hand', name: `Hand of ${name}`, owner, count: 7 })]),
    placed({
      id: `row:${owner}`,
      is: 'row',
      name: `Supporters of ${name}`,
      owner,
      cards: lying(owner, 4, 'row'),
      marks: [mark('dice', 'Dice 3, 5, 6')],
    }),
    placed({ id: `pile:${owner}`, is: 'pile', name: `Deck of ${name}`, owner, count: 20 }),
    placed({
      id: `discard:${owner}`,
      is: 'discard',
      name: `Discard of ${name}`,
      owner,
      cards: lying(owner, 2, 'discard'),
    }),
  ];
  return {
    ...real,
    players: names.map((name, seat) => ({
      ...(seat === 0 ? { is: 'human' as const } : { is: 'bot' as const, bot: { bot: 'greedy' as const } }),
      name,
      figures: [
        mark('points', `${seat * 3} of 12 points`, seat * 3),
        mark('hidden', 'Hidden support: 2 cards'),
      ],
    })),
    places: [
      ...names.flatMap(ofSeat),
      ...zones,
      placed({ id: 'market', is: 'row', name: 'Market', cards: lying(0, 3, 'market') }),
      placed({ id: 'pile', is: 'pile', name: 'Events', count: 12 }),
    ],
  };
}
