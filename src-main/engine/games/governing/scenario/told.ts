import type { Speaker } from '../answers';
import type { GoverningEvent } from '../events';
import { seatLetter } from '../position';

/** An event as scenario files write it, and the moment at which it happened. */
export interface Told {
  readonly at: number;
  readonly text: string;
}

/** Null for what scenarios do not speak of. */
export function tell(speaker: Speaker, event: GoverningEvent): string | null {
  switch (event.is) {
    case 'enter':
    case 'leave':
    case 'bowOut':
    case 'exhaust':
    case 'refresh':
      return `${event.is} ${speaker.of(event.thing)}`;
    case 'control':
      return `control ${speaker.of(event.thing)} ${seatLetter(event.seat)}`;
    case 'swing':
      return `swing ${speaker.of(event.thing)} ${speaker.of(event.target)}`;
    case 'groove':
      return `groove ${speaker.of(event.thing)} ${speaker.of(event.target)} ${event.n}`;
    case 'sp':
      return `sp ${speaker.of(event.thing)} ${event.n > 0 ? '+' : ''}${event.n}`;
    case 'draw':
      return `draw ${seatLetter(event.seat)}`;
    case 'goes':
    case 'nothing':
      return `${event.is} ${speaker.skill(event.thing, event.event)}`;
    default:
      return null;
  }
}

/** The first expected entry that did not happen in its turn, or -1. A list means: at the same moment. */
export function firstMissing(
  told: readonly Told[],
  expected: readonly (string | readonly string[])[],
): number {
  let from = 0;
  for (const [index, entry] of expected.entries()) {
    const next = typeof entry === 'string' ? findOne(told, entry, from) : findGroup(told, entry, from);
    if (next < 0) return index;
    from = next;
  }
  return -1;
}

const findOne = (told: readonly Told[], text: string, from: number): number =>
  told.findIndex((one, index) => index >= from && one.text === text) + 1 || -1;

/** Behind the last of those that happened together, or -1. What happened together stands together. */
function findGroup(told: readonly Told[], texts: readonly string[], from: number): number {
  for (let first = from; first < told.length;) {
    let end = first;
    while (end < told.length && told[end]?.at === told[first]?.at) end++;
    const last = endOfAll(told, texts, first, end);
    if (last >= 0) return last;
    first = end;
  }
  return texts.length === 0 ? from : -1;
}

/** Behind the last of these texts between two places, each found once; -1 if one is missing. */
function endOfAll(told: readonly Told[], texts: readonly string[], first: number, end: number): number {
  const used = new Set<number>();
  for (const text of texts) {
    let index = first;
    while (index < end && (used.has(index) || told[index]?.text !== text)) index++;
    if (index === end) return -1;
    used.add(index);
  }
  return Math.max(first, ...[...used].map((index) => index + 1));
}

/** Did this happen at all? */
export const happened = (told: readonly Told[], entry: string | readonly string[]): boolean =>
  typeof entry === 'string' ? told.some(({ text }) => text === entry) : findGroup(told, entry, 0) >= 0;
