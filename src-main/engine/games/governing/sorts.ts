import { none } from '../../kernel/cards';
import { sortsOn } from '../../kernel/sorts';
import { loopEntry } from '../../kernel/loops';
import { cardWords, quoted, signed } from '../../kernel/speech';
import type { PartSkip, SkippedPart, Sought, SpCause, StatLasts } from './events';
import { drawn } from './layout';
import { doSeveral, isLimited, occasionOf, spNow, waitingBehind } from './log-facts';
import { outcomeOf } from './outcome';
import { seatLetter } from './position';
import { controller, present, rawMax, rawPe, statOf } from './reading';
import { statCodes, swingText, type Table } from './table';
import { cardOf, idOf, kindOf, speaker, thingOf, thingOrNull, type ThingRef } from './things';
import { byWords, ownWords, thingsWords, thingWords, type Speech, type ThingForm } from './words/speech';

const { told, read, silent, phrase } = sortsOn<Table, Speech>();

interface OfThing {
  readonly thing: number;
}
interface OfStat extends OfThing {
  readonly stat: 'pe' | 'maxSp';
  readonly n: number;
}
/** Of what is spoken in the sentence, if it is of a thing. */
interface Spoken {
  readonly is: string;
  readonly thing?: ThingRef | null;
}

const as = <Raw>(_t: Table, raw: Raw): Raw => raw;
const itself = <Seen>(_speech: Speech, seen: Seen): Seen => seen;
const yesNo = (_speech: Speech, flag: boolean): 'yes' | 'no' => (flag ? 'yes' : 'no');
const by = (speech: Speech, source: ThingRef | null, { thing = null }: Spoken): string =>
  byWords(speech, source, thing);
const thing = (form: ThingForm) => told(thingOf, (speech, seen) => thingWords(speech, seen, form));
const own = (form: ThingForm) => told(thingOf, (speech, seen) => ownWords(speech, seen, form));

