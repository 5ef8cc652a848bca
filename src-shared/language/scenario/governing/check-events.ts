import { finding, type Finding, type FindingPath } from '../../finding';
import { replaceFix } from '../../fixes';
import { nearness } from '../../nearest';
import type { GoverningScenario } from './file';
import type { GoverningLook } from './look';
import { isObjectName } from './names';
import { eventForms, seatLetters, type EventPart } from './words';

const isSeat = (text: string): boolean => seatLetters.some((seat) => seat === text);
const isNameOrSeat = (text: string): boolean => isSeat(text) || isObjectName(text);

const isPart: Readonly<Record<EventPart, (text: string) => boolean>> = {
  name: isNameOrSeat,
  seat: isSeat,
  number: (text) => /^\d{1,7}$/.test(text),
  change: (text) => /^[+-]\d{1,7}$/.test(text),
  skill: (text) => text.split(':').length <= 2 && text.split(':').every(isNameOrSeat),
};

/** An event that is written so that it could never happen would be expected in vain, or forbidden for nothing. */
function eventFinding(text: string, at: FindingPath): Finding[] {
  const [word = '', ...parts] = text.split(' ');
  const form = Object.entries<readonly EventPart[]>(eventForms).find(([known]) => known === word)?.[1];
  if (!form) {
    const known = Object.keys(eventForms);
    const near = nearness(word, known);
    const fix = near.near === 'yes' ? replaceFix(at, [near.nearest, ...parts].join(' ')) : undefined;
    return [finding('unknown-word', at, { ...near, known }, fix)];
  }
  const fits = parts.length === form.length && form.every((part, index) => isPart[part](parts[index] ?? ''));
  return fits ? [] : [finding('bad-event', at, { found: text })];
}

const inLook = (look: GoverningLook | undefined, at: FindingPath): Finding[] =>
  (['events', 'noEvents'] as const).flatMap((key) =>
    (look?.[key] ?? []).flatMap((entry, index) =>
      typeof entry === 'string'
        ? eventFinding(entry, [...at, key, index])
        : entry.flatMap((text, inner) => eventFinding(text, [...at, key, index, inner])),
    ),
  );

export const eventFindings = ({ when, then }: GoverningScenario): Finding[] => [
  ...when.flatMap((step, index) => ('expect' in step ? inLook(step.expect, ['when', index, 'expect']) : [])),
  ...inLook(then, ['then']),
];
