import type { MoveExplained } from '@shared/api/matches';
import { rulesForCode } from '@shared/help/index';
import type { SeatLetter } from '@shared/language/scenario/governing/words';
import { explain, type RefusalExplained } from '../../../../engine/games/governing/explain';
import { seatLetter } from '../../../../engine/games/governing/position';
import type { Table } from '../../../../engine/games/governing/table';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/governing/view';
import { sayRefusal } from '../../../../engine/games/governing/words';
import { byWords, thingWords } from '../../../../engine/games/governing/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import type { PackWords } from '../../pack-words';
import { wordAnswer, type Asked } from './answers';
import { handHandle, sidePlace } from './handles';
import { promptOf, tellingIn, type Telling } from './telling';
import { waysToActivate, waysToPlay, type Way } from './ways';

/** Why a card can't go to a place, or can't be chosen at all: one sentence for each reason; none: it can. */
export function whyNot(
  t: Table,
  viewer: Viewer,
  words: PackWords,
  card: string,
  place: string | null,
  kind: Asked['kind'],
): MoveExplained {
  const telling = tellingIn(words);
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const plain = (text: string): MoveExplained => ({ reasons: [text], rules: [] });
  const { asks } = seen;
  if (!asks) return plain(words.say('match.why.over', {}));
  if (viewer !== null && asks.by !== seatLetter(viewer))
    return plain(words.say('match.why.decides', { seat: telling.speech.names.seat(asks.by) }));
  if (isOffered({ ...telling, seen, kind }, asks, card, place)) return { reasons: [], rules: [] };
  if (asks.for === 'main' || asks.for === 'answer')
    return whyNotUsed(
      { t, viewer, telling, seen, by: asks.by, asAnswer: asks.for === 'answer' },
      card,
      place,
    );
  const chooses =
    asks.for === 'pick' || asks.for === 'target' || asks.for === 'stepIn' || asks.for === 'discard';
  return plain(
    chooses && place === null
      ? words.say('match.why.notChoosable', { by: byWords(telling.speech, asks.source) })
      : words.say('match.why.other', { prompt: promptOf(telling, seen, asks) }),
  );
}

/** Is one of the answers about this card, and about this place if one is named? */
const isOffered = (asked: Asked, { answers }: ViewQuestion, card: string, place: string | null): boolean =>
  (answers ?? []).some((move) => {
    const { handles, places } = wordAnswer(asked, move);
    return handles.includes(card) && (place === null || places.includes(place));
  });

interface Using {
  readonly t: Table;
  readonly viewer: Viewer;
  readonly telling: Telling;
  readonly seen: View;
  readonly by: SeatLetter;
  readonly asAnswer: boolean;
}

/** The menu is open: every use of this card that could be meant, and why it is refused. */
function whyNotUsed(using: Using, card: string, place: string | null): MoveExplained {
  const { t, viewer, telling } = using;
  const ways = waysFor(using, card, place);
  if (typeof ways === 'string') return { reasons: [ways], rules: [] };
  const refused = ways.flatMap((way) => {
    if ('none' in way) return [{ text: way.none, rules: [] }];
    const said = explain(t, { is: 'move', move: way.move }, viewer);
    return said?.is === 'refusal' ? [{ text: sayWhy(using, way, said), rules: rulesForCode(said.code) }] : [];
  });
  // What can be done in one way can be done.
  if (refused.length < ways.length || refused.length === 0)
    return {
      reasons: refused.length === 0 ? [telling.words.say('match.duel.why.notPlayable', {})] : [],
      rules: [],
    };
  return {
    reasons: [...new Set(refused.map(({ text }) => text))],
    rules: [...new Set(refused.flatMap(({ rules }) => rules))],
  };
}

/** A text: why there is no way at all. */
function waysFor(using: Using, card: string, place: string | null): readonly Way[] | string {
  const { t, telling, seen, by, asAnswer } = using;
  const { words, speech } = telling;
  const aim = seen.players.find(({ seat }) => sidePlace(seat) === place)?.seat ?? null;
  const id = heldId(seen, by, card);
  if (id !== null) return waysToPlay(t, telling, by, id, aim);
  const object = seen.objects.find(({ name }) => name === card);
  if (!object)
    return words.say(card.startsWith('hand:') ? 'match.why.noCard' : 'match.duel.why.notPlayable', {});
  if (object.controller !== by) return words.say('match.duel.why.notTheirs', { seat: speech.names.seat(by) });
  const swings = object.kind === 'furre' && !asAnswer ? swingsOf(seen, by, card, aim) : [];
  const skills = waysToActivate(t, telling, by, object, aim);
  if (swings.length + skills.length > 0) return [...swings, ...skills];
  return words.say('match.duel.why.noSkill', { card: thingWords(speech, object.thing, 'subject') });
}

const swingsOf = (seen: View, by: SeatLetter, swing: string, aim: SeatLetter | null): Way[] =>
  seen.players
    .filter(({ seat, out }) => !out && (aim === null ? seat !== by : seat === aim))
    .map(({ seat }) => ({ move: { by, swing, at: seat } }));

/** The id behind a handle of the hand. */
function heldId({ players }: View, seat: SeatLetter, card: string): string | null {
  const known = players.find((player) => player.seat === seat)?.hand.known ?? [];
  return known.find((id) => known.some((_, nth) => handHandle(seat, id, nth + 1) === card)) ?? null;
}

function sayWhy(
  { telling, asAnswer }: Using,
  { subject }: { readonly subject?: string },
  said: RefusalExplained,
): string {
  const { words, speech } = telling;
  if (said.code === 'not-now' && asAnswer) return words.say('match.duel.why.answer', {});
  if (said.code === 'target' && subject !== undefined)
    return words.say('match.duel.why.target', { card: subject });
  return sayRefusal(speech, said.code, said.facts);
}