/** What a viewer may know of each part of an event, and how a sentence says it. */
export const sorts = {
  seat: told(
    (_t, seat: number) => seatLetter(seat),
    ({ names }, seat) => names.seat(seat),
  ),
  'seat.any': told(
    (_t, seat: number) => (seat === none ? null : seatLetter(seat)),
    ({ names }, seat) => (seat ? names.seat(seat) : ''),
  ),
  winner: told(
    (_t, seat: number) => (seat === drawn ? null : seatLetter(seat)),
    ({ names }, seat) => (seat ? names.seat(seat) : ''),
  ),
  number: told(as<number>, itself),
  amount: told(as<number>, (_speech, n) => Math.abs(n)),
  change: told(as<number>, (_speech, n) => signed(n)),
  cost: told(as<number>, paidWords),
  flag: told(as<boolean>, yesNo),
  stat: told(as<'pe' | 'maxSp'>, (speech, stat) => speech.say(`governing.statOf.${stat}`, {})),
  card: told(cardOf, (speech, card) => cardWords(speech, card, 'object')),
  thing: thing('subject'),
  'thing.object': thing('object'),
  'thing.of': thing('of'),
  'thing.to': thing('to'),
  own: own('subject'),
  'own.object': own('object'),
  'own.of': own('of'),
  things: told(
    (t, refs: readonly number[]) => refs.map((ref) => thingOf(t, ref)),
    (speech, seen) => thingsWords(speech, seen, 'object'),
  ),
  source: told(thingOf, by),
  'thing.any': told(thingOrNull, (speech, event) =>
    event ? thingWords(speech, event, speech.language === 'uk' ? 'of' : 'subject') : '',
  ),
  partSkip: told(as<PartSkip>, itself),
  // Only a choice that somebody was to make says whose it was.
  sought: told(
    as<Sought>,
    (_speech, sought, entry: { readonly seat: string | null; readonly why: PartSkip }) =>
      entry.seat && entry.why === 'nothing-there' ? (sought ?? 'thing') : 'no',
  ),
  skippedCard: told(
    (t, face: number) => (face === none ? null : { id: idOf(t, face), kind: kindOf(t, face) }),
    skippedCard,
  ),

  speaker: read((t) => speaker(t), by),
  /** A card is told of as it leaves the hand: its record lies there still, where not everybody sees it. */
  fromHand: read(
    (t, { ref, definition }: { readonly ref: number; readonly definition: number }): ThingRef => ({
      id: idOf(t, definition),
      handle: ref >> t.l.refBits,
      kind: kindOf(t, definition),
    }),
    (speech, card) => ownWords(speech, card, 'object'),
  ),
  controller: read(
    (t, event: OfThing) => seatLetter(controller(t, present(t, event.thing))),
    ({ names }, seat) => names.seat(seat),
  ),
  isEncore: read((_t, { was }: { readonly was: number }) => was !== none, yesNo),
  isItself: read((_t, event: OfThing & { readonly event: number }) => event.event === event.thing, yesNo),
  isSwing: read((_t, { text }: { readonly text: number }) => text === swingText, yesNo),
  occasion: read((t, { text }: { readonly text: number }) => occasionOf(t, text), itself),
  spNow: read((t, event: OfThing) => spNow(t, event.thing).now, itself),
  spMax: read((t, event: OfThing) => spNow(t, event.thing).max, itself),
  statNow: read((t, event: OfStat) => statOf(t, present(t, event.thing), statCodes[event.stat]), itself),
  statHidden: silent((t, event: OfStat) => {
    const c = present(t, event.thing);
    const sum = event.stat === 'pe' ? rawPe(t, c) : rawMax(t, c);
    return sum < 0 || sum - event.n < 0;
  }),
  limited: silent(isLimited),
  several: silent(doSeveral),
  waiting: silent(waitingBehind),
  budget: silent((t) => loopEntry(outcomeOf(t)).budget),
  trail: silent((t) => loopEntry(outcomeOf(t)).cards),

  aimed: phrase((speech, { targets }: { readonly targets: readonly ThingRef[] }) =>
    yesNo(speech, targets.length > 0),
  ),
  ofThing: phrase((speech, entry: { readonly thing: ThingRef }) => thingWords(speech, entry.thing, 'of')),
  spChange: phrase((_speech, { why, n }: { readonly why: SpCause; readonly n: number }) =>
    why === 'lose' || why === 'regain' ? why : n > 0 ? 'rise' : 'fall',
  ),
  statChange: phrase((_speech, { n, lasts }: { readonly n: number; readonly lasts: StatLasts }) =>
    n === 0 ? 'same' : lasts === 'turn' ? 'turn' : 'other',
  ),
  ruling: phrase(
    (_speech, { must, act }: { readonly must: boolean; readonly act: 'swing' | 'return' }) =>
      `${must ? 'must' : 'cannot'}${act === 'swing' ? 'Swing' : 'Return'}`,
  ),
  ending: phrase((_speech, { winner, quiet }: { readonly winner: string | null; readonly quiet: boolean }) =>
    winner ? 'won' : quiet ? 'quiet' : 'drawn',
  ),
};

function paidWords(speech: Speech, ap: number): string {
  if (ap === 0) return '';
  const said = speech.say('governing.paid', { ap });
  return speech.language === 'ja' ? said : ` ${said}`;
}

interface Skipped {
  readonly thing: ThingRef | null;
  readonly part: SkippedPart;
  readonly why: PartSkip;
}
type Named = Pick<Extract<ThingRef, { readonly id: string }>, 'id' | 'kind'>;

function skippedCard(speech: Speech, card: Named | null, { thing, part, why }: Skipped): string {
  if (thing) return thingWords(speech, thing, why === 'already-so' ? 'object' : 'subject');
  if (!card) return '';
  // A token is spoken of by its name alone: it is no card.
  return part === 'token'
    ? quoted(speech, speech.names.card(card.id))
    : thingWords(speech, { ...card, handle: 0 }, 'subject');
}
