import { finding, type Finding, type FindingPath } from '../../finding';
import { removeFix } from '../../fixes';
import { countFindings } from './check-counts';
import { gainFindings } from './check-gains';
import { lockFindings } from './check-locks';
import type { Position } from './position';
import { named, namedAll, twice, unknownIds, type Named, type Surroundings } from './surroundings';
import { seatLetters } from './words';

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
