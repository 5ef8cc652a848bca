import { askedSeat } from '../../kernel/asking';
import type { GoverningMove } from '@shared/games/governing/scenario/index';
import type { SeatLetter } from '@shared/games/governing/scenario/words';
import { definitionOf, none } from '../../kernel/cards';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { choosable } from '../../kernel/governing/numbers';
import { valueKey } from '../../kernel/scenario/compare';
import { at } from '../../kernel/state';
import { allTargetsWith, orderable, orderOf, targetsOf } from './batch';
import { mostX, wholeWith } from './half-made';
import { item } from './layout';
import { chooseTargets, waysOf } from './menu';
import { splitRank } from './play';
import { seatLetter } from './position';
import {
  ask,
  further,
  inSteps,
  moveKind,
  moveRank,
  moveRecord,
  moves,
  questionWord,
  type QuestionWord,
  yes,
} from './questions';
import { definition, refOf } from './reading';
import { type CompiledTarget, costX, type Table } from './table';
import { allCodes } from './turn';

/** What things are called outside: scenarios and traces give names, the game has none. */
export interface Speaker {
  of(ref: number): string;
  skill(self: number, event: number): string;
}

/** A skill as `order` and `goes` call it: by its object, and by what set it off if that was another. */
const skillName = (of: Speaker['of'], self: number, event: number): string =>
  event === none || event === self ? of(self) : `${of(self)}:${of(event)}`;

export const speakerWith = (of: Speaker['of']): Speaker => ({
  of,
  skill: (self, event) => skillName(of, self, event),
});

/** A move without what a scenario adds to it. */
export type WholeMove = { readonly by: SeatLetter } & (
  | { readonly play: string; readonly on?: string | readonly string[]; readonly x?: number }
  /** `skill` counts from 1 and is there only where the object has several. */
  | { readonly activate: string; readonly on?: string | readonly string[]; readonly skill?: number }
  | { readonly swing: string; readonly at: string }
  | { readonly draw: true }
  | { readonly end: true }
  | { readonly pass: true }
  | { readonly stepIn: string | false }
  | { readonly refresh: boolean }
  | { readonly target: string | readonly string[] }
  | { readonly order: readonly string[] }
  | { readonly pick: string }
  | { readonly may: boolean }
  | { readonly discard: string }
  | { readonly mulligan: boolean }
);

/** An answer: a move, or where it is chosen in steps its beginning (without targets and X) and each further part. */
export type PlainMove =
  | WholeMove
  | ({ readonly by: SeatLetter } & (
      | { readonly swing: string }
      | { readonly x: number }
      /** None of these: what else there is. */
      | { readonly further: true }
    ));

export function asked(t: Table): { by: SeatLetter; for: QuestionWord } | null {
  const word = at(t.s, restAt) === rest.question ? questionWord(at(t.s, askKindAt)) : '';
  return word === '' ? null : { by: seatLetter(askedSeat(t.s)), for: word };
}

const oneOrMore = (names: readonly string[]): string | readonly string[] =>
  names.length === 1 ? (names[0] ?? '') : names;

/** An answer to the open question, in the words of scenario files. */
export function moveOf(t: Table, speaker: Speaker, code: number): PlainMove {
  const by = seatLetter(askedSeat(t.s));
  if (code === further) return { by, further: true };
  if (at(t.s, askKindAt) === ask.number) return { by, x: code };
  if (isBeginning(t, code) && moveKind(t, code) === moves.swing)
    return { by, swing: speaker.of(refOf(t, moveRecord(t, code))) };
  return fullMove(t, speaker, code);
}

/** What is to be done is chosen, and how is not. */
const isBeginning = (t: Table, code: number): boolean =>
  (at(t.s, askKindAt) === ask.main || at(t.s, askKindAt) === ask.answer) && moveRank(t, code) === inSteps(t);

function fullMove(t: Table, speaker: Speaker, code: number): WholeMove {
  const by = seatLetter(askedSeat(t.s));
  const name = (c: number): string => speaker.of(refOf(t, c));
  const flag = code === yes;
  switch (at(t.s, askKindAt)) {
    case ask.main:
    case ask.answer:
      return menuMove(t, speaker, code);
    case ask.stepIn:
      return { by, stepIn: code === none ? false : name(code) };
    case ask.refresh:
      return { by, refresh: flag };
    case ask.target:
      return { by, target: oneOrMore(targetsOf(t, code).map(name)) };
    case ask.order: {
      const items = orderableNames(t, speaker);
      return { by, order: orderOf(t, code).map((place) => items[place] ?? '') };
    }
    case ask.pick:
      return code === none ? { by, may: false } : { by, pick: name(code) };
    case ask.may:
      return { by, may: flag };
    case ask.discard:
      return { by, discard: cardId(t, code) };
    case ask.aim:
      return { by, target: name(code) };
    default:
      return { by, mulligan: flag };
  }
}

/** The skills that are to be ordered; two that would be called alike get numbers. */
export function orderableNames(t: Table, speaker: Speaker): string[] {
  const names: string[] = [];
  for (const where of orderable(t)) {
    const name = speaker.skill(at(t.s, where + item.this), at(t.s, where + item.event));
    let free = name;
    for (let nth = 2; names.includes(free); nth++) free = `${name}#${nth}`;
    names.push(free);
  }
  return names;
}

