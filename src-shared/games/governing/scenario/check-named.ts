import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { replaceFix } from '@shared/language/fixes';
import { nearness } from '@shared/language/nearest';
import type { GoverningScenario } from './file';
import type { GoverningLook } from './look';
import type { GoverningMove } from './moves';
import { isObjectName, namedObjects } from './names';
import type { GoverningGiven } from './position';
import { printedOf, type Surroundings } from './surroundings';
import { eventForms, seatLetters, type EventPart } from './words';

/** What a move or a look speaks of: a card by its id, a card or a token, or anything that has a name in play. */
interface Named {
  readonly is: 'card' | 'printed' | 'object';
  readonly id: string;
  readonly at: FindingPath;
}

/**
 * Cards and objects that a scenario speaks of and that can't exist. A misspelt name would otherwise read as a move
 * that is refused, or be looked for in vain.
 */
export function namedFindings(
  { when, then }: GoverningScenario,
  given: GoverningGiven,
  around: Surroundings,
): Finding[] {
  const moves = when.filter((step) => !('expect' in step));
  const known = namesIn(given, moves, around);
  const spoken = [
    ...when.flatMap((step, index) =>
      'expect' in step
        ? namedInLook(step.expect, ['when', index, 'expect'])
        : // That something is not there is what a refused move may be about.
          step.refused
          ? []
          : namedInMove(step, ['when', index]),
    ),
    ...(then ? namedInLook(then, ['then']) : []),
  ];
  return spoken.flatMap((one) => unknown(one, known));
}

/** Names that moves give to what they play: each is given once, and never used again. */
export function givenNameFindings(
  { when }: GoverningScenario,
  given: GoverningGiven,
  around: Surroundings,
): Finding[] {
  const used = new Set(namedObjects(given).map(({ name }) => name));
  return when.flatMap((step, index): Finding[] => {
    if (!('play' in step || 'activate' in step) || step.refused) return [];
    if (step.as === undefined) {
      // Without a name it is called by its card; an Action is gone before anybody could mean it.
      if ('play' in step && printedOf(around, step.play)?.type !== 'action') used.add(step.play);
      return [];
    }
    const at = ['when', index, 'as'];
    if (!isObjectName(step.as)) return [finding('bad-object-name', at, { found: step.as })];
    if (used.has(step.as)) return [finding('twice', at, { found: step.as })];
    used.add(step.as);
    return [];
  });
}

/** A sentence that lists more would not be read. */
const mostNames = 12;

interface Known {
  readonly cards: readonly string[];
  readonly printed: readonly string[];
  readonly names: ReadonlySet<string>;
}

function namesIn(given: GoverningGiven, moves: readonly object[], { cards, tokens }: Surroundings): Known {
  const printed = [...cards.keys(), ...tokens.keys()];
  const own = moves.flatMap((move) => ('as' in move && typeof move.as === 'string' ? [move.as] : []));
  const seats = seatLetters.slice(0, given.players ?? 2);
  const objects = namedObjects(given).map(({ name }) => name);
  return { cards: [...cards.keys()], printed, names: new Set([...objects, ...own, ...seats]) };
}

function unknown({ is, id, at }: Named, known: Known): Finding[] {
  if (is === 'object') {
    // Who enters without a name is called by its card, a second one `confetti-2`.
    if (known.names.has(id) || known.printed.includes(id.replace(/-\d+$/, ''))) return [];
    const near = nearness(id, [...known.names, ...known.printed]);
    const fix = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
    return [finding('unknown-object', at, { ...near, known: [...known.names].slice(0, mostNames) }, fix)];
  }
  const ids = is === 'card' ? known.cards : known.printed;
  if (ids.includes(id)) return [];
  const near = nearness(id, ids);
  const fix = near.near === 'yes' ? replaceFix(at, near.nearest) : undefined;
  return [finding('unknown-id', at, { kind: 'card', ...near }, fix)];
}

const object = (id: string, at: FindingPath): Named => ({ is: 'object', id, at });

/** `owl:badger`, and `owl#2` where two would be called alike. */
const skill = (text: string, at: FindingPath): Named[] =>
  text
    .replace(/#\d+$/, '')
    .split(':')
    .map((name) => object(name, at));

type Spoken = string | boolean | readonly (string | boolean)[] | undefined;
const objects = (value: Spoken, at: FindingPath): Named[] => {
  if (typeof value === 'string') return skill(value, at);
  return value === undefined || typeof value === 'boolean'
    ? []
    : value.flatMap((one, index) => (typeof one === 'string' ? skill(one, [...at, index]) : []));
};

const objectKeys = ['on', 'activate', 'swing', 'at', 'stepIn', 'target', 'order', 'pick'] as const;
const cardKeys = ['play', 'discard'] as const;

function namedInMove(move: GoverningMove, at: FindingPath): Named[] {
  const values = new Map<string, Spoken>(
    Object.entries(move).filter(([, value]) => typeof value !== 'number'),
  );
  const cards = cardKeys.flatMap((key): Named[] => {
    const id = values.get(key);
    return typeof id === 'string' ? [{ is: 'card', id, at: [...at, key] }] : [];
  });
  const rest = [...objectKeys, 'offered', 'notOffered'].flatMap((key) =>
    objects(values.get(key), [...at, key]),
  );
  return [...cards, ...rest];
}

function namedInLook(look: GoverningLook, at: FindingPath): Named[] {
  const looked = Object.entries(look.objects ?? {}).flatMap(([name, { card, attached }]): Named[] => {
    const here = [...at, 'objects', name];
    return [
      object(name, here),
      ...(card === undefined ? [] : [{ is: 'printed', id: card, at: [...here, 'card'] } as const]),
      ...(attached ? [object(attached, [...here, 'attached'])] : []),
    ];
  });
  const lists = (['hand', 'book', 'couch'] as const).flatMap((key) =>
    seatLetters.flatMap((seat) => {
      const list = look[key]?.[seat];
      return Array.isArray(list)
        ? list.map((id, index): Named => ({ is: 'card', id, at: [...at, key, seat, index] }))
        : [];
    }),
  );
  return [
    ...looked,
    ...lists,
    ...objects(look.pile, [...at, 'pile']),
    ...Object.keys(look.remembered ?? {}).map((name) => object(name, [...at, 'remembered', name])),
    ...(['events', 'noEvents'] as const).flatMap((key) =>
      (look[key] ?? []).flatMap((entry, index) =>
        typeof entry === 'string'
          ? namedInEvent(entry, [...at, key, index])
          : entry.flatMap((text, inner) => namedInEvent(text, [...at, key, index, inner])),
      ),
    ),
  ];
}

function namedInEvent(text: string, at: FindingPath): Named[] {
  const [word = '', ...parts] = text.split(' ');
  const form = new Map<string, readonly EventPart[]>(Object.entries(eventForms)).get(word) ?? [];
  return form.flatMap((part, index) =>
    part === 'name' || part === 'skill' ? skill(parts[index] ?? '', at) : [],
  );
}
