import { seatLetters } from '@shared/games/governing/scenario/words';
import type { Quantity } from '../../../../engine/games/governing/explain';

/** What a number of the duel can be asked. A Host goes by the letter of its player. */
export type Ask = Exclude<Quantity, { readonly is: 'move' }>;

/** As it is handed to a screen, which hands it back. */
export function writeAsk(ask: Ask): string {
  if (ask.is === 'act') return `${ask.act} ${ask.name}`;
  return `${ask.is} ${'name' in ask ? ask.name : ask.seat}`;
}

/** Null: nothing that this game ever asks. Whether there is such a thing is not known here. */
export function readAsk(text: string): Ask | null {
  const [is = '', about = ''] = text.split(' ');
  const ask = askFrom(is, about);
  return ask && writeAsk(ask) === text ? ask : null;
}

function askFrom(is: string, about: string): Ask | null {
  switch (is) {
    case 'pe':
    case 'maxSp':
      return { is, name: about };
    case 'swing':
    case 'return':
      return { is: 'act', act: is, name: about };
    case 'drawCost':
    case 'refreshCost': {
      const seat = seatLetters.find((letter) => letter === about);
      return seat ? { is, seat } : null;
    }
    default:
      return null;
  }
}
