/** From a position to the state of a round. */
import type { OracleOptions } from './options';
import type { Given, GivenCard, GivenLock } from './position';
import type { BoardCard, Gain, Lock, State } from './state';
import type { OracleBonus, OraclePack, Seat, Step } from './words';

const textsOf = (pack: OraclePack): { id: string; steps: readonly Step[] }[] => [
  ...pack.bonuses.map(({ id, enter }) => ({ id, steps: enter ?? [] })),
  ...pack.cards.map(({ id, fire, pay }) => ({ id, steps: [...(fire ?? []), ...(pay ?? [])] })),
];

/** A position says how much a card has gained and not from where: the pack's first gain step says how it counts. */
function gainOf(pack: OraclePack, n: number): Gain {
  const steps = textsOf(pack).flatMap(({ steps: list }) => list);
  const step = steps.find((candidate) => candidate.do === 'gain');
  return step?.do === 'gain'
    ? { n, face: step.face ?? null, before: step.before ?? null }
    : { n, face: null, before: null };
}

function cardOf(pack: OraclePack, given: GivenCard): BoardCard {
  return {
    id: given.card,
    owner: given.owner,
    zone: given.zone,
    face: given.face,
    fired: given.face === 'up' && given.fired !== false,
    linkedTo: given.linkedTo ?? null,
    gains: given.gain === undefined ? [] : [gainOf(pack, given.gain)],
    reveal: 0,
  };
}

/** Turns are counted from 0, so the first turn of either side from here on has the number 1. */
function lockOf(pack: OraclePack, given: GivenLock): Lock {
  const first = given.from === 'next' ? 2 : 1;
  const steps = textsOf(pack).find(({ id }) => id === given.source)?.steps ?? [];
  const bound = !steps.some((step) => step.do === 'lock' && step.bound === false);
  const { side, zone, turns, source } = given;
  return { side, zone, source, bound, first, last: first + turns - 1 };
}

export function stateOf(pack: OraclePack, options: OracleOptions, given: Given): State {
  const first = given.first ?? 'A';
  const bonuses = new Map<string, OracleBonus>();
  for (const [zone, id] of Object.entries(given.bonuses ?? {})) {
    const bonus = pack.bonuses.find((candidate) => candidate.id === id);
    if (bonus) bonuses.set(zone, bonus);
  }
  const cardsBySeat = (lists: Given['hand']): Record<Seat, string[]> => ({
    A: [...(lists?.A ?? [])],
    B: [...(lists?.B ?? [])],
  });
  return {
    pack,
    options,
    row: given.row ?? pack.zones,
    bonuses,
    first,
    turn: given.turn ?? first,
    turnRuns: false,
    playout: false,
    turnNo: { A: 0, B: 0 },
    score: { A: given.score?.A ?? 0, B: given.score?.B ?? 0 },
    hand: cardsBySeat(given.hand),
    sculpted: cardsBySeat(given.sculpted),
    pile: [...(given.pile ?? [])],
    discard: [...(given.discard ?? [])],
    board: (given.board ?? []).map((card) => cardOf(pack, card)),
    locks: (given.locks ?? []).map((lock) => lockOf(pack, lock)),
    spent: [...(given.spent ?? [])],
    texts: [],
    queue: [],
    reveals: 0,
    operations: 0,
    result: null,
  };
}
