/** Legal plays, and Requirements that can be paid. Each needs the other: a Requirement may ask for a play. */
import { closed } from './locks';
import { matching, viewOfCard, zonesOf, type Viewpoint } from './select';
import { forbidden } from './standing';
import { definitionOf, isRequirement, other, type BoardCard, type Reveal, type State } from './state';
import { reaches, reachOf, targets } from './targets';
import type { Face, Need, Seat, Step } from './words';

export interface Play {
  readonly card: string;
  readonly zone: string;
  readonly face: Face;
}

export function newCard(state: State, id: string, owner: Seat, zone: string, face: Face): BoardCard {
  return { id, owner, zone, face, fired: false, linkedTo: null, gains: [], reveal: state.reveals };
}

/** Whether the card may be played with free choice of face into a Zone that is open. */
const mayPlay = (state: State, seat: Seat, { card, zone, face }: Play): boolean =>
  face === 'up' ? canShow(state, seat, card, zone) : !forbidden(state, 'playDown', zone);

function openPlays(state: State, seat: Seat, zones: readonly string[], ownPlay: boolean): Play[] {
  const faces: readonly Face[] = ['down', 'up'];
  const open = zones.filter((zone) => !closed(state, seat, zone, ownPlay));
  return faces.flatMap((face) =>
    state.hand[seat].flatMap((card) => open.map((zone) => ({ card, zone, face }))),
  );
}

/** Plays of free choice from the hand into one of the Zones. */
export const legalPlays = (state: State, seat: Seat, zones: readonly string[], ownPlay: boolean): Play[] =>
  openPlays(state, seat, zones, ownPlay).filter((play) => mayPlay(state, seat, play));

/**
 * Whether a Requirement that asks for a play finds one, as far as anybody can tell: Requirements of the cards
 * in hand are not asked, or one would ask the next in a circle; and what the foe holds is not looked at.
 */
const seemsPlayable = (state: State, seat: Seat, zones: readonly string[], ownPlay: boolean): boolean =>
  openPlays(state, seat, zones, ownPlay).some(
    ({ card, zone, face }) =>
      !ownPlay ||
      (face === 'down' ? !forbidden(state, 'playDown', zone) : !isRequirement(definitionOf(state, card))),
  );

/** A Requirement is judged as if the card lay in the Zone already and had left the hand. */
function canShow(state: State, seat: Seat, id: string, zone: string): boolean {
  if (!isRequirement(definitionOf(state, id))) return true;
  const card = newCard(state, id, seat, zone, 'up');
  const imagined: State = {
    ...state,
    board: [...state.board, card],
    hand: { ...state.hand, [seat]: state.hand[seat].filter((held) => held !== id) },
  };
  return isPayable(imagined, card, 'play');
}

/** What the steps of a Requirement have taken and given so far. */
interface Tally {
  pile: number;
  aside: number;
  drawn: number;
  readonly hand: Record<Seat, number>;
}

export function isPayable(state: State, card: BoardCard, how: Reveal['how']): boolean {
  const { needs = [], pay = [] } = definitionOf(state, card.id);
  const view = viewOfCard(card);
  const asked = needs.filter((need) => need.on === undefined || need.on === how);
  if (!asked.every((need) => isMet(state, need, view))) return false;
  const tally: Tally = {
    pile: state.pile.length,
    aside: 0,
    drawn: 0,
    hand: { A: state.hand.A.length, B: state.hand.B.length },
  };
  for (const step of pay) {
    if (step.may) return true;
    if (!canDoInFull(state, step, card.owner, view, tally)) return false;
  }
  return true;
}

function isMet(state: State, need: Need, view: Viewpoint): boolean {
  const there = 'count' in need ? matching(state, need.count, view).length : state.pile.length;
  return there >= need.min;
}

function canDoInFull(state: State, step: Step, me: Seat, view: Viewpoint, tally: Tally): boolean {
  const who = step.who === 'foe' ? other(me) : me;
  const reach = reachOf(state, 'pay');
  switch (step.do) {
    case 'draw': {
      if (tally.pile < step.n) return false;
      tally.pile -= step.n;
      tally.drawn += step.n;
      if (step.to === 'aside') tally.aside += step.n;
      else tally.hand[who] += step.n;
      return true;
    }
    case 'putBack': {
      tally.pile += tally.aside;
      tally.aside = 0;
      return true;
    }
    case 'play': {
      const zones = zonesOf(state, step.to, view);
      if (step.from === 'hand') {
        if (!seemsPlayable(state, who, zones, who === me)) return false;
        tally.hand[who] -= 1;
        return tally.hand[who] >= 0;
      }
      tally.aside -= 1;
      return tally.aside >= 0 && zones.some((zone) => !closed(state, who, zone, who === me));
    }
    case 'discard': {
      if (step.pick) return targets(state, step, view, reach).length > 0;
      tally.hand[who] -= step.n === 'drawn' ? tally.drawn : step.n;
      return tally.hand[who] >= 0;
    }
    case 'return': {
      return targets(state, step, view, reach).length > 0;
    }
    case 'move':
    case 'flip': {
      if (step.pick) return targets(state, step, view, reach).length > 0;
      if (step.every !== true || step.all === undefined) return true;
      return matching(state, step.all, view).every((card) => reaches(state, step, card, view, reach));
    }
    case 'lock':
    case 'gain':
    case 'score':
      return true;
  }
}
