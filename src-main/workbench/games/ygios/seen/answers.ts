import type { SeenAnswer } from '../../../../engine/games/ygios/seen-answers';
import type { View, ViewCard } from '../../../../engine/games/ygios/view';
import type { Speech } from '../../../../engine/games/ygios/words';
import { cardsWords, inRow, quoted } from '../../../../engine/kernel/speech';
import type { CardRef } from '../../../../engine/kernel/log';
import type { PackWords } from '../../pack-words';
import type { WordedAnswer } from '../../seen-parts';
import { boardHandle, heldHandle, zonePlace } from './handles';

/** An answer to the open question as a whole phrase. */
export function wordAnswer(words: PackWords, speech: Speech, seen: View, answer: SeenAnswer): WordedAnswer {
  const { card, zone } = speech.names;
  const path = (id: string): string | null => words.path('card', id);
  const plain = (text: string): WordedAnswer => ({ text, cards: [], places: [], handles: [] });
  const about = (text: string, ids: readonly string[], places: readonly string[] = []): WordedAnswer => ({
    text,
    cards: ids.map(path),
    places,
    handles: ids.map(heldHandle),
  });
  if ('play' in answer) {
    const said = { card: card(answer.play), zone: zone(answer.zone), face: answer.face };
    const played = about(words.say('match.ygios.play', said), [answer.play], [zonePlace(answer.zone)]);
    return { ...played, face: answer.face };
  }
  if ('pick' in answer) return wordPick(words, speech, seen, answer.pick);
  if ('zone' in answer) {
    const said = words.say('match.ygios.zone', { zone: zone(answer.zone) });
    return about(said, [], [zonePlace(answer.zone)]);
  }
  if ('place' in answer)
    return about(words.say('match.ygios.place', { card: card(answer.place) }), [answer.place]);
  if ('putUnder' in answer) {
    const cards = inRow(
      speech,
      answer.putUnder.map((id) => quoted(speech, card(id))),
    );
    return about(words.say('match.ygios.putUnder', { cards }), answer.putUnder);
  }
  if ('discard' in answer)
    return about(words.say('match.ygios.discard', { cards: all(speech, answer.discard) }), answer.discard);
  if ('sculpt' in answer)
    return about(words.say('match.ygios.sculpt', { cards: all(speech, answer.sculpt) }), answer.sculpt);
  if ('may' in answer) return plain(mayWords(words, seen, answer.may));
  if ('further' in answer) return plain(words.say('match.answer.further', {}));
  return plain(words.say('pass' in answer ? 'match.answer.pass' : 'match.ygios.backOff', {}));
}

const all = (speech: Speech, ids: readonly string[]): string =>
  cardsWords(speech, { count: ids.length, known: ids });

/** Where a card is to be chosen, no means that none is. */
const mayWords = (words: PackWords, { asks }: View, may: boolean): string =>
  words.say(may ? 'match.answer.yes' : asks?.for === 'pick' ? 'match.answer.none' : 'match.answer.no', {});

function wordPick(words: PackWords, speech: Speech, seen: View, ref: CardRef): WordedAnswer {
  const found = 'handle' in ref ? findCard(seen, ref.handle) : null;
  const id = 'id' in ref ? ref.id : null;
  const text = words.say('match.ygios.pick', {
    shown: id === null ? 'down' : found?.lying.face === 'down' ? 'known' : 'name',
    card: id === null ? '' : speech.names.card(id),
    zone: found ? speech.names.zone(found.zone) : '',
    seat: found ? speech.names.seat(found.lying.owner) : '',
    nth: found?.nth ?? 1,
  });
  return {
    text,
    cards: id === null ? [] : [words.path('card', id)],
    places: [],
    handles: found ? [boardHandle(found.lying.handle)] : [],
  };
}

/** A card on the board, and which of its owner's cards that lie there face-down it is. */
function findCard(seen: View, handle: number): { lying: ViewCard; zone: string; nth: number } | null {
  for (const { zone, cards } of seen.zones) {
    const lying = cards.find((one) => one.handle === handle);
    if (!lying) continue;
    const down = cards.filter(({ face, owner }) => face === 'down' && owner === lying.owner);
    return { lying, zone, nth: down.indexOf(lying) + 1 };
  }
  return null;
}
