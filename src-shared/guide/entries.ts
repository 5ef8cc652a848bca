import type { RuleId } from '@shared/help/rules';
import type { GuideGame } from './topics';

/** The reference of each game, in the groups of its list. */
export const entryGroups = {
  ygios: {
    table: ['zones', 'row', 'cards', 'hand', 'pile', 'hidden'],
    match: ['timeline', 'round', 'first-player', 'modes', 'sculpt', 'bonuses'],
    turn: ['turn', 'face-up', 'face-down', 'pass', 'back-off', 'play-out'],
    count: ['devotion', 'distance', 'control', 'ties'],
    abilities: [
      'abilities',
      'immediate',
      'persistent',
      'once',
      'requirements',
      'reveal',
      'moving',
      'leaving',
      'choices',
      'order',
    ],
    limits: ['locks', 'lock-length', 'protection'],
    end: ['end-of-round', 'points', 'sweep', 'winning'],
    signs: ['signs'],
  },
  governing: {
    table: ['host', 'book', 'hand', 'couch', 'in-play'],
    cards: ['furre', 'treat', 'alteration', 'haven', 'action', 'quick', 'token'],
    numbers: ['ap', 'sp', 'max-sp', 'pe'],
    turn: ['turn', 'refill', 'refresh', 'main', 'end'],
    doing: ['playing', 'draw', 'swing', 'step-in', 'groove', 'settled', 'exhaust'],
    skills: ['skills', 'triggers', 'targets', 'must', 'answers', 'pile', 'control'],
    leaving: ['bow-out', 'encore', 'left-play'],
    match: ['start', 'winning', 'quiet'],
    signs: ['signs'],
  },
} as const satisfies Readonly<Record<GuideGame, Readonly<Record<string, readonly string[]>>>>;

type Groups = typeof entryGroups;
export type GroupOf<G extends GuideGame> = keyof Groups[G] & string;
export type EntryOf<G extends GuideGame> = Groups[G][keyof Groups[G]] extends readonly (infer E)[]
  ? E & string
  : never;
export type EntryId = { [G in GuideGame]: `${G}.${EntryOf<G>}` }[GuideGame];

export const groupsOf = (game: GuideGame): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(entryGroups[game]);

export const entriesOf = (game: GuideGame): readonly string[] =>
  groupsOf(game).flatMap(([, entries]) => entries);

export const isEntry = (game: GuideGame, entry: string): boolean => entriesOf(game).includes(entry);

interface Links {
  readonly entries: readonly string[];
  readonly rules?: readonly RuleId[];
}
const to = (...entries: string[]): Links => ({ entries });
const withRules = (entries: readonly string[], ...rules: RuleId[]): Links => ({ entries, rules });

