import type { Finding } from '@shared/language/finding';
import { clashFinding, type Clash } from '@shared/language/meaning/clash';
import type { Cards } from '../index';
import { partsOf, selectorsOf, type CardOrBonus, type Part } from '../walk';

/** What is known of a selector by the place it stands in. */
interface Place {
  readonly definition: CardOrBonus;
  readonly part: Part;
  /** Has an earlier step of the text turned cards, perhaps the speaking card itself? */
  readonly flipped: boolean;
}

const isThis = ({ is }: Cards): boolean => is === 'this';
const speaks = ({ definition, part }: Place): boolean => definition.kind === 'card' || part.list === 'enter';

/** Pairs of keys that no card can satisfy together. */
const clashes: readonly ((cards: Cards, place: Place) => Clash)[] = [
  (cards) => (isThis(cards) && cards.not === 'this' ? ['is', 'not'] : null),
  (cards, place) => (isThis(cards) && cards.of === 'foe' && speaks(place) ? ['is', 'of'] : null),
  // A card that speaks lies face-up, unless its own text has turned it.
  (cards, { definition, flipped }) =>
    isThis(cards) && cards.face === 'down' && definition.kind === 'card' && !flipped ? ['is', 'face'] : null,
  (cards, { definition }) =>
    isThis(cards) &&
    definition.kind === 'card' &&
    cards.home !== undefined &&
    cards.home !== definition.value.home
      ? ['is', 'home']
      : null,
  (cards) =>
    isThis(cards) && typeof cards.in === 'object' && cards.in.beside === 'here' ? ['is', 'in'] : null,
  // A bonus is no card: only in `enter` is there one that it speaks of.
  (cards, { part, ...place }) =>
    cards.is !== undefined && !speaks({ part, ...place }) ? ['is', part.list] : null,
  (cards, { part: { value } }) =>
    'if' in value && typeof value.if === 'object' && isThis(cards) && cards.face !== undefined
      ? cards.face === value.if.face
        ? null
        : ['if', 'face']
      : null,
  (cards, { part: { value } }) =>
    'do' in value && value.do === 'flip' && cards.face === value.to ? ['face', 'to'] : null,
  (cards, { part: { value } }) =>
    'do' in value && value.do === 'move' && isOneZone(value.to) && cards.in === value.to
      ? ['in', 'to']
      : null,
  (cards, { definition, part: { value } }) =>
    'do' in value && value.do === 'move' && isThis(cards) && value.to === 'here' && definition.kind === 'card'
      ? ['is', 'to']
      : null,
  (cards, { part: { value } }) =>
    'rule' in value && value.rule === 'base' && cards.face === 'up' ? ['rule', 'face'] : null,
  (cards, { part: { value } }) =>
    'rule' in value && (value.rule === 'fixed' || value.rule === 'full') && cards.face === 'down'
      ? ['rule', 'face']
      : null,
];

const isOneZone = (zones: unknown): boolean =>
  typeof zones === 'string' && zones !== 'all' && zones !== 'there';

/** Does an earlier step of the same text turn cards? */
function turnsBefore(definition: CardOrBonus, part: Part): boolean {
  const index = Number(part.at[1]);
  return partsOf(definition).some(
    ({ list, at, value }) =>
      list === part.list && Number(at[1]) < index && 'do' in value && value.do === 'flip',
  );
}

/** Must something match, or the requirement can't be met? */
function isDue({ kind, value }: CardOrBonus, part: Part): boolean {
  if (part.list === 'needs') return true;
  if (part.list !== 'pay' || kind !== 'card' || !('pick' in part.value)) return false;
  const free = value.pay?.findIndex((step) => step.may) ?? -1;
  return free < 0 || Number(part.at[1]) < free;
}

/** A selector that no card can ever match. */
export const unmatchable = (definition: CardOrBonus): Finding[] =>
  partsOf(definition).flatMap((part) =>
    selectorsOf(part).flatMap(({ value, at }): Finding[] => {
      const place = { definition, part, flipped: turnsBefore(definition, part) };
      const clashOf = (cards: Cards): Clash =>
        clashes.map((test) => test(cards, place)).find((found) => found !== null) ?? null;
      return clashFinding(value, at, clashOf, isDue(definition, part) ? 'unpayable' : 'never-matches');
    }),
  );
