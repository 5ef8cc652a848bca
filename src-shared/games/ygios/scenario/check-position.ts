import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeFix, addFix } from '@shared/language/fixes';
import { lockFindings } from './check-locks';
import type { Position } from './position';
import { named, namedAll, twice, unknownIds, type Named, type Surroundings } from './surroundings';
import { seatLetters } from './words';
import type { Step } from '../effects/index';

/** What can let a card gain something, and whether doing so uses up a limit. */
interface GainSource {
  readonly id: string;
  readonly limited: boolean;
}

const gives = ({ do: verb }: Pick<Step, 'do'>): boolean => verb === 'gain';

const gainSources = ({ cards, bonuses }: Surroundings): GainSource[] => [
  ...[...cards.values()].flatMap(({ id, fire = [], pay = [], limit }) => [
    ...fire.filter(gives).map(() => ({ id, limited: limit !== undefined })),
    // A Requirement is paid as often as its card turns up.
    ...pay.filter(gives).map(() => ({ id, limited: false })),
  ]),
  ...[...bonuses.values()].flatMap(({ id, enter = [] }) =>
    enter.filter(gives).map(({ limit }) => ({ id, limited: limit !== undefined })),
  ),
];

/** Gains that no text can have given, or only one whose limit is said to be unused. */
function gainFindings({ board = [], spent = [] }: Position, around: Surroundings, at: FindingPath) {
  const sources = gainSources(around);
  const limited = [...new Set(sources.filter((source) => source.limited).map(({ id }) => id))];
  const explained = sources.some((source) => !source.limited || spent.includes(source.id));
  return board.flatMap(({ gain }, index): Finding[] => {
    if (gain === undefined || explained) return [];
    const here = [...at, 'board', index, 'gain'];
    const [only, another] = limited;
    if (only === undefined) return [finding('no-gain', here, {}, removeFix(here, 'gain'))];
    const fix = another === undefined ? addFix([...at, 'spent', spent.length], only) : undefined;
    return [finding('unspent-gain', here, { known: limited }, fix)];
  });
}

/** Scores and numbers of cards that these rules never lead to. */
function countFindings(given: Position, around: Surroundings, at: FindingPath): Finding[] {
  return seatLetters.flatMap((seat) => [
    ...scoreFindings(given.score?.[seat] ?? 0, around, [...at, 'score', seat]),
    ...cutFindings(given.sculpted?.[seat] ?? [], around, [...at, 'sculpted', seat]),
    ...dealtFindings(given, around, seat, [...at, 'hand', seat]),
  ]);
}

function scoreFindings(found: number, { lowest }: Surroundings, at: FindingPath): Finding[] {
  // Everybody begins with nothing, wherever losses stop.
  const min = Math.min(0, lowest);
  return found < min ? [finding('low-score', at, { found, min })] : [];
}

/** Fewer may be written: cards that are not mentioned are out of the game as well. */
function cutFindings({ length: count }: readonly string[], { sculpt: max }: Surroundings, at: FindingPath) {
  return count > max ? [finding('too-many-sculpted', at, { count, max })] : [];
}

/** Before the cut both hold what was dealt. Who has cut already has it in two places. */
function dealtFindings(
  { phase, hand, sculpted }: Position,
  { deal, sculpt }: Surroundings,
  seat: (typeof seatLetters)[number],
  at: FindingPath,
): Finding[] {
  const count = (hand?.[seat]?.length ?? 0) + (sculpted?.[seat]?.length ?? 0);
  return phase === 'sculpt' && sculpt > 0 && count !== deal
    ? [finding('undealt-hand', at, { count, deal })]
    : [];
}

/** Every card that lies somewhere in a position. */
function lying(given: Position, at: FindingPath): Named[] {
  const { hand, sculpted, pile, discard, board = [] } = given;
  return [
    ...seatLetters.flatMap((seat) => [
      ...namedAll(['card'], hand?.[seat], [...at, 'hand', seat]),
      ...namedAll(['card'], sculpted?.[seat], [...at, 'sculpted', seat]),
    ]),
    ...namedAll(['card'], pile, [...at, 'pile']),
    ...namedAll(['card'], discard, [...at, 'discard']),
    ...board.map(({ card }, index) => named(['card'], card, [...at, 'board', index, 'card'])),
  ];
}