/** Where each entry leads. One without its links does not compile. */
export const entryLinks: Readonly<Record<EntryId, Links>> = {
  'ygios.zones': to('row', 'control', 'bonuses'),
  'ygios.row': to('zones', 'distance', 'modes'),
  'ygios.cards': to('devotion', 'abilities', 'requirements', 'modes'),
  'ygios.hand': to('sculpt', 'pile', 'play-out'),
  'ygios.pile': withRules(['hand', 'sculpt', 'hidden'], 'I1'),
  'ygios.hidden': to('face-down', 'hand', 'pile'),
  'ygios.timeline': to('round', 'points', 'winning'),
  'ygios.round': to('turn', 'end-of-round', 'back-off', 'first-player'),
  'ygios.first-player': to('ties', 'back-off', 'round'),
  'ygios.modes': to('sculpt', 'bonuses', 'requirements', 'row'),
  'ygios.sculpt': to('hand', 'modes', 'bonuses'),
  'ygios.bonuses': to('zones', 'points', 'order', 'protection'),
  'ygios.turn': to('face-up', 'face-down', 'back-off', 'pass'),
  'ygios.face-up': to('abilities', 'requirements', 'face-down'),
  'ygios.face-down': to('reveal', 'devotion', 'hidden'),
  'ygios.pass': to('turn', 'locks', 'back-off'),
  'ygios.back-off': to('points', 'first-player', 'play-out'),
  'ygios.play-out': to('end-of-round', 'hand', 'lock-length'),
  'ygios.devotion': withRules(['distance', 'face-down', 'control'], 'N1', 'N3'),
  'ygios.distance': withRules(['devotion', 'row', 'persistent'], 'N1'),
  'ygios.control': to('ties', 'devotion', 'points'),
  'ygios.ties': to('first-player', 'control', 'bonuses'),
  'ygios.abilities': to('immediate', 'persistent', 'reveal', 'choices'),
  'ygios.immediate': to('abilities', 'order', 'once'),
  'ygios.persistent': to('abilities', 'moving', 'reveal'),
  'ygios.once': to('abilities', 'leaving'),
  'ygios.requirements': to('face-up', 'reveal', 'protection'),
  'ygios.reveal': to('abilities', 'requirements', 'face-down', 'locks'),
  'ygios.moving': to('persistent', 'locks', 'bonuses'),
  'ygios.leaving': to('once', 'locks', 'hand'),
  'ygios.choices': withRules(['abilities', 'order'], 'I1'),
  'ygios.order': to('abilities', 'bonuses', 'choices'),
  'ygios.locks': to('lock-length', 'pass', 'moving'),
  'ygios.lock-length': to('locks', 'pass', 'play-out'),
  'ygios.protection': to('choices', 'bonuses', 'requirements'),
  'ygios.end-of-round': to('control', 'points', 'play-out'),
  'ygios.points': to('sweep', 'back-off', 'bonuses', 'winning'),
  'ygios.sweep': to('points', 'control', 'first-player'),
  'ygios.winning': to('timeline', 'points'),
  'ygios.signs': to('persistent', 'once', 'locks', 'protection', 'requirements'),

  'governing.host': to('sp', 'step-in', 'winning'),
  'governing.book': withRules(['draw', 'start', 'couch'], 'I1'),
  'governing.hand': to('end', 'start', 'draw'),
  'governing.couch': to('bow-out', 'control', 'action'),
  'governing.in-play': withRules(['furre', 'treat', 'haven', 'token'], 'N9'),
  'governing.furre': withRules(['swing', 'settled', 'sp', 'pe'], 'E2'),
  'governing.treat': withRules(['alteration', 'skills', 'settled'], 'E2'),
  'governing.alteration': to('treat', 'furre', 'bow-out'),
  'governing.haven': to('refill', 'refresh', 'draw'),
  'governing.action': to('quick', 'pile', 'targets', 'playing'),
  'governing.quick': to('answers', 'ap', 'action'),
  'governing.token': withRules(['in-play', 'bow-out'], 'N9'),
  'governing.ap': to('refill', 'draw', 'playing', 'quick'),
  'governing.sp': withRules(['max-sp', 'groove', 'bow-out'], 'N2', 'N3'),
  'governing.max-sp': withRules(['sp'], 'M1', 'M2', 'M3', 'M4'),
  'governing.pe': withRules(['groove', 'swing', 'left-play'], 'N1', 'N3'),
  'governing.turn': to('refill', 'refresh', 'main', 'end'),
  'governing.refill': withRules(['ap', 'settled', 'haven'], 'E2'),
  'governing.refresh': withRules(['exhaust', 'ap'], 'E3', 'N8'),
  'governing.main': to('playing', 'draw', 'swing', 'skills', 'must'),
  'governing.end': withRules(['hand', 'triggers'], 'C3', 'C4'),
  'governing.playing': withRules(['ap', 'targets', 'pile'], 'N2'),
  'governing.draw': withRules(['book', 'ap', 'main'], 'N7', 'I1'),
  'governing.swing': withRules(['groove', 'step-in', 'settled', 'answers'], 'E2', 'I2'),
  'governing.step-in': to('swing', 'host', 'exhaust'),
  'governing.groove': withRules(['pe', 'sp', 'swing'], 'N6'),
  'governing.settled': withRules(['furre', 'control', 'step-in'], 'E2'),
  'governing.exhaust': withRules(['refresh', 'swing', 'skills'], 'E1', 'E3', 'E4'),
  'governing.skills': to('triggers', 'answers', 'encore', 'signs'),
  'governing.triggers': withRules(['skills', 'targets', 'end'], 'C1', 'C2', 'C3', 'C4'),
  'governing.targets': withRules(['action', 'triggers'], 'I1', 'I2', 'C1'),
  'governing.must': withRules(['swing', 'main', 'encore'], 'X1'),
  'governing.answers': to('pile', 'quick', 'skills'),
  'governing.pile': withRules(['answers', 'action', 'swing'], 'I2'),
  'governing.control': withRules(['settled', 'couch', 'in-play'], 'E2'),
  'governing.bow-out': withRules(['couch', 'encore', 'alteration', 'triggers'], 'C4'),
  'governing.encore': withRules(['bow-out', 'must', 'settled'], 'X1'),
  'governing.left-play': withRules(['groove', 'bow-out'], 'N4', 'N5', 'N6'),
  'governing.start': to('hand', 'book', 'turn'),
  'governing.winning': to('host', 'quiet', 'sp'),
  'governing.quiet': to('winning'),
  'governing.signs': to('skills', 'exhaust', 'targets', 'quick'),
};
