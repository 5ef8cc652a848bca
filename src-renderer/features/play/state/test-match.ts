import type { SeenCard, SeenMatch, SeenPlace } from '@shared/api/matches';

/** Only for tests: a small match as a seat sees it. */
export const seenCard = (change: Partial<SeenCard> = {}): SeenCard => ({
  handle: 'c1',
  path: 'cards/a.json',
  name: 'A',
  faceDown: false,
  turned: false,
  owner: 0,
  marks: [],
  answers: [],
  ...change,
});

export const seenPlace = (change: Partial<SeenPlace> = {}): SeenPlace => ({
  id: 'home',
  is: 'zone',
  name: 'Home',
  path: null,
  of: null,
  owner: null,
  count: 0,
  cards: [],
  marks: [],
  answers: [],
  ...change,
});

export const person = { is: 'human' as const, name: 'Player', figures: [] };
export const bot = { is: 'bot' as const, bot: { bot: 'greedy' as const }, name: 'Bot', figures: [] };

export const seenMatch = (change: Partial<SeenMatch> = {}): SeenMatch => ({
  match: 'm1',
  game: 'ygios',
  pack: 'p',
  revision: 'r',
  mode: null,
  options: {},
  seed: null,
  answers: 0,
  total: 0,
  designer: false,
  mayOpen: false,
  isPosition: false,
  players: [person, bot],
  headline: '',
  places: [],
  question: { seat: 0, prompt: '?', source: null, answers: [{ text: 'yes', cards: [], places: [] }] },
  outcome: null,
  log: [],
  undo: null,
  canRedo: false,
  thinking: false,
  ...change,
});
