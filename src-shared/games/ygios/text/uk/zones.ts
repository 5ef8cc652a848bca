import type { UkrainianCases } from '../../definitions/zone';
import type { Zones, ZoneWord } from '../../effects/index';
import { plainName } from '@shared/ruletext/base/text';
import type { Moment, Speech } from '../speech';

type Case = keyof UkrainianCases;

/** A name without its cases keeps its shape; the word before it carries the case. */
const classifiers: Readonly<Record<Case, string>> = {
  genitive: 'зони',
  accusative: 'зону',
  instrumental: 'зоною',
  locative: 'зоні',
};

export function zoneName({ around }: Speech, id: string, which: Case): string {
  const cases = around.ukrainianCasesOf?.(id);
  if (cases) return plainName(cases[which]);
  return `${classifiers[which]} «${plainName(around.nameOf('zone', id, 'uk') ?? id)}»`;
}

/** How zones are said in one place of a sentence: words of their own, the case of a name, and of the zones beside. */
interface ZonePhrases {
  readonly words: Readonly<Record<ZoneWord, string>>;
  readonly named: Case;
  /** сусідня … зона, between which stands what it is adjacent to. */
  readonly adjacent: readonly [before: string, after: string];
  /** What “adjacent” alone, and adjacent to “there”, stand for. */
  readonly here: string;
  readonly there: string;
}

const one = { here: '', there: 'з тією' };

const where = {
  words: { all: 'будь-якій зоні', here: 'цій зоні', there: 'тій зоні' },
  named: 'locative',
  adjacent: ['сусідній', 'зоні'],
  ...one,
} as const satisfies ZonePhrases;

const throughout = { ...where, adjacent: ['сусідніх', 'зонах'] } as const satisfies ZonePhrases;

const from = {
  words: { all: 'будь-якої зони', here: 'цієї зони', there: 'тієї зони' },
  named: 'genitive',
  adjacent: ['сусідньої', 'зони'],
  ...one,
} as const satisfies ZonePhrases;

const fromAll = { ...from, adjacent: ['сусідніх', 'зон'] } as const satisfies ZonePhrases;

/** Where cards go: “adjacent” alone would be taken for adjacent to where they come from. */
const moved = {
  ...from,
  words: { ...from.words, all: 'іншої зони' },
  here: 'із цією',
} as const satisfies ZonePhrases;

/** The first move of a text: “there” is where the card lies. */
const movedFirst = {
  ...moved,
  words: { ...moved.words, there: 'своєї ж зони' },
  there: 'з нею',
} as const satisfies ZonePhrases;

const played = {
  words: { all: 'будь-яку зону', here: 'цю зону', there: 'ту зону' },
  named: 'accusative',
  adjacent: ['сусідню', 'зону'],
  here: 'із цією',
  there: 'з тією',
} as const satisfies ZonePhrases;

const every = {
  words: { all: 'усі зони', here: 'цю зону', there: 'ту зону' },
  named: 'accusative',
  adjacent: ['усі сусідні', 'зони'],
  here: 'із цією',
  there: 'з тією',
} as const satisfies ZonePhrases;

const isWord = (words: Readonly<Record<ZoneWord, string>>, word: string): word is ZoneWord =>
  Object.hasOwn(words, word);

function say(zones: Zones, phrases: ZonePhrases, speech: Speech): string {
  if (typeof zones === 'string')
    return isWord(phrases.words, zones) ? phrases.words[zones] : zoneName(speech, zones, phrases.named);
  const { beside } = zones;
  const [before, after] = phrases.adjacent;
  const to =
    beside === 'here'
      ? phrases.here
      : beside === 'there'
        ? phrases.there
        : `з ${zoneName(speech, beside, 'instrumental')}`;
  return [before, to, after].filter(Boolean).join(' ');
}

export const placeOf = (zones: Zones, many: boolean, speech: Speech): string =>
  `у ${say(zones, many ? throughout : where, speech)}`;
export const startOf = (zones: Zones, many: boolean, speech: Speech): string =>
  `з ${say(zones, many ? fromAll : from, speech)}`;
export const playedTo = (zones: Zones, speech: Speech): string => `у ${say(zones, played, speech)}`;
/** Where several cards come from, “adjacent to it” would be adjacent to whatever was said last. */
export function movedTo(zones: Zones, several: boolean, moment: Moment): string {
  const first = several ? { ...movedFirst, there: 'з її власною' } : movedFirst;
  return `до ${say(zones, moment.moved ? moved : first, moment)}`;
}
export const everyZone = (zones: Zones, speech: Speech): string => say(zones, every, speech);
