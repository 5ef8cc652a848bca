import type { Card } from '../definitions/card';
import type { Mode } from '@shared/games/index';
import { ygiosFacts } from '../facts';
import type { Rules } from '../definitions/rules';
import type { Cards } from '../effects/index';
import { finding, type Finding } from '@shared/language/finding';
import { addFix, replaceFix } from '@shared/language/fixes';

/** What the rules and the rest of the pack say together. */

export interface PackParts {
  readonly cards: readonly Card[];
  readonly bonuses: number;
  readonly zones: readonly string[];
}

const takesPart = ({ modes }: Rules, mode: Mode, { devotion }: Card): boolean =>
  devotion >= modes[mode].devotion.min && devotion <= modes[mode].devotion.max;

const deckOf = (rules: Rules, mode: Mode, { cards }: PackParts): number =>
  cards.filter((card) => takesPart(rules, mode, card)).length;

const { modes } = ygiosFacts;
const seats = 2;

const tooFewCards = (rules: Rules, parts: PackParts): Finding[] =>
  modes.flatMap((mode) => {
    const count = deckOf(rules, mode, parts);
    const min = seats * rules.modes[mode].deal;
    const at = ['modes', mode, 'deal'];
    const fix = replaceFix(at, Math.floor(count / seats));
    return count < min ? [finding('too-few-cards', at, { count, min }, fix)] : [];
  });

const tooFewBonuses = (rules: Rules, { bonuses }: PackParts): Finding[] =>
  modes.flatMap((mode) => {
    const at = ['modes', mode, 'bonuses'];
    const min = rules.modes[mode].bonuses ? rules.row.length * rules.bonusPool.perZone : 0;
    return bonuses < min
      ? [finding('too-few-bonuses', at, { count: bonuses, min }, replaceFix(at, false))]
      : [];
  });

const zonesOutside = ({ row }: Rules, { zones }: PackParts): Finding[] =>
  zones
    .filter((id) => !row.includes(id))
    .map((found) => finding('zone-not-in-row', ['row'], { found }, addFix(['row', row.length], found)));

/** Of one rules document; the places are in it. */
export const packFindings = (rules: Rules, parts: PackParts): Finding[] => [
  ...tooFewCards(rules, parts),
  ...tooFewBonuses(rules, parts),
  ...zonesOutside(rules, parts),
];

/** One mode of one rules document: whom it deals, and how many cards there are then at the most. */
export interface DealtMode {
  readonly min: number;
  readonly max: number;
  readonly deck: number;
  readonly pile: number;
  /** Of how many cards of the deck each zone is the own one. */
  readonly homes: ReadonlyMap<string, number>;
}

function homesOf(rules: Rules, mode: Mode, { cards }: PackParts): Map<string, number> {
  const homes = new Map<string, number>();
  for (const card of cards)
    if (takesPart(rules, mode, card)) homes.set(card.home, (homes.get(card.home) ?? 0) + 1);
  return homes;
}

export const dealtModes = (rules: readonly Rules[], parts: PackParts): DealtMode[] =>
  rules.flatMap((one) =>
    modes.map((mode) => {
      const deck = deckOf(one, mode, parts);
      const pile = Math.max(0, deck - seats * one.modes[mode].deal);
      return { ...one.modes[mode].devotion, deck, pile, homes: homesOf(one, mode, parts) };
    }),
  );

/** How many cards a description can mean at the most. */
function roomFor({ home, not }: Cards, card: Card, modes: readonly DealtMode[]): number {
  const all = modes.map(({ deck, homes }) => (home === undefined ? deck : (homes.get(home) ?? 0)));
  const isItself = not === 'this' && (home === undefined || home === card.home);
  return Math.max(...all) - (isItself ? 1 : 0);
}

/** Asks for more than there can ever be. */
const tooMuch = (at: (string | number)[], room: number): Finding =>
  finding('unpayable', at, {}, room > 0 ? replaceFix(at, room) : undefined);

/** Of one card under the rules of its pack; the places are in the card. */
export function cardInPackFindings(card: Card, modes: readonly DealtMode[]): Finding[] {
  if (modes.length === 0) return [];
  const own = modes.filter(({ min, max }) => card.devotion >= min && card.devotion <= max);
  if (own.length === 0) {
    const ends = modes.flatMap(({ min, max }) => [min, max]);
    const distance = (end: number): number => Math.abs(end - card.devotion);
    const nearest = ends.reduce((best, end) => (distance(end) < distance(best) ? end : best));
    return [
      finding('never-dealt', ['devotion'], { found: card.devotion }, replaceFix(['devotion'], nearest)),
    ];
  }
  const deck = Math.max(...own.map((mode) => mode.deck));
  const pile = Math.max(...own.map((mode) => mode.pile));
  // What other cards there are to lie on the board or to be held; this one lies there itself.
  const others = deck - 1;
  const { needs = [], pay = [] } = card;
  const unmet = needs.flatMap((need, index) => {
    const room = 'pile' in need ? pile : roomFor(need.count, card, own);
    return need.min > room ? [tooMuch(['needs', index, 'min'], room)] : [];
  });
  const free = pay.findIndex((step) => step.may);
  const due = free < 0 ? pay : pay.slice(0, free);
  const undone = due.flatMap((step, index) => {
    if (!('n' in step) || typeof step.n !== 'number') return [];
    const room = step.do === 'draw' ? pile : step.do === 'discard' ? others : Infinity;
    return step.n > room ? [tooMuch(['pay', index, 'n'], room)] : [];
  });
  return [...unmet, ...undone];
}
