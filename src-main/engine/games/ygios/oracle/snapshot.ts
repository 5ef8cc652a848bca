/** The state as scenarios/FORMAT.md writes it. */
import type { GivenCard, GivenLock, Snapshot } from './position';
import { definitionOf, isPersistent, type BoardCard, type Lock, type State } from './state';
import { controllerOf, devotionIn } from './value';

function cardShown(state: State, card: BoardCard): GivenCard {
  const gain = card.gains.reduce((total, { n }) => total + n, 0);
  const persistent = isPersistent(definitionOf(state, card.id));
  return {
    card: card.id,
    owner: card.owner,
    zone: card.zone,
    face: card.face,
    ...(persistent && card.face === 'up' && !card.fired ? { fired: false } : {}),
    ...(card.linkedTo === null ? {} : { linkedTo: card.linkedTo }),
    ...(gain === 0 ? {} : { gain }),
  };
}

/** The turns a lock still covers; the turn in progress is one of them. */
function lockShown(state: State, { side, zone, first, last, source }: Lock): GivenLock {
  const runs = state.turnRuns && state.turn === side;
  const next = state.turnNo[side] + (runs ? 0 : 1);
  const pending = runs && first > state.turnNo[side];
  const turns = last - Math.max(first, next) + 1;
  return { side, zone, turns, ...(pending ? { from: 'next' as const } : {}), source };
}

export function snapshotOf(state: State): Snapshot {
  const byZone = <T>(read: (zone: string) => T): Record<string, T> =>
    Object.fromEntries(state.row.map((zone) => [zone, read(zone)]));
  return {
    board: state.board.map((card) => cardShown(state, card)),
    devotion: byZone((zone) => ({ A: devotionIn(state, zone, 'A'), B: devotionIn(state, zone, 'B') })),
    control: byZone((zone) => controllerOf(state, zone)),
    hand: { A: [...state.hand.A], B: [...state.hand.B] },
    pile: [...state.pile],
    aside: state.texts.flatMap((text) => text.aside),
    discard: [...state.discard],
    locks: state.locks.map((lock) => lockShown(state, lock)),
    spent: [...state.spent],
    playout: state.playout,
    turn: state.result === null ? state.turn : null,
    score: { ...state.score },
  };
}
