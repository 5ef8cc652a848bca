import type { MoveExplained } from '@shared/api/matches';
import { explain } from '../../../../engine/games/ygios/explain';
import type { Answer, SeatLetter } from '../../../../engine/games/ygios/format';
import { letter } from '../../../../engine/games/ygios/format';
import type { MoveRefusal } from '../../../../engine/games/ygios/refusals';
import type { Table } from '../../../../engine/games/ygios/table';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/ygios/view';
import { sayRefusal } from '../../../../engine/games/ygios/words';
import { byWords } from '../../../../engine/games/ygios/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import type { TriedMove } from '../../../matches/match-table';
import type { PackWords } from '../../pack-words';
import { wordAnswer } from './answers';
import { boardHandle, bonusHandle, heldHandle, zonePlace } from './handles';
import { promptOf } from './prompt';
import { tellingIn, type Telling } from './told/telling';

/** Why something can't be done with a card: one sentence for each reason; none: it can. */
export function whyNot(t: Table, viewer: Viewer, words: PackWords, tried: TriedMove): MoveExplained {
  const telling = tellingIn(words);
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const reasons = reasonsFor({ t, viewer, telling, seen, ...tried });
  // What the engine refuses with is explained by the sentence itself; this game has no page of help for it.
  return { reasons: [...new Set(reasons)], rules: [] };
}

interface Wish extends TriedMove {
  readonly t: Table;
  readonly viewer: Viewer;
  readonly telling: Telling;
  readonly seen: View;
}

function reasonsFor(wish: Wish): string[] {
  const { viewer, telling, seen } = wish;
  const { words, speech } = telling;
  const { asks } = seen;
  if (!asks) return [words.say('match.why.over', {})];
  if (viewer !== null && asks.by !== letter(viewer))
    return [words.say('match.why.decides', { seat: speech.names.seat(asks.by) })];
  if (isOffered(wish)) return [];
  if (asks.for === 'turn' || asks.for === 'play') return whyNotPlayed(wish, asks.by);
  return whyNotAnswered(wish, asks);
}

/** Is one of the answers about this card, and about what it was tried on? A card lies in its place. */
function isOffered({ telling: { words, speech }, seen, card, place, on }: Wish): boolean {
  return (seen.asks?.answers ?? []).some((answer) => {
    const { handles, places } = wordAnswer(words, speech, seen, answer);
    if (on !== null && handles.includes(card) && handles.includes(on)) return true;
    return handles.includes(card) && (place === null || places.includes(place));
  });
}

/** A play is asked for: every way to make this one, and why it is refused. */
function whyNotPlayed(wish: Wish, by: SeatLetter): string[] {
  const { t, viewer, telling, seen, card, place } = wish;
  const { words } = telling;
  const lies = whereIs(seen, card);
  if (lies === 'board') return [words.say('match.ygios.why.onBoard', {})];
  if (lies === 'bonus') return [words.say('match.ygios.why.bonus', {})];
  const id = t.p.cardIds.find((one) => heldHandle(one) === card);
  if (id === undefined) return [words.say('match.why.noCard', {})];
  const zones = t.p.zoneIds.filter((zone) => place === null || zonePlace(zone) === place);
  if (zones.length === 0) return [words.say('match.ygios.why.toZones', {})];
  const ways = zones.flatMap((zone): Answer[] => [
    { play: id, face: 'up', zone },
    { play: id, face: 'down', zone },
  ]);
  return ways.flatMap((way) => {
    const refused = explain(t, { is: 'move', move: { by, ...way } }, viewer);
    return refused?.is === 'refusal' ? [sayWhy(telling, refused.refusal)] : [];
  });
}

/** A requirement is told in the words of the card. */
function sayWhy({ words, speech }: Telling, refusal: MoveRefusal): string {
  if (refusal.code !== 'requirement-unmet') return sayRefusal(speech, refusal);
  const { card, zone, ...missing } = refusal.data;
  const text =
    'need' in missing
      ? words.effectText(card, 'needs', missing.need)
      : words.effectText(card, 'pay', missing.step);
  if (text === null) return sayRefusal(speech, refusal);
  return words.say('match.ygios.why.requirement', {
    card: speech.names.card(card),
    zone: speech.names.zone(zone),
    text,
  });
}

/** A text or the rules ask for something else than a play. */
function whyNotAnswered({ t, telling, seen, card, place, on }: Wish, asks: ViewQuestion): string[] {
  const { words, speech } = telling;
  const by = byWords(speech, asks.source);
  if (asks.for === 'zone' && place !== null) {
    const zone = t.p.zoneIds.find((one) => zonePlace(one) === place);
    const free = asks.answers?.some((answer) => 'zone' in answer && answer.zone === zone) ?? false;
    if (zone !== undefined)
      return free ? [] : [words.say('match.ygios.why.zone', { zone: speech.names.zone(zone), by })];
  }
  const lies = whereIs(seen, card);
  if (lies === null) return [words.say('match.why.noCard', {})];
  const picks =
    asks.for === 'pick' || asks.for === 'place' || asks.for === 'discard' || asks.for === 'sculpt';
  if (!picks || (place !== null && on === null))
    return [words.say('match.why.other', { prompt: promptOf(telling, asks) })];
  const meant = on ?? card;
  const lying = seen.zones.flatMap(({ cards }) => cards).find(({ handle }) => boardHandle(handle) === meant);
  const protectedToo = asks.for === 'pick' && lying?.protected === true;
  return [
    ...(protectedToo ? [words.say('match.ygios.why.protected', {})] : []),
    words.say('match.why.notChoosable', { by }),
  ];
}

/** Where a card lies, as far as it is seen. */
function whereIs(seen: View, card: string): 'board' | 'bonus' | 'held' | null {
  const { zones, hands, aside, discard, sculpted } = seen;
  if (zones.some(({ cards }) => cards.some(({ handle }) => boardHandle(handle) === card))) return 'board';
  if (zones.some(({ bonus }) => bonus !== null && bonusHandle(bonus) === card)) return 'bonus';
  const known = [hands.A, hands.B, aside, discard, sculpted.A, sculpted.B].flatMap((held) => held.known);
  return known.some((id) => heldHandle(id) === card) ? 'held' : null;
}