const layout = ({ row, bonuses = {} }: Position, at: FindingPath): { zones: Named[]; bonuses: Named[] } => ({
  zones: [
    ...namedAll(['zone'], row, [...at, 'row']),
    ...Object.keys(bonuses).map((zone) => named(['zone'], zone, [...at, 'bonuses', zone])),
  ],
  bonuses: Object.entries(bonuses).map(([zone, bonus]) => named(['bonus'], bonus, [...at, 'bonuses', zone])),
});

/** Ids of cards lying on the board, of locks and of limits, also where something is expected. */
export function namedOnBoard(
  { board = [], locks = [], spent }: Pick<Position, 'board' | 'locks' | 'spent'>,
  at: FindingPath,
): Named[] {
  return [
    ...board.flatMap(({ zone, linkedTo }, index) => [
      named(['zone'], zone, [...at, 'board', index, 'zone']),
      ...(linkedTo === undefined ? [] : [named(['card'], linkedTo, [...at, 'board', index, 'linkedTo'])]),
    ]),
    ...locks.flatMap(({ zone, source }, index) => [
      named(['zone'], zone, [...at, 'locks', index, 'zone']),
      named(['card', 'bonus'], source, [...at, 'locks', index, 'source']),
    ]),
    ...namedAll(['card', 'bonus'], spent, [...at, 'spent']),
  ];
}

/**
 * What is wrong with a position of the right shape. Unknown ids are told first: what else is said of a card that
 * does not exist would only confuse.
 */
export function positionFindings(given: Position, around: Surroundings, at: FindingPath): Finding[] {
  const cards = lying(given, at);
  const { zones, bonuses } = layout(given, at);
  const unknown = unknownIds(around, [...cards, ...zones, ...bonuses, ...namedOnBoard(given, at)]);
  if (unknown.length > 0) return unknown;
  return [
    ...twice(cards),
    ...twice(bonuses),
    ...rowFindings(given, around, at),
    ...boardFindings(given, around, at),
    ...gainFindings(given, around, at),
    ...lockFindings(given, around, at),
    ...spentFindings(given, around, at),
    ...countFindings(given, around, at),
    ...(given.phase === 'sculpt' && around.sculpt === 0 ? [finding('no-sculpt', [...at, 'phase'], {})] : []),
  ];
}

function rowFindings({ row }: Position, { zones }: Surroundings, at: FindingPath): Finding[] {
  if (!row) return [];
  const missing = zones.filter((zone) => !row.includes(zone));
  return [
    ...twice(namedAll(['zone'], row, [...at, 'row'])),
    ...missing.map((found) => finding('short-row', [...at, 'row'], { found })),
  ];
}

function boardFindings({ board = [] }: Position, around: Surroundings, at: FindingPath): Finding[] {
  return board.flatMap(({ card, face, fired, linkedTo }, index): Finding[] => {
    const here = [...at, 'board', index];
    const definition = around.cards.get(card);
    const findings: Finding[] = [];
    if (fired === false && (face === 'down' || !definition?.while?.length)) {
      const fix = removeFix([...here, 'fired'], 'fired');
      findings.push(finding('no-fired', [...here, 'fired'], { found: card }, fix));
    }
    if (linkedTo !== undefined) findings.push(...linkFindings(board, card, linkedTo, around, here));
    return findings;
  });
}

function linkFindings(
  board: NonNullable<Position['board']>,
  card: string,
  linkedTo: string,
  { cards }: Surroundings,
  here: FindingPath,
): Finding[] {
  const source = cards.get(linkedTo);
  const at = [...here, 'linkedTo'];
  const places = [...(source?.fire ?? []), ...(source?.pay ?? [])].some(
    (step) => step.do === 'play' && 'link' in step && step.link,
  );
  if (!places) return [finding('no-link', at, { found: linkedTo, detail: 'ability' })];
  const lies = board.some((other) => other.card === linkedTo && other.face === 'up' && linkedTo !== card);
  return lies ? [] : [finding('no-link', at, { found: linkedTo, detail: 'place' })];
}

function spentFindings({ spent = [] }: Position, around: Surroundings, at: FindingPath): Finding[] {
  const limited = (id: string): boolean =>
    around.cards.get(id)?.limit !== undefined ||
    (around.bonuses.get(id)?.enter ?? []).some(({ limit }) => limit !== undefined);
  return [
    ...twice(namedAll(['card'], spent, [...at, 'spent'])),
    ...spent.flatMap((found, index) =>
      limited(found) ? [] : [finding('no-limit', [...at, 'spent', index], { found })],
    ),
  ];
}
