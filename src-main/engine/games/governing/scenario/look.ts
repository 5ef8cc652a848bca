import type { GoverningLook, ObjectLook } from '@shared/games/governing/scenario/index';
import { none } from '../../../kernel/cards';
import { asSet, compare, named, same } from '../../../kernel/scenario/compare';
import { shownValue, type Difference } from '../../../kernel/scenario/difference';
import type { Speaker } from '../answers';
import { present, rememberedStat } from '../reading';
import { objectOf, pileOf, tableOf } from '../snapshot';
import { statCodes, type Table } from '../table';
import type { Names } from './names';
import { firstMissing, happened, type Told } from './told';

export interface Seen {
  readonly t: Table;
  readonly names: Names;
  readonly speaker: Speaker;
  readonly told: readonly Told[];
}

/** The first of the wanted keys that is not so. */
export function compareLook(seen: Seen, wanted: GoverningLook, at: string): Difference | null {
  const { objects, remembered, events, noEvents, pile, hand, book, couch, ...plain } = wanted;
  const table = tableOf(seen.t);
  return (
    firstOf(Object.entries(objects ?? {}), ([name, look]) =>
      compare(named(same), `${at}.objects.${name}`, look, objectLook(seen, name)),
    ) ??
    compare(named(named(same)), at, plain, table) ??
    comparePlaces(`${at}.hand`, hand, table.hand, false) ??
    comparePlaces(`${at}.couch`, couch, table.couch, false) ??
    comparePlaces(`${at}.book`, book, table.book, true) ??
    (pile ? compare(same, `${at}.pile`, pile, pileOf(seen.t, seen.speaker)) : null) ??
    (remembered ? compareMemory(seen, remembered, at) : null) ??
    (events ? compareEvents(seen, events, at) : null) ??
    firstOf([...(noEvents ?? []).entries()], ([index, entry]) =>
      happened(seen.told, entry)
        ? { is: 'value', at: `${at}.noEvents.${index}`, expected: '', found: shownValue(entry) }
        : null,
    )
  );
}

function firstOf<T>(list: readonly T[], check: (one: T) => Difference | null): Difference | null {
  for (const one of list) {
    const difference = check(one);
    if (difference) return difference;
  }
  return null;
}

function objectLook({ t, names, speaker }: Seen, name: string): Partial<ObjectLook> {
  const place = names.whereabouts(name);
  const c = present(t, names.find(name));
  return { ...(place ? { in: place } : {}), ...(c === none ? {} : objectOf(t, speaker, c)) };
}

/** A list of cards, or just how many there are. */
function comparePlaces(
  at: string,
  wanted: GoverningLook['hand'],
  found: Readonly<Record<string, readonly string[] | undefined>>,
  inOrder: boolean,
): Difference | null {
  return firstOf(Object.entries(wanted ?? {}), ([seat, cards]) =>
    typeof cards === 'number'
      ? compare(same, `${at}.${seat}`, cards, found[seat]?.length)
      : compare(inOrder ? same : asSet, `${at}.${seat}`, cards, found[seat]),
  );
}

function compareMemory(
  { t, names }: Seen,
  wanted: NonNullable<GoverningLook['remembered']>,
  at: string,
): Difference | null {
  const found: Record<string, Record<string, number>> = {};
  for (const name of Object.keys(wanted)) {
    const ref = names.find(name);
    found[name] = Object.fromEntries(
      Object.entries(statCodes).map(([stat, code]) => [stat, rememberedStat(t, ref, code)]),
    );
  }
  return compare(named(named(same)), `${at}.remembered`, wanted, found);
}

function compareEvents(
  { told }: Seen,
  wanted: NonNullable<GoverningLook['events']>,
  at: string,
): Difference | null {
  const index = firstMissing(told, wanted);
  return index < 0
    ? null
    : {
        is: 'value',
        at: `${at}.events.${index}`,
        expected: shownValue(wanted[index]),
        found: told.map(({ text }) => text).join(', '),
      };
}
