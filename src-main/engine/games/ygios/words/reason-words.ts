import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { ControlExplained, DevotionExplained, ValueExplained } from '../explain/board';
import type { RoundExplained } from '../explain/round';
import type { SeenRule, SeenScoreTerm, SeenTerm } from '../explain/seen-terms';
import type { RuleKind } from '../rule-kinds';
import { asSentence, cardWords, signed, type Params } from '../../../kernel/speech';
import { sourceName, sourceWords, type Speech } from './speech';

/** “6 halved because Town is next to Home: 3; +2 of a bonus: 5” */
export function sayTerms(speech: Speech, terms: readonly SeenTerm[]): string {
  const parts = terms.flatMap((term, index) => {
    // The printed number is said by what becomes of it; only before something else does it stand alone.
    const next = terms[index + 1];
    if (term.is === 'printed' && next && speaksOfPrinted(next)) return [];
    return [sayTerm(speech, term, terms[index - 1]?.total ?? 0)];
  });
  return parts.join(speech.language === 'ja' ? '、' : '; ');
}

const speaksOfPrinted = (term: SeenTerm): boolean =>
  ['atHome', 'halved', 'far'].includes(term.is) || (term.is === 'rule' && term.kind === 'full');

function sayTerm(speech: Speech, term: SeenTerm, from: number): string {
  const { total } = term;
  const { zone } = speech.names;
  switch (term.is) {
    case 'rule':
      return sayRule(speech, term, from, total);
    case 'halved':
      return speech.say('game.term.halved', {
        from,
        total,
        by: String(term.by),
        zone: zone(term.zone),
        home: zone(term.home),
      });
    case 'far':
      return speech.say('game.term.far', { from, total, zone: zone(term.zone), home: zone(term.home) });
    case 'gain':
    case 'asleep':
      return speech.say(`game.term.${term.is}`, {
        named: term.source ? 'yes' : 'no',
        source: term.source ? sourceName(speech, term.source) : '',
        signed: signed(term.n),
        total,
      });
    default:
      return speech.say(`game.term.${term.is}`, { n: term.n, total });
  }
}

const thankful: readonly RuleKind[] = ['full', 'fixed', 'protected'];

/** A standing rule as a reason. */
export function sayRule(speech: Speech, { kind, n, source }: SeenRule, from = 0, total = 0): string {
  const named = kind === 'add' ? sourceName(speech, source) : reason(speech, kind, source);
  return speech.say(`game.rule.${kind}`, { n, from, total, signed: signed(n), source: named });
}

const reason = (speech: Speech, kind: RuleKind, source: SeenRule['source']): string =>
  sourceWords(speech, source, thankful.includes(kind) ? 'thanks' : 'because');

export const sayValue = (speech: Speech, { card, n, terms }: ValueExplained): string =>
  asSentence(
    speech,
    speech.say('game.value', { card: cardWords(speech, card, 'subject'), n, terms: sayTerms(speech, terms) }),
  );

/** The sum, then a line for each card. */
export const sayDevotion = (speech: Speech, { zone, seat, n, cards }: DevotionExplained): string[] => [
  speech.say('game.devotion', { seat: speech.names.seat(seat), zone: speech.names.zone(zone), n }),
  ...cards.map((card) => sayValue(speech, card)),
];

/** Who controls a zone, then what asks for a larger lead. */
export function sayControl(speech: Speech, control: ControlExplained): string[] {
  const { controller, totals, tie, zone, rules } = control;
  const said = speech.say(tie ? 'game.control.tie' : 'game.control.lead', {
    seat: speech.names.seat(controller),
    zone: speech.names.zone(zone),
    own: totals[controller],
    other: totals[controller === 'A' ? 'B' : 'A'],
  });
  const asks = rules.map(({ n, kind, source }) =>
    speech.say('game.control.margin', { n, source: reason(speech, kind, source) }),
  );
  return [said, ...asks];
}

export function sayScoreTerm(speech: Speech, term: SeenScoreTerm): string {
  const { seat, zone, bonus } = speech.names;
  const said: Params = { seat: seat(term.seat), signed: signed(term.n) };
  switch (term.is) {
    case 'wonRound':
    case 'zealous':
      return speech.say(`game.score.${term.is}`, { ...said, held: term.held });
    case 'bonus':
      return speech.say('game.score.bonus', {
        ...said,
        bonus: bonus(term.bonus),
        zone: zone(term.zone),
        counts: term.counted === null ? 'no' : 'yes',
        counted: term.counted ?? 0,
        each: term.each,
        per: term.per,
      });
    case 'bonusLost':
      return speech.say('game.score.bonusLost', { ...said, bonus: bonus(term.bonus), zone: zone(term.zone) });
    case 'backOff':
      return speech.say('game.score.backOff', { ...said, held: term.held, from: term.from });
    case 'lowest':
      return speech.say('game.score.lowest', { ...said, lowest: term.lowest });
  }
}

/** The zones, the points and what they make, and whether the match is won. */
export function sayRound(speech: Speech, round: RoundExplained): string[] {
  const { toWin, winner, both } = round.timeline;
  const timeline =
    winner === null
      ? speech.say('game.timeline.open', { toWin })
      : speech.say(both ? 'game.timeline.both' : 'game.timeline.won', {
          toWin,
          winner: speech.names.seat(winner),
        });
  return [
    ...(round.asIf ? [speech.say('game.round.asIf', {})] : []),
    ...round.zones.flatMap((zone) => sayControl(speech, zone)),
    ...round.terms.map((term) => sayScoreTerm(speech, term)),
    ...seatLetters.map((seat) =>
      speech.say('game.round.score', {
        seat: speech.names.seat(seat),
        before: round.before[seat],
        after: round.after[seat],
      }),
    ),
    timeline,
  ];
}
