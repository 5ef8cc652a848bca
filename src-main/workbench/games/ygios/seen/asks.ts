import { seatLetters } from '@shared/games/ygios/scenario/words';
import type { Quantity } from '../../../../engine/games/ygios/explain';
import type { SeatLetter } from '../../../../engine/games/ygios/format';

/** What a number of this game can be asked: what the engine explains, and two things that are only counted here. */
export type Ask =
  | Exclude<Quantity, { readonly is: 'move' } | { readonly card: string }>
  | { readonly is: 'lock'; readonly zone: string; readonly seat: SeatLetter }
  | { readonly is: 'points'; readonly seat: SeatLetter };

/** As it is handed to a screen, which hands it back. */
export function writeAsk(ask: Ask): string {
  switch (ask.is) {
    case 'value':
      return `value ${ask.handle}`;
    case 'devotion':
    case 'lock':
      return `${ask.is} ${ask.zone} ${ask.seat}`;
    case 'control':
      return `control ${ask.zone}`;
    case 'backOff':
    case 'points':
      return `${ask.is} ${ask.seat}`;
    case 'round':
      return 'round';
  }
}

/** Null: nothing that this game ever asks. Whether there is such a card or Zone is not known here. */
export function readAsk(text: string): Ask | null {
  const [is, one, other] = text.split(' ');
  const ask = askFrom(is, one, other);
  return ask && writeAsk(ask) === text ? ask : null;
}

const seatIn = (text: string | undefined): SeatLetter | undefined =>
  seatLetters.find((letter) => letter === text);

function askFrom(is = '', one = '', other?: string): Ask | null {
  switch (is) {
    case 'value':
      return { is, handle: Number(one) };
    case 'devotion':
    case 'lock': {
      const seat = seatIn(other);
      return seat ? { is, zone: one, seat } : null;
    }
    case 'control':
      return { is, zone: one };
    case 'backOff':
    case 'points': {
      const seat = seatIn(one);
      return seat ? { is, seat } : null;
    }
    case 'round':
      return { is };
    default:
      return null;
  }
}
