import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeFix, replaceFix } from '@shared/language/fixes';
import { nearness } from '@shared/language/nearest';
import { maxSpOf } from './max-sp';
import { nameFindings, namedObjects, type NamedObject } from './names';
import type { GoverningGiven } from './position';
import { printedOf, type Surroundings } from './surroundings';
import { seatLetters, type SeatLetter } from './words';

/**
 * What is wrong with a position of the right shape. Unknown cards and objects are told first: what else is said
 * of a card that does not exist would only confuse.
 */
export function positionFindings(given: GoverningGiven, around: Surroundings): Finding[] {
  const unknown = [...unknownCards(given, around), ...nameFindings(given)];
  if (unknown.length > 0) return unknown;
  const objects = namedObjects(given);
  // Of several alike one is enough: the others have the same mistake.
  const told = new Set<string>();
  const each = objects.filter(({ at }) => !told.has(at.join()) && told.add(at.join()));
  const lying = each.flatMap((one) => objectFindings(one, objects, around));
  if (lying.length > 0) return [...seatFindings(given), ...lying];
  return [
    ...seatFindings(given),
    ...each.flatMap((one) => spFindings(one, objects, around)),
    ...hostFindings(given, around),
    ...ownedFindings(objects, around),
  ];
}

function unknownCards(given: GoverningGiven, around: Surroundings): Finding[] {
  const cards = [...around.cards.keys()];
  const unknown = (id: string, at: FindingPath, known: readonly string[]): Finding[] => {
    if (known.includes(id)) return [];
    const near = nearness(id, known);
    const fix = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
    return [finding('unknown-id', at, { kind: 'card', ...near }, fix)];
  };
  const piles = (['hand', 'book', 'couch'] as const).flatMap((pile) =>
    seatLetters.flatMap((seat) =>
      (given[pile]?.[seat] ?? []).flatMap((id, index) => unknown(id, ['given', pile, seat, index], cards)),
    ),
  );
  const objects = Object.entries(given.objects ?? {}).flatMap(([name, { card }]) =>
    unknown(card, ['given', 'objects', name, 'card'], [...cards, ...around.tokens.keys()]),
  );
  return [...piles, ...objects];
}

/** Seats that nobody sits at. */
function seatFindings(given: GoverningGiven): Finding[] {
  const playing: readonly SeatLetter[] = seatLetters.slice(0, given.players ?? 2);
  const asKey = (['hosts', 'ap', 'hand', 'book', 'couch'] as const).flatMap((key) =>
    seatLetters.flatMap((seat): Finding[] => {
      if (given[key]?.[seat] === undefined || playing.includes(seat)) return [];
      const at = ['given', key, seat];
      return [finding('unknown-key', at, nearness(seat, []), removeFix(at, seat))];
    }),
  );
  const asWord = (seat: SeatLetter | undefined, at: FindingPath): Finding[] =>
    seat === undefined || playing.includes(seat)
      ? []
      : [finding('unknown-word', at, { ...nearness(seat, []), known: playing })];
  const ofObjects = Object.entries(given.objects ?? {}).flatMap(([name, { owner, controller }]) => [
    ...asWord(owner, ['given', 'objects', name, 'owner']),
    ...asWord(controller, ['given', 'objects', name, 'controller']),
  ]);
  return [...asKey, ...asWord(given.active, ['given', 'active']), ...ofObjects];
}

/** Whether this can lie in play as it is written: what it is, and what it is attached to. */
function objectFindings(
  { object, at }: NamedObject,
  objects: readonly NamedObject[],
  around: Surroundings,
): Finding[] {
  const type = printedOf(around, object.card)?.type;
  if (type === 'action') return [finding('not-an-object', [...at, 'card'], { found: object.card })];
  const here = [...at, 'attached'];
  if (type !== 'alteration')
    return object.attached === undefined
      ? []
      : [finding('unknown-key', here, nearness('attached', []), removeFix(here, 'attached'))];
  if (object.attached === undefined) return [finding('missing', here, { key: 'attached' })];
  const wearer = objects.find(({ name }) => name === object.attached);
  if (!wearer) {
    const furres = objects.filter((one) => printedOf(around, one.object.card)?.type === 'furre');
    const names = furres.map(({ name }) => name);
    const near = nearness(object.attached, names);
    const fix = near.near === 'yes' ? replaceFix(here, near.nearest) : undefined;
    return [finding('unknown-object', here, { ...near, known: names.slice(0, 12) }, fix)];
  }
  return printedOf(around, wearer.object.card)?.type === 'furre'
    ? []
    : [finding('not-a-wearer', here, { found: object.attached })];
}

/** SP that the object can't have; only Furres have any. */
function spFindings(one: NamedObject, objects: readonly NamedObject[], around: Surroundings): Finding[] {
  const { sp, card } = one.object;
  if (sp === undefined) return [];
  const here = [...one.at, 'sp'];
  if (printedOf(around, card)?.type !== 'furre')
    return [finding('unknown-key', here, nearness('sp', []), removeFix(here, 'sp'))];
  const max = maxSpOf(one, objects, around);
  return sp > max ? [finding('out-of-range', here, { found: String(sp), min: 0, max })] : [];
}

const hostFindings = ({ hosts }: GoverningGiven, { rules: { hostSp: max } }: Surroundings): Finding[] =>
  seatLetters.flatMap((seat): Finding[] => {
    const sp = hosts?.[seat] ?? 0;
    return sp > max
      ? [finding('out-of-range', ['given', 'hosts', seat], { found: String(sp), min: 0, max })]
      : [];
  });

/** More objects in play than one player may own: told of the first one too many. */
const ownedFindings = (
  objects: readonly NamedObject[],
  { rules: { ownedMax: max } }: Surroundings,
): Finding[] =>
  seatLetters.flatMap((seat): Finding[] => {
    const own = objects.filter(({ object }) => object.owner === seat);
    const extra = own[max];
    if (!extra) return [];
    const at = extra.object.count === undefined ? extra.at : [...extra.at, 'count'];
    return [finding('out-of-range', at, { found: String(own.length), min: 0, max })];
  });
