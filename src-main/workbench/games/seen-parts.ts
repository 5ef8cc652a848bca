import type { SeenAnswer, SeenCard, SeenMark, SeenPlace } from '@shared/api/matches';

/** Something short that is told, in one of the game's own words and in words of the language. */
export const marker =
  <Word extends string>() =>
  (is: Word, text: string, more: Partial<Omit<SeenMark, 'is' | 'text'>> = {}): SeenMark => ({
    is,
    text,
    n: null,
    of: null,
    seat: null,
    ask: null,
    ...more,
  });

/** An answer in words, and what of the table it is about: places by id, cards by their handles there. */
export interface WordedAnswer {
  readonly text: string;
  readonly cards: readonly (string | null)[];
  readonly places: readonly string[];
  readonly handles: readonly string[];
  readonly face?: 'up' | 'down';
}

export const seenAnswer = ({ text, cards, places, face }: WordedAnswer): SeenAnswer => ({
  text,
  cards: cards.filter((path) => path !== null),
  places: [...places],
  ...(face ? { face } : {}),
});

type Laid = Omit<SeenPlace, 'answers' | 'cards' | 'marks' | 'of' | 'path' | 'owner'> &
  Partial<Pick<SeenPlace, 'of' | 'path' | 'owner' | 'marks'>> & {
    readonly cards: readonly LaidCard[];
  };
type LaidCard = Pick<SeenCard, 'handle' | 'path' | 'name'> &
  Partial<Pick<SeenCard, 'faceDown' | 'turned' | 'owner' | 'marks'>>;

/** Places as they lie, each with the answers that are about it and about its cards. */
export function seenPlaces(laid: readonly Laid[], answers: readonly WordedAnswer[]): SeenPlace[] {
  const about = new Map<string, number[]>();
  const note = (key: string, index: number): void => {
    const known = about.get(key);
    if (!known) about.set(key, [index]);
    else if (known.at(-1) !== index) known.push(index);
  };
  answers.forEach(({ places, handles }, index) => {
    for (const place of places) note(`place ${place}`, index);
    for (const handle of handles) note(`card ${handle}`, index);
  });
  return laid.map((place) => ({
    of: null,
    path: null,
    owner: null,
    marks: [],
    ...place,
    cards: place.cards.map((card) => ({
      faceDown: false,
      turned: false,
      owner: place.owner ?? null,
      marks: [],
      ...card,
      answers: about.get(`card ${card.handle ?? ''}`) ?? [],
    })),
    answers: about.get(`place ${place.id}`) ?? [],
  }));
}
