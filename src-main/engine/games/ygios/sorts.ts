import { seatLetters } from '@shared/games/ygios/scenario/words';
import { none } from '../../kernel/cards';
import { sortsOn } from '../../kernel/sorts';
import { loopEntry } from '../../kernel/loops';
import { cardsWords, cardWords, inRow, signed } from '../../kernel/speech';
import { seenRule, type SeenRule } from './explain/seen-terms';
import { letter, type BySeat } from './format';
import { outcomeOf } from './outcome';
import { bonusOf, owner, zoneAt, zoneOf } from './reading';
import { bonusIdOf, refsTo, refTo, sourceRef, speaker, zoneIdOf } from './refs';
import { roundWinner } from './scoring';
import { bansIn } from './standing';
import type { Table } from './table';
import { byWords, sourceWords, type Speech } from './words/speech';

const { told, read, silent } = sortsOn<Table, Speech>();

interface OfCard {
  readonly card: number;
}
interface Laid {
  readonly zone: string;
  readonly bonus: string | null;
}

const number = (_t: Table, n: number): number => n;
const card = (as: 'subject' | 'object' | 'of') => told(refTo, (speech, seen) => cardWords(speech, seen, as));

/** What a viewer may know of each part of an event, and how a sentence says it. */
export const sorts = {
  seat: told(
    (_t, seat: number) => letter(seat),
    ({ names }, seat) => names.seat(seat),
  ),
  zone: told(zoneIdOf, ({ names }, zone) => names.zone(zone)),
  bonus: told(bonusIdOf, ({ names }, bonus) => names.bonus(bonus)),
  card: card('subject'),
  'card.object': card('object'),
  'card.of': card('of'),
  'card.any': told(
    (t, c: number, viewer) => (c === none ? null : refTo(t, c, viewer)),
    (speech, seen) => cardWords(speech, seen ?? { hidden: true }, 'subject'),
  ),
  cards: told(refsTo, cardsWords),
  source: told(sourceRef, (speech, source) => byWords(speech, source)),
  number: told(number, (_speech, n) => n),
  change: told(number, (_speech, n) => signed(n)),
  flag: told(
    (_t, is: boolean) => is,
    (_speech, is) => (is ? 'yes' : 'no'),
  ),
  roundEnd: told(
    (t, end: 'natural' | 'backOff') => (heldAt(t, end) === t.p.zones ? 'sweep' : end),
    (_speech, end) => end,
  ),
  points: told(
    (_t, points: readonly [number, number]): BySeat<number> => ({ A: points[0], B: points[1] }),
    (speech, points) =>
      inRow(
        speech,
        seatLetters.map((seat) =>
          speech.say('game.points', { seat: speech.names.seat(seat), signed: signed(points[seat]) }),
        ),
      ),
  ),

  speaker: read(
    (t, _event, viewer) => speaker(t, viewer),
    (speech, by) => byWords(speech, by),
  ),
  owner: read(
    (t, event: OfCard) => letter(owner(t, event.card)),
    ({ names }, seat) => names.seat(seat),
  ),
  whereItLies: read(
    (t, event: OfCard) => zoneIdOf(t, zoneOf(t, event.card)),
    ({ names }, zone) => names.zone(zone),
  ),
  bans: read(
    (t, event: OfCard & { readonly why: string }, viewer): readonly SeenRule[] =>
      event.why === 'forbidden'
        ? bansIn(t, t.p.standing.fire, zoneOf(t, event.card)).map((ban) => seenRule(t, ban, viewer))
        : [],
    (speech, rules) => speech.list(rules.map(({ source }) => sourceWords(speech, source, 'because'))),
  ),
  row: read(rowNow, (speech, row) =>
    inRow(
      speech,
      row.map((laid) => zoneWithBonus(speech, laid)),
    ),
  ),
  held: read(
    (t, event: { readonly end: 'natural' | 'backOff' }) => heldAt(t, event.end),
    (_speech, n) => n,
  ),
  budget: silent((t) => loopEntry(outcomeOf(t)).budget),
  trail: silent((t) => loopEntry(outcomeOf(t)).cards),
};

const heldAt = (t: Table, end: 'natural' | 'backOff'): number =>
  end === 'natural' ? roundWinner(t).held : 0;

function rowNow(t: Table): readonly Laid[] {
  return Array.from({ length: t.p.zones }, (_, position) => {
    const zone = zoneAt(t, position);
    const bonus = bonusOf(t, zone);
    return { zone: zoneIdOf(t, zone), bonus: bonus === none ? null : bonusIdOf(t, bonus) };
  });
}

function zoneWithBonus(speech: Speech, laid: Laid): string {
  const zone = speech.names.zone(laid.zone);
  if (laid.bonus === null) return zone;
  return speech.say('game.zone.bonus', { zone, bonus: speech.names.bonus(laid.bonus) });
}
