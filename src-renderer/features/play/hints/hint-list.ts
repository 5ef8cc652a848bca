import type { SeenCard, SeenMatch, SeenPlace } from '@shared/api/matches';
import { gameFactsOf } from '@shared/games/index';

/** In the order in which they are told where several are due. */
export const hintIds = [
  'hand-over',
  'sculpt',
  'question',
  'lit',
  'back-off',
  'lock',
  'face-down',
  'waiting-pile',
  'swing',
  'ap',
  'bot',
  'number',
  'undo',
  'log',
] as const;
export type HintId = (typeof hintIds)[number];

/** What a hint speaks of, as it is found on the page. */
export type Target =
  | { readonly card: string }
  | { readonly place: string }
  | { readonly mark: string }
  | { readonly answer: number }
  | { readonly part: 'question' | 'lit' | 'undo' | 'log' | 'hand-over' };

const part = (name: Extract<Target, { part: string }>['part']): Target => ({ part: name });

const has = ({ game }: Pick<SeenMatch, 'game'>, hint: HintId): boolean =>
  gameFactsOf(game).hints.includes(hint);

/** Questions of the rules, not of a card's text. */
const plainAnswers = ({ question }: SeenMatch): NonNullable<SeenMatch['question']>['answers'] =>
  question?.source === null ? question.answers : null;
const cardsIn = (seen: SeenMatch, kind: SeenPlace['is']): readonly SeenCard[] =>
  seen.places.filter(({ is }) => is === kind).flatMap(({ cards }) => cards);
const marksOf = (seen: SeenMatch): readonly SeenCard['marks'][number][] =>
  [...seen.places, ...seen.places.flatMap(({ cards }) => cards)].flatMap(({ marks }) => marks);

/** At a table: what each hint would speak of now; null: there is no such thing. */
export const targets: Readonly<Record<Exclude<HintId, 'hand-over'>, (seen: SeenMatch) => Target | null>> = {
  question: ({ question }) => (question?.answers ? part('question') : null),

  sculpt(seen) {
    const answers = plainAnswers(seen);
    const isSculpt =
      has(seen, 'sculpt') &&
      answers !== null &&
      answers.length > 0 &&
      answers.every(({ cards, places }) => cards.length > 0 && places.length === 0);
    return isSculpt ? part('lit') : null;
  },

  lit: (seen) =>
    seen.question?.answers && seen.places.some(({ cards }) => cards.some(({ answers }) => answers.length > 0))
      ? part('lit')
      : null,

  /** The one answer about nothing, where cards could be played to places. */
  'back-off'(seen) {
    const answers = has(seen, 'back-off') ? plainAnswers(seen) : null;
    if (!answers?.some(({ places }) => places.length > 0)) return null;
    const at = answers.findIndex(({ cards, places }) => cards.length === 0 && places.length === 0);
    return at < 0 ? null : { answer: at };
  },

  lock(seen) {
    const locked = seen.places.find(({ marks }) => marks.some(({ is }) => is === 'lock'));
    return locked ? { place: locked.id } : null;
  },

  'face-down'(seen) {
    const handle = cardsIn(seen, 'zone').find((card) => card.faceDown && card.handle !== null)?.handle;
    return handle == null ? null : { card: handle };
  },

  'waiting-pile'(seen) {
    const waiting = seen.places.find(({ is, count }) => is === 'queue' && count > 0);
    return waiting ? { place: waiting.id } : null;
  },

  /** A Furre of whoever is asked that can do something by itself. */
  swing(seen) {
    if (!has(seen, 'swing') || plainAnswers(seen) === null) return null;
    const own = seen.places.filter(({ is, owner }) => is === 'row' && owner === seen.question?.seat);
    const ready = own
      .flatMap(({ cards }) => cards)
      .find(({ answers, marks }) => answers.length > 0 && marks.some(({ is }) => is === 'pe'));
    return ready?.handle == null ? null : { card: ready.handle };
  },

  ap: ({ game, players, question }) =>
    has({ game }, 'ap') &&
    question?.answers &&
    players.some(({ figures }) => figures.some(({ is }) => is === 'ap'))
      ? { mark: 'ap' }
      : null,

  bot: ({ players, question }) =>
    question && players[question.seat]?.is === 'bot' ? part('question') : null,

  number(seen) {
    const asked = marksOf(seen).find(({ ask, n }) => ask !== null && n !== null);
    return asked ? { mark: asked.is } : null;
  },

  undo: ({ undo }) => (undo ? part('undo') : null),
  log: ({ log }) => (log.length > 0 ? part('log') : null),
};

/** The entry of the reference that says more; null: it is about the screen, not about a game. */
export const entryOf: Readonly<Record<HintId, string | null>> = {
  'hand-over': null,
  question: null,
  sculpt: 'sculpt',
  lit: null,
  'back-off': 'back-off',
  lock: 'locks',
  'face-down': 'face-down',
  'waiting-pile': 'pile',
  swing: 'swing',
  ap: 'ap',
  bot: null,
  number: null,
  undo: null,
  log: null,
};
