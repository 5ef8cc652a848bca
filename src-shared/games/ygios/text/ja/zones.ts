import type { Zones, ZoneWord } from '../../effects/index';
import { fill } from '@shared/ruletext/base/fill';
import { plainName } from '@shared/ruletext/base/text';
import type { Moment, Speech } from '../speech';

/** How zones are said in one place of a sentence, without the particle. */
interface ZonePhrases {
  readonly words: Readonly<Record<ZoneWord, string>>;
  readonly besideHere: string;
  readonly besideThere: string;
  readonly beside: `{zone}${string}`;
}

const where = {
  words: { all: 'すべてのゾーン', here: 'このゾーン', there: 'そのゾーン' },
  besideHere: '隣接するゾーン',
  besideThere: 'そのゾーンに隣接するゾーン',
  beside: '{zone}に隣接するゾーン',
} as const satisfies ZonePhrases;

/** Where cards go: 「隣接」 alone would be taken for next to where they come from. */
const goal = {
  ...where,
  words: { ...where.words, all: 'いずれかのゾーン' },
  besideHere: 'このゾーンに隣接するゾーン',
} as const satisfies ZonePhrases;

const otherGoal = { ...goal, words: { ...goal.words, all: '別のゾーン' } } as const satisfies ZonePhrases;

/** The first move of a text: “there” is where the card lies. */
const firstGoal = {
  ...otherGoal,
  words: { ...otherGoal.words, there: '元のゾーン' },
  besideThere: '元のゾーンに隣接するゾーン',
} as const satisfies ZonePhrases;

const every = {
  words: where.words,
  besideHere: 'このゾーンに隣接するすべてのゾーン',
  besideThere: 'そのゾーンに隣接するすべてのゾーン',
  beside: '{zone}に隣接するすべてのゾーン',
} as const satisfies ZonePhrases;

/** Of several zones, each for itself: 「すべて」 would ask for all of them together. */
const each = {
  words: { ...where.words, all: '各ゾーン' },
  besideHere: 'このゾーンに隣接する各ゾーン',
  besideThere: 'そのゾーンに隣接する各ゾーン',
  beside: '{zone}に隣接する各ゾーン',
} as const satisfies ZonePhrases;

const isWord = (words: Readonly<Record<ZoneWord, string>>, word: string): word is ZoneWord =>
  Object.hasOwn(words, word);

export const zoneName = ({ around }: Speech, id: string): string =>
  `「${plainName(around.nameOf('zone', id, 'ja') ?? id)}」`;

function say(zones: Zones, phrases: ZonePhrases, speech: Speech): string {
  if (typeof zones === 'string')
    return isWord(phrases.words, zones) ? phrases.words[zones] : zoneName(speech, zones);
  if (zones.beside === 'here') return phrases.besideHere;
  if (zones.beside === 'there') return phrases.besideThere;
  return fill(phrases.beside, { zone: zoneName(speech, zones.beside) });
}

export const placeOf = (zones: Zones, speech: Speech): string => say(zones, where, speech);
export const playedTo = (zones: Zones, speech: Speech): string => say(zones, goal, speech);
export const movedTo = (zones: Zones, moment: Moment): string =>
  say(zones, moment.moved ? otherGoal : firstGoal, moment);
export const everyZone = (zones: Zones, speech: Speech): string => say(zones, every, speech);
export const eachZone = (zones: Zones, speech: Speech): string => say(zones, each, speech);
