import type { MoveExplained } from '@shared/api/matches';
import { rulesForCode } from '@shared/games/governing/help/rules-for-refusal';
import type { SeatLetter } from '@shared/games/governing/scenario/words';
import { explain, type RefusalExplained } from '../../../../engine/games/governing/explain';
import { seatLetter } from '../../../../engine/games/governing/position';
import type { Table } from '../../../../engine/games/governing/table';
import { openView, view, type View, type ViewQuestion } from '../../../../engine/games/governing/view';
import { sayRefusal } from '../../../../engine/games/governing/words';
import { byWords, thingWords } from '../../../../engine/games/governing/words/speech';
import type { Viewer } from '../../../../engine/kernel/log';
import type { TriedMove } from '../../../matches/match-table';
import type { PackWords } from '../../pack-words';
import { wordAnswer, type Asked } from './answers';
import { handHandle, sidePlace } from './handles';
import { promptOf, tellingIn, type Telling } from './telling';
import { waysToActivate, waysToPlay, type Way } from './ways';

/** Why something can't be done with a card: one sentence for each reason; none: it can. */
export function whyNot(
  t: Table,
  viewer: Viewer,
  words: PackWords,
  tried: TriedMove,
  kind: Asked['kind'],
): MoveExplained {
  const telling = tellingIn(words);
  const seen = viewer === null ? openView(t) : view(t, viewer);
  const plain = (text: string): MoveExplained => ({ reasons: [text], rules: [] });
  const { asks } = seen;
  if (!asks) return plain(words.say('match.why.over', {}));
  if (viewer !== null && asks.by !== seatLetter(viewer))
    return plain(words.say('match.why.decides', { seat: telling.speech.names.seat(asks.by) }));
  if (isOffered({ ...telling, seen, kind }, asks, tried)) return { reasons: [], rules: [] };
  if (asks.for === 'main' || asks.for === 'answer')
    return whyNotUsed({ t, viewer, telling, seen, by: asks.by, asAnswer: asks.for === 'answer' }, tried);
  const chooses = ['pick', 'target', 'aim', 'stepIn', 'discard'].includes(asks.for);
  return plain(
    chooses && (tried.place === null || tried.on !== null)
      ? words.say('match.why.notChoosable', { by: byWords(telling.speech, asks.source) })
      : words.say('match.why.other', { prompt: promptOf(telling, seen, asks) }),
  );
}

/** Is one of the answers about this card, and about what it was tried on? */
const isOffered = (asked: Asked, { answers }: ViewQuestion, { card, place, on }: TriedMove): boolean =>
  (answers ?? []).some((move) => {
    const { handles, places } = wordAnswer(asked, move);
    if (on !== null) return handles.includes(card) && handles.includes(on);
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
function whyNotUsed(using: Using, tried: TriedMove): MoveExplained {
  const { t, viewer, telling } = using;
  const ways = waysFor(using, tried);
  if (typeof ways === 'string') return { reasons: [ways], rules: [] };
  const refused = ways.flatMap((way) => {
    if ('none' in way) return [{ text: way.none, rules: [] }];
    const said = explain(t, { is: 'move', move: way.move }, viewer);
    return said?.is === 'refusal' ? [{ text: sayWhy(using, way, said), rules: rulesForCode(said.code) }] : [];
  });
  // What can be done in one way can be done.
  if (refused.length < ways.length || refused.length === 0)
    return {
      reasons: refused.length === 0 ? [telling.words.say('match.governing.why.notPlayable', {})] : [],
      rules: [],
    };
  return {
    reasons: [...new Set(refused.map(({ text }) => text))],
    rules: [...new Set(refused.flatMap(({ rules }) => rules))],
  };
}

/** A text: why there is no way at all. */
function waysFor(using: Using, { card, place, on }: TriedMove): readonly Way[] | string {
  const { t, telling, seen, by, asAnswer } = using;
  const { words, speech } = telling;
  const struck = seen.objects.find(({ name }) => name === on)?.name;
  const aim = struck ?? seen.players.find(({ seat }) => sidePlace(seat) === place)?.seat ?? null;
  const id = heldId(seen, by, card);
  if (id !== null) return waysToPlay(t, telling, by, id, aim);
  const object = seen.objects.find(({ name }) => name === card);
  if (!object)
    return words.say(card.startsWith('hand:') ? 'match.why.noCard' : 'match.governing.why.notPlayable', {});
  if (object.controller !== by)
    return words.say('match.governing.why.notTheirs', { seat: speech.names.seat(by) });
  const swings = object.kind === 'furre' && !asAnswer ? swingsOf(seen, by, card, aim) : [];
  const skills = waysToActivate(t, telling, by, object, aim);
  if (swings.length + skills.length > 0) return [...swings, ...skills];
  return words.say('match.governing.why.noSkill', { card: thingWords(speech, object.thing, 'subject') });
}

const swingsOf = (seen: View, by: SeatLetter, swing: string, aim: string | null): Way[] =>
  aim === null
    ? seen.players
        .filter(({ seat, out }) => !out && seat !== by)
        .map(({ seat }) => ({ move: { by, swing, at: seat } }))
    : [{ move: { by, swing, at: aim } }];

/** The id behind a handle of the hand. */
function heldId({ players }: View, seat: SeatLetter, card: string): string | null {
  const known = players.find((player) => player.seat === seat)?.hand.known ?? [];
  return known.find((id) => known.some((_, nth) => handHandle(seat, id, nth + 1) === card)) ?? null;
}

function sayWhy(
  { telling, asAnswer }: Using,
  { move, subject }: Extract<Way, { move: unknown }>,
  said: RefusalExplained,
): string {
  const { words, speech } = telling;
  if (said.code === 'target' && 'swing' in move) return words.say('match.governing.why.swing', {});
  if (said.code === 'not-now' && asAnswer) return words.say('match.governing.why.answer', {});
  if (said.code === 'target' && subject !== undefined)
    return words.say('match.governing.why.target', { card: subject });
  return sayRefusal(speech, said.code, said.facts);
}
