import { Chance } from '../../kernel/chance';
import { listIn } from '../../kernel/cards';
import { rest, restAt } from '../../kernel/head';
import { startMatch } from '../../kernel/match';
import { at } from '../../kernel/state';
import { traceOn, type Trace } from '../../kernel/trace';
import { moveOf, speakerWith, wholeMoveOf, type Speaker, type WholeMove } from './answers';
import { layOutPosition, seatLetter, type Position } from './position';
import { Names } from './scenario/names';
import { activeAt } from './layout';
import { refOf } from './reading';
import { governing } from './rules';
import { bySeat, idsIn, objectOf, pileOf, tableOf, winnerOf } from './snapshot';
import type { Program, Table } from './table';
import { advance, answer } from './turn';

export interface Traced {
  readonly program: Program;
  /** Those that differ from what the pack's rules say. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Plays duels, one after another; each begins with its set-up. */
export function* traceDuels({ program, options }: Traced, seed: number, duels: number): Trace {
  const chance = new Chance(seed, 'bot');
  const seeds = new Chance(seed, 'game', 1);
  for (let duel = 1; duel <= duels; duel++) {
    const t = startMatch(governing, program, duel === 1 ? seed : seeds.below(2 ** 31));
    const given: Position = {
      step: 'setUp',
      active: seatLetter(at(t.s, activeAt)),
      book: bySeat(t, (seat) => idsIn(t, t.l.book + seat)),
      ...(t.l.seats === 2 ? {} : { players: t.l.seats }),
    };
    yield JSON.stringify({ format: 1, game: 'governing', options, duel, given });
    const loop = yield* playOn(t, new Names(t), chance);
    if (loop) return loop;
  }
  return null;
}

/** Plays on from a position that has been checked. The nth of a file has chances of its own. */
export function* tracePosition(
  { program, options }: Traced,
  seed: number,
  nth: number,
  given: Position,
): Trace {
  const objects: { name: string; ref: number }[] = [];
  const t = layOutPosition(program, given, (name, ref) => objects.push({ name, ref }));
  const names = new Names(t);
  for (const { name, ref } of objects) names.give(name, ref);
  yield JSON.stringify({ format: 1, game: 'governing', options, given });
  return yield* playOn(t, names, new Chance(seed, 'bot', nth));
}

function playOn(t: Table, names: Names, chance: Chance): Trace {
  const speaker = speakerWith((ref) => names.of(ref));
  t.log = (event) => names.note(event);
  advance(t);
  return traceOn(governing, t, {
    moveOf: (_t, code) => moveOf(t, speaker, code),
    make: () => makeMove(t, speaker, chance),
    snapshot: () => snapshot(t, speaker),
    result: () => ({ winner: winnerOf(t) }),
    settle: takeOnlyAnswers,
  });
}

/** What is chosen in steps is one move. */
function makeMove(t: Table, speaker: Speaker, chance: Chance): WholeMove {
  for (;;) {
    const code = t.options.at(chance.below(t.options.count));
    const whole = wholeMoveOf(t, speaker, code);
    answer(t, code);
    if (whole) return whole;
  }
}

/** The main menu is asked even if the turn can only be ended; a question with one answer has no line in a trace. */
function takeOnlyAnswers(t: Table): void {
  while (at(t.s, restAt) === rest.question && t.options.count === 1) answer(t, t.options.at(0));
}

/** Everything that lies on the table, by the names that a follower gives as well. */
export const snapshot = (t: Table, speaker: Speaker) => ({
  objects: Object.fromEntries(
    listIn(t.l, t.s, t.l.inPlay).map((c) => [speaker.of(refOf(t, c)), objectOf(t, speaker, c)]),
  ),
  ...tableOf(t),
  pile: pileOf(t, speaker),
});
