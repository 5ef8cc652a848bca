import { clearBit, hasBit, setBit } from '../../../kernel/bits';
import { askedSeat } from '../../../kernel/asking';
import * as cards from '../../../kernel/cards';
import type { Chance } from '../../../kernel/chance';
import { askKindAt } from '../../../kernel/head';
import { at } from '../../../kernel/state';
import { Play, type After, type SecretGame, type Trial } from '../../../testing/test-game';
import * as shared from '../../../testing/test-secrets';
import type { Shown } from '../../../testing/test-secrets';
import type { YgiosEvent } from '../events';
import { phaseAt, phases, seats as seatCount } from '../layout';
import { createLog } from '../log';
import { ask, backOff, pass, playedUp, playedZone } from '../questions';
import { definition, foe } from '../reading';
import { ygios } from '../rules';
import { setRow } from '../setup';
import { isLayoutHidden, sees } from '../sight';
import { noteBonuses } from '../standing';
import type { Program, Table } from '../table';
import { view } from '../view';
import { cardTroubles } from './conservation';
import { numberTroubles } from './numbers';
import { anyCode } from './trial';

export const seats = [0, 1] as const;

/** This game, as the tests of every game try it; `trial` says with which packs and under which rules. */
export const testedWith = (
  trial: (seed: number) => Trial<Program> | null,
): SecretGame<Program, Table, YgiosEvent> => ({
  rules: ygios,
  trial,
  troubles: (t) => [...cardTroubles(t), ...numberTroubles(t)],
  anyAnswer: anyCode,
  shown: (t, seat) => JSON.stringify(view(t, seat)),
  log: () => createLog(seatCount),
  rearrange(twin, _seat, chance) {
    if (isLayoutHidden(twin)) shuffleLayout(twin, chance);
  },
  sameAnswer: (_t, twin, code) => (twin.options.has(code) ? code : null),
  toldApart: (before, seat, one, other) =>
    isRevealed(before, seat, one, other) || forcedPlays(one, foe(seat)) !== forcedPlays(other, foe(seat)),
});

const anyGame = testedWith(() => null);
const secrets = new shared.Secrets(anyGame);
const play = new Play(anyGame);

/** The same state on a table of its own. */
export const copyOf = (t: Table): Table => play.copy(t);
/** The cards of this round that a seat can't see. */
export const hiddenFrom = (t: Table, seat: number): number[] => shared.hiddenFrom(ygios, t, seat);
export const twinOf = (t: Table, seat: number, chance: Chance): Table => secrets.twin(t, seat, chance);
export const twinDifference = secrets.difference.bind(secrets);
export const twinDifferenceAfter = secrets.differenceAfter.bind(secrets);

/** Another row, and other bonuses of those that could have been dealt. */
function shuffleLayout(t: Table, chance: Chance): void {
  const { s, l, p } = t;
  if (p.numbers.shuffleRow) {
    const row = [...p.row];
    chance.shuffle(row);
    setRow(t, row);
  }
  const laid = Array.from({ length: p.zones }, (_, z) => at(s, l.bonusAt + z));
  if (laid.includes(cards.none)) return;
  const pool = p.bonusIds.flatMap((_, b) => (hasBit(s, l.poolAt, b) || laid.includes(b) ? [b] : []));
  chance.shuffle(pool);
  p.bonusIds.forEach((_, bonus) => clearBit(s, l.poolAt, bonus));
  pool.forEach((bonus, index) => {
    if (index < p.zones) s[l.bonusAt + index] = bonus;
    else setBit(s, l.poolAt, bonus);
  });
  noteBonuses(t);
}

type Answered = After<Table, YgiosEvent>;

/** Cards turned up that differ: from here on the twins may be told apart, and rightly so. */
function isRevealed(before: Table, seat: number, a: Answered, b: Answered): boolean {
  if (isLayoutHidden(before) && at(a.t.s, phaseAt) !== phases.sculpt) return true;
  for (let c = 0; c < before.l.cards; c++) {
    const shown = sees(a.t, c, seat) || sees(b.t, c, seat);
    if (shown && definition(a.t, c) !== definition(b.t, c)) return true;
  }
  return false;
}

/** A player who had no choice did not choose: whether he had one depends on cards that others can't see. */
const forcedPlays = ({ events }: Answered, by: number): string =>
  events
    .filter(
      (event) =>
        ((event.is === 'played' || event.is === 'passed' || event.is === 'drew') && event.seat === by) ||
        (event.is === 'skipped' && event.part === 'play'),
    )
    .map(({ is }) => is)
    .join();

/** What the others learn of an answer, as far as the rules show it; null when all of it. */
function publicPart(t: Table, code: number): string | null {
  switch (at(t.s, askKindAt)) {
    case ask.sculpt:
    case ask.place:
    case ask.putUnder:
      return 'hidden';
    case ask.discard:
      return t.p.options.discardsVisible ? null : 'hidden';
    case ask.turn:
    case ask.play:
      return code === pass || code === backOff || playedUp(code) ? null : `down ${playedZone(code)}`;
    default:
      return null;
  }
}

/** How the other seat is shown two answers of which it may see no difference; `told apart` where there are none. */
export function choiceDifference(t: Table, code: number, chance: Chance): Shown | 'told apart' | null {
  const seat = foe(askedSeat(t.s));
  const shown = publicPart(t, code);
  if (shown === null) return 'told apart';
  const alike = t.options.list().filter((other) => other !== code && publicPart(t, other) === shown);
  const other = alike.length === 0 ? undefined : alike[chance.below(alike.length)];
  if (other === undefined) return 'told apart';
  return secrets.comparedAfter(t, seat, secrets.after(t, code), secrets.after(t, other));
}
