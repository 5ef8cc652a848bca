import type { Zones, ZoneWord } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import { plainName } from '@shared/ruletext/base/text';
import type { Moment, Speech } from '../speech';

/** How zones are said in one place of a sentence. */
interface ZonePhrases {
  readonly words: Readonly<Record<ZoneWord, string>>;
  readonly named: '{zone}' | `${string}{zone}`;
  readonly besideHere: string;
  readonly besideThere: string;
  readonly beside: `${string}{zone}`;
}

const where = {
  words: { all: 'any Zone', here: 'this Zone', there: 'that Zone' },
  named: '{zone}',
  besideHere: 'an adjacent Zone',
  besideThere: 'a Zone adjacent to that Zone',
  beside: 'a Zone adjacent to {zone}',
} as const satisfies ZonePhrases;

const throughout = {
  ...where,
  besideHere: 'adjacent Zones',
  besideThere: 'Zones adjacent to that Zone',
  beside: 'Zones adjacent to {zone}',
} as const satisfies ZonePhrases;

/** Where cards go: “adjacent” alone would be taken for adjacent to where they come from. */
const goal = { ...where, besideHere: 'a Zone adjacent to this one' } as const satisfies ZonePhrases;

const otherGoal = {
  ...goal,
  words: { ...goal.words, all: 'another Zone' },
} as const satisfies ZonePhrases;

/** The first move of a text: “there” is where the card lies. */
const firstGoal = {
  ...otherGoal,
  words: { ...otherGoal.words, there: 'its own Zone' },
  besideThere: 'a Zone adjacent to its own',
} as const satisfies ZonePhrases;

const every = {
  words: { all: 'all Zones', here: 'this Zone', there: 'that Zone' },
  named: '{zone}',
  besideHere: 'all Zones adjacent to this one',
  besideThere: 'all Zones adjacent to that Zone',
  beside: 'all Zones adjacent to {zone}',
} as const satisfies ZonePhrases;

const any = {
  ...every,
  words: { ...every.words, all: 'any Zone' },
  besideHere: 'any Zone adjacent to this one',
  besideThere: 'any Zone adjacent to that Zone',
  beside: 'any Zone adjacent to {zone}',
} as const satisfies ZonePhrases;

const nameOf = ({ around }: Speech, id: string): string => plainName(around.nameOf('zone', id, 'en') ?? id);

const isWord = (words: Readonly<Record<ZoneWord, string>>, word: string): word is ZoneWord =>
  Object.hasOwn(words, word);

function say(zones: Zones, phrases: ZonePhrases, speech: Speech): string {
  if (typeof zones === 'string')
    return isWord(phrases.words, zones)
      ? phrases.words[zones]
      : fill(phrases.named, { zone: nameOf(speech, zones) });
  if (zones.beside === 'here') return phrases.besideHere;
  if (zones.beside === 'there') return phrases.besideThere;
  return fill(phrases.beside, { zone: nameOf(speech, zones.beside) });
}

export const zoneName = nameOf;
/** In or from one of them, in or from all of them. */
export const placeOf = (zones: Zones, many: boolean, speech: Speech): string =>
  say(zones, many ? throughout : where, speech);
export const playedTo = (zones: Zones, speech: Speech): string => say(zones, goal, speech);
export const movedTo = (zones: Zones, moment: Moment): string =>
  say(zones, moment.moved ? otherGoal : firstGoal, moment);
export const everyZone = (zones: Zones, speech: Speech): string => say(zones, every, speech);
export const anyZone = (zones: Zones, speech: Speech): string => say(zones, any, speech);
