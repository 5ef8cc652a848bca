import { seatLetters } from '@shared/games/governing/scenario/words';
import type { PlainMove } from '../../../../engine/games/governing/answers';
import type { Kind, ThingRef } from '../../../../engine/games/governing/things';
import type { View, ViewSkill } from '../../../../engine/games/governing/view';
import type { Speech } from '../../../../engine/games/governing/words';
import { ownWords, thingsWords, thingWords } from '../../../../engine/games/governing/words/speech';
import { inRow } from '../../../../engine/kernel/speech';
import type { PackWords } from '../../pack-words';
import type { WordedAnswer } from '../../seen-parts';
import { kindIn } from '../speech';
import { handHandles, sidePlace } from './handles';

/** What the words of an answer are found with. */
export interface Asked {
  readonly words: PackWords;
  readonly speech: Speech;
  readonly seen: View;
  /** What kind of card an id is. */
  kind(id: string): Kind;
}

/** An answer to the open question as a whole phrase. */
export function wordAnswer(asked: Asked, move: PlainMove): WordedAnswer {
  const { words, speech, seen } = asked;
  const payer = seen.players.find(({ seat }) => seat === move.by);
  if ('play' in move) {
    const on = thingsCalled(seen, move.on);
    const text = words.say('match.governing.play', {
      card: cardWords(asked, move.play),
      aimed: on.length > 0 ? 'yes' : 'no',
      targets: thingsWords(speech, on, 'object'),
      free: move.x === undefined ? 'no' : 'yes',
      x: move.x ?? 0,
    });
    return about(asked, text, on, [], move.play);
  }
  if ('activate' in move) {
    const [user, on] = [thingsCalled(seen, move.activate), thingsCalled(seen, move.on)];
    const text = words.say('match.governing.activate', {
      card: listOwn(speech, user, 'of'),
      several: move.skill === undefined ? 'no' : 'yes',
      skill: move.skill ?? 1,
      aimed: on.length > 0 ? 'yes' : 'no',
      targets: thingsWords(speech, on, 'object'),
    });
    return about(asked, text, [...user, ...on], namesOf(move.activate));
  }
  if ('swing' in move) {
    const dancer = thingsCalled(seen, move.swing);
    const card = listOwn(speech, dancer, 'subject');
    if (!('at' in move)) return about(asked, words.say('match.governing.swingWith', { card }), dancer);
    const target = thingsCalled(seen, move.at);
    const text = words.say('match.governing.swing', {
      card,
      target: thingsWords(speech, target, 'of'),
    });
    return about(asked, text, [...dancer, ...target]);
  }
  if ('stepIn' in move) {
    if (move.stepIn === false) return about(asked, words.say('match.governing.nobody', {}));
    const things = thingsCalled(seen, move.stepIn);
    return about(
      asked,
      words.say('match.governing.stepIn', { card: listOwn(speech, things, 'subject') }),
      things,
    );
  }
  if ('target' in move || 'pick' in move) {
    const things = thingsCalled(seen, 'target' in move ? move.target : move.pick);
    const text = words.say('match.governing.choose', { things: thingsWords(speech, things, 'object') });
    return about(asked, text, things);
  }
  if ('order' in move) return wordOrder(asked, move.order);
  if ('discard' in move) {
    const text = words.say('match.governing.discard', { card: cardWords(asked, move.discard) });
    return about(asked, text, [], [], move.discard);
  }
  if ('x' in move) return about(asked, words.say('match.governing.x', { x: move.x }));
  if ('further' in move) return about(asked, words.say('match.answer.further', {}));
  if ('draw' in move) return about(asked, words.say('match.governing.draw', { n: payer?.drawCost ?? 0 }));
  if ('refresh' in move) {
    const text = move.refresh
      ? words.say('match.governing.refresh', { n: payer?.refreshCost ?? 0 })
      : words.say('match.governing.noRefresh', {});
    return about(asked, text);
  }
  return about(asked, words.say(plainKey(seen, move), {}));
}

type Plain = Extract<PlainMove, { end: true } | { pass: true } | { may: boolean } | { mulligan: boolean }>;

function plainKey({ asks }: View, move: Plain) {
  if ('end' in move) return 'match.governing.end';
  if ('pass' in move) return 'match.answer.pass';
  if ('mulligan' in move) return move.mulligan ? 'match.governing.mulligan' : 'match.governing.keep';
  if (move.may) return 'match.answer.yes';
  // Where something is to be chosen, no means that nothing is.
  return asks?.for === 'pick' ? 'match.answer.none' : 'match.answer.no';
}

function wordOrder(asked: Asked, order: readonly string[]): WordedAnswer {
  const { words, speech, seen } = asked;
  const skills = order.flatMap((name) => seen.asks?.skills.find((skill) => skill.name === name) ?? []);
  const said = inRow(
    speech,
    skills.map((skill) => skillWords(words, speech, skill)),
  );
  return about(
    asked,
    words.say('match.governing.order', { skills: said }),
    skills.map(({ thing }) => thing),
  );
}

const skillWords = (words: PackWords, speech: Speech, { thing, event }: ViewSkill): string =>
  words.say('match.governing.skill', {
    card: ownWords(speech, thing, 'by'),
    caused: event && !isSame(thing, event) ? 'yes' : 'no',
    event: event ? thingWords(speech, event, 'by') : '',
  });

const isSame = (one: ThingRef, other: ThingRef): boolean =>
  'host' in one
    ? 'host' in other && one.host === other.host
    : !('host' in other) && one.handle === other.handle;

const listOwn = (speech: Speech, things: readonly ThingRef[], as: 'subject' | 'of'): string =>
  speech.list(things.map((thing) => ownWords(speech, thing, as)));

const cardWords = ({ speech, kind }: Asked, id: string): string =>
  thingWords(speech, { id, handle: 0, kind: kind(id) }, 'object');

const namesOf = (names: string | readonly string[] | undefined): readonly string[] =>
  names === undefined ? [] : typeof names === 'string' ? [names] : names;

/** Things by what answers call them: a letter for a Host, a number for an object. */
function thingsCalled(seen: View, names: string | readonly string[] | undefined): ThingRef[] {
  return namesOf(names).flatMap((name): ThingRef[] => {
    const host = seatLetters.find((letter) => letter === name);
    if (host !== undefined) return [{ host }];
    const object = seen.objects.find((one) => one.name === name);
    return object ? [object.thing] : [];
  });
}

/** A Host has no card: what is about it is about its side of the table. */
function about(
  { words, seen }: Asked,
  text: string,
  things: readonly ThingRef[] = [],
  more: readonly string[] = [],
  held?: string,
): WordedAnswer {
  const ids = things.flatMap((thing) => ('id' in thing ? [thing.id] : []));
  const own = held === undefined ? [] : [held];
  return {
    text,
    cards: [...own, ...ids].map((id) => words.path(kindIn(words, id), id)),
    places: things.flatMap((thing) => ('host' in thing ? [sidePlace(thing.host)] : [])),
    handles: [
      ...things.flatMap((thing) => ('id' in thing ? [`#${thing.handle}`] : [])),
      ...more,
      ...(held === undefined || !seen.asks ? [] : handHandles(seen, seen.asks.by, held)),
    ],
  };
}