const cardId = (t: Table, c: number): string => t.p.cardIds[definitionOf(t.s, c)] ?? '';

function menuMove(t: Table, speaker: Speaker, code: number): WholeMove {
  const seat = askedSeat(t.s);
  const by = seatLetter(seat);
  const [kind, c, rank] = [moveKind(t, code), moveRecord(t, code), moveRank(t, code)];
  if (kind === moves.end) return at(t.s, askKindAt) === ask.main ? { by, end: true } : { by, pass: true };
  if (kind === moves.draw) return { by, draw: true };
  if (rank === inSteps(t)) return menuMoveOn(t, speaker, code, null, []);
  if (kind === moves.swing) return menuMoveOn(t, speaker, code, null, [rank]);
  const card = t.p.definitions[definition(t, c)];
  const chosen = (target: CompiledTarget | null, self: number, way: number): number[] => {
    if (!target) return [];
    chooseTargets(t, target, seat, self, way);
    return t.chosen.slice(0, target.n);
  };
  if (kind === moves.play) {
    const played = card?.played ?? null;
    const { x, way } = splitRank(t, waysOf(t, played, seat, none), rank);
    const free = t.p.ap[definition(t, c)] === costX;
    return menuMoveOn(t, speaker, code, free ? x : null, chosen(played, none, way));
  }
  const target = card?.activations[kind - moves.activate]?.target ?? null;
  return menuMoveOn(t, speaker, code, null, chosen(target, c, rank));
}

/** What is played, activated or swung with, and as much of X and the targets as is known. */
function menuMoveOn(
  t: Table,
  speaker: Speaker,
  code: number,
  x: number | null,
  targets: readonly number[],
): WholeMove {
  const by = seatLetter(askedSeat(t.s));
  const [kind, c] = [moveKind(t, code), moveRecord(t, code)];
  const name = (record: number): string => speaker.of(refOf(t, record));
  if (kind === moves.swing) return { by, swing: name(c), at: name(targets[0] ?? 0) };
  const on = targets.length > 0 ? { on: oneOrMore(targets.map(name)) } : {};
  if (kind === moves.play) return { by, play: cardId(t, c), ...on, ...(x === null ? {} : { x }) };
  const skills = t.p.definitions[definition(t, c)]?.activations.length ?? 0;
  return { by, activate: name(c), ...on, ...(skills > 1 ? { skill: kind - moves.activate + 1 } : {}) };
}

/**
 * The whole move that an answer is, or is the last part of: what scenarios and traces write. Null: more is to be
 * chosen after it.
 */
export function wholeMoveOf(t: Table, speaker: Speaker, code: number): WholeMove | null {
  if (code === further) return null;
  const kind = at(t.s, askKindAt);
  if (kind === ask.target) {
    const names = allTargetsWith(t, code)?.map((c) => speaker.of(refOf(t, c)));
    return names ? { by: seatLetter(askedSeat(t.s)), target: oneOrMore(names) } : null;
  }
  if (kind !== ask.number && kind !== ask.aim && !isBeginning(t, code)) return fullMove(t, speaker, code);
  const whole = wholeWith(t, code);
  return whole && menuMoveOn(t, speaker, whole.code, whole.x, whole.on);
}

/** The same answer has the same key: the order of targets says nothing, nor whether one is written as a list. */
export function moveKey(move: PlainMove | GoverningMove): string {
  const list = (names: string | readonly string[] | undefined): readonly string[] | undefined =>
    names === undefined ? undefined : typeof names === 'string' ? [names] : [...names].sort();
  // What a scenario adds to a move is not part of it.
  const bare = {
    ...move,
    as: undefined,
    offered: undefined,
    notOffered: undefined,
    refused: undefined,
    code: undefined,
  };
  if ('on' in bare) return valueKey({ ...bare, on: list(bare.on) });
  return 'target' in bare ? valueKey({ ...bare, target: list(bare.target) }) : valueKey(bare);
}

function withoutSkill(move: PlainMove): PlainMove {
  if (!('activate' in move)) return move;
  const { skill: _skill, ...rest } = move;
  return rest;
}

/** The code of a move among the answers to the open question, or null. */
export function findAnswer(t: Table, speaker: Speaker, move: PlainMove | GoverningMove): number | null {
  if (asked(t)?.by !== move.by) return null;
  const wanted = moveKey(move);
  // A scenario need not say which skill it means; then it is the first that fits.
  const anySkill = 'activate' in move && !('skill' in move);
  // Of these only a part can be listed.
  if ('x' in move && !('play' in move))
    return at(t.s, askKindAt) === ask.number && choosable(move.x, 0, mostX(t)) ? move.x : null;
  if ('further' in move) return t.options.has(further) ? further : null;
  for (const code of allCodes(t)) {
    const one = moveOf(t, speaker, code);
    if (moveKey(anySkill ? withoutSkill(one) : one) === wanted) return code;
  }
  return null;
}
