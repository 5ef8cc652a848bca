import type { GuideGame } from './topics';

/** How to play, page by page. */
export const pagesOf = {
  ygios: ['goal', 'card', 'turn', 'distance', 'control', 'abilities', 'back-off', 'end', 'modes'],
  governing: ['goal', 'cards', 'start', 'turn', 'main', 'swing', 'answers', 'leaving', 'end'],
} as const satisfies Readonly<Record<GuideGame, readonly string[]>>;

export type PageOf<G extends GuideGame> = (typeof pagesOf)[G][number];
export type PageId = { [G in GuideGame]: `${G}.${PageOf<G>}` }[GuideGame];

/** Entries to read on with, by page. */
export const pageLinks: Readonly<Record<PageId, readonly string[]>> = {
  'ygios.goal': ['zones', 'timeline', 'winning'],
  'ygios.card': ['cards', 'signs', 'devotion'],
  'ygios.turn': ['turn', 'face-up', 'face-down', 'pass'],
  'ygios.distance': ['devotion', 'distance', 'row'],
  'ygios.control': ['control', 'ties', 'first-player'],
  'ygios.abilities': ['abilities', 'persistent', 'locks', 'protection'],
  'ygios.back-off': ['back-off', 'first-player'],
  'ygios.end': ['end-of-round', 'play-out', 'points', 'sweep'],
  'ygios.modes': ['modes', 'sculpt', 'bonuses', 'requirements'],
  'governing.goal': ['host', 'sp', 'winning'],
  'governing.cards': ['furre', 'treat', 'alteration', 'haven', 'action'],
  'governing.start': ['start', 'book', 'hand'],
  'governing.turn': ['refill', 'refresh', 'main', 'end'],
  'governing.main': ['ap', 'playing', 'draw', 'settled'],
  'governing.swing': ['swing', 'groove', 'step-in', 'exhaust'],
  'governing.answers': ['answers', 'pile', 'quick'],
  'governing.leaving': ['bow-out', 'encore', 'couch'],
  'governing.end': ['winning', 'quiet'],
};
