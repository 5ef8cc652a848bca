import type { GoverningLook, GoverningMove } from '@shared/games/governing/scenario/index';
import { askedSeat } from '../../../kernel/asking';
import { none } from '../../../kernel/cards';
import type { ScenarioTable } from '../../../kernel/scenario/run-scenario';
import { ScriptedDice } from '../../../kernel/dice';
import { scenarioTableOf } from '../../../kernel/scenario/scenario-table';
import { valueKey } from '../../../kernel/scenario/compare';
import {
  asked,
  moveOf,
  orderableNames,
  speakerWith,
  wholeMoveOf,
  type PlainMove,
  type Speaker,
  type WholeMove,
} from '../answers';
import { orderOf } from '../batch';
import { aimingOf } from '../half-made';
import { firstPart, isWithSame, nextPart } from '../in-steps';
import { governing } from '../rules';
import { layOutPosition, type Position } from '../position';
import { inSteps, moveRank } from '../questions';
import { refOf } from '../reading';
import { refuse } from '../refusals';
import { Table, type Program } from '../table';
import { copyState } from '../../../kernel/state';
import { advance, answer, allCodes, listAgain } from '../turn';
import { compareLook } from './look';
import { Names } from './names';
import { tell, type Told } from './told';

/** A table that also tells every answer as a complete move: what traces write, and what twins are compared by. */
export interface GoverningTable extends ScenarioTable<GoverningMove | PlainMove, GoverningLook> {
  moves(): readonly WholeMove[];
}

/**
 * A position of this game, laid out and run on to its first question. It must have been checked. `attend` gets the
 * table before anything happens on it.
 */
export function openScenario(
  program: Program,
  given: Position,
  dice: readonly number[] = [],
  attend: (t: Table) => void = () => undefined,
): GoverningTable {
  const objects: { name: string; ref: number }[] = [];
  const t = layOutPosition(program, given, (name, ref) => objects.push({ name, ref }));
  const names = new Names(t);
  for (const { name, ref } of objects) names.give(name, ref);
  const speaker = speakerWith((ref) => names.of(ref));
  const told: Told[] = [];
  attend(t);
  const listener = t.log;
  t.log = (event) => {
    listener?.(event);
    names.note(event);
    const text = tell(speaker, event);
    if (text !== null) told.push({ at: event.at, text });
  };
  const find = (name: string): number => names.find(name);
  /** Somebody has said that he does, and not yet which one. */
  let agreed = false;
  advance(t);
  return scenarioTableOf(governing, t, new ScriptedDice(dice), {
    restsAt: 'main',
    answers(move?: GoverningMove | PlainMove) {
      if (!asked(t)) return [];
      if (move && agreesTo(t, move)) return [true, false];
      const all = entries(t, speaker, move);
      return agreed ? all.filter((entry) => entry !== false) : all;
    },
    moves: () => (asked(t) ? wholeMoves(t, speaker) : []),
    answerKey: (entry: unknown) => valueKey(entry),
    refuse(move: GoverningMove | PlainMove) {
      if (agreesTo(t, move)) return agreed ? { code: 'not-now', data: {} } : null;
      const code = refuse(t, speaker, find, move);
      return code && { code, data: {} };
    },
    take(move: GoverningMove | PlainMove) {
      names.as = 'as' in move && typeof move.as === 'string' ? move.as : undefined;
      if (agreesTo(t, move)) {
        const things = t.options.list().filter((code) => code !== none);
        agreed = things.length > 1;
        if (!agreed) answer(t, things[0] ?? none);
        return;
      }
      agreed = false;
      if ('order' in move) return takeOrder(t, speaker, move.order);
      let code = firstPart(t, speaker, find, move);
      if (code === null) throw new Error('a move was taken that is not legal');
      for (; code !== null; code = nextPart(t, speaker, find, move)) answer(t, code);
    },
    look: (wanted: GoverningLook, at: string) => compareLook({ t, names, speaker, told }, wanted, at),
  });
}

/** Every move that can be made now; where it is asked in steps, all that they lead to. */
const wholeMoves = (t: Table, speaker: Speaker): WholeMove[] =>
  allCodes(t).flatMap((code) => {
    const whole = wholeMoveOf(t, speaker, code);
    if (whole) return [whole];
    const next = new Table(t.p, copyState(t.s));
    listAgain(next);
    answer(next, code);
    return wholeMoves(next, speaker);
  });

/** A pick that may be declined is one question here; a scenario may say first that it is not declined. */
const agreesTo = (t: Table, move: GoverningMove | PlainMove): boolean => {
  const question = asked(t);
  return (
    question?.for === 'pick' &&
    question.by === move.by &&
    'may' in move &&
    move.may === true &&
    allCodes(t).includes(none)
  );
};

/** A list names every skill; the engine asks for long ones in parts. */
function takeOrder(t: Table, speaker: Speaker, order: readonly string[]): void {
  let left = [...order];
  while (left.length > 1 && asked(t)?.for === 'order') {
    const items = orderableNames(t, speaker);
    const places: number[] = [];
    for (const name of left)
      places.push(items.findIndex((one, place) => one === name && !places.includes(place)));
    const code = t.options
      .list()
      .find((rank) => orderOf(t, rank).every((place, index) => place === places[index]));
    if (code === undefined) throw new Error('an order was taken that is not legal');
    left = left.slice(orderOf(t, code).length);
    answer(t, code);
  }
}

/** At `play`, `activate` and `swing` the possible targets of that card, at `order` the skills, else the answers. */
function entries(t: Table, speaker: Speaker, move: GoverningMove | PlainMove | undefined): unknown[] {
  if (asked(t)?.for === 'order') return orderableNames(t, speaker);
  const all = allCodes(t).map((code) => ({ code, one: moveOf(t, speaker, code) }));
  if (!move || !('play' in move || 'activate' in move || 'swing' in move))
    return all.map(({ one }) => entryOf(one));
  const names = all.flatMap(({ code, one }) =>
    isWithSame(one, move) ? targetsIn(t, speaker, code, one) : [],
  );
  return [...new Set(names)];
}

function targetsIn(t: Table, speaker: Speaker, code: number, move: PlainMove): readonly string[] {
  if (moveRank(t, code) === inSteps(t)) {
    const { count } = aimingOf(t, askedSeat(t.s), code);
    return Array.from(t.candidates.subarray(0, count), (c) => speaker.of(refOf(t, c)));
  }
  const on = 'at' in move ? move.at : 'on' in move ? move.on : undefined;
  return on === undefined ? [] : typeof on === 'string' ? [on] : on;
}

/** The answer alone. */
function entryOf({ by: _by, ...answer }: PlainMove): unknown {
  return Object.values(answer)[0];
}
