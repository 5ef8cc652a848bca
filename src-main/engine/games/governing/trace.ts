import { Chance } from '../../kernel/chance';
import { listIn } from '../../kernel/cards';
import type { Outcome } from '../../kernel/game';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { moveOf, speakerWith, type Speaker } from './answers';
import { outcomeOf } from './outcome';
import { layOutPosition, seatLetter, type Position } from './position';
import { Names } from './scenario/names';
import { activeAt } from './layout';
import { refOf } from './reading';
import { startMatch } from './setup';
import { bySeat, idsIn, objectOf, pileOf, tableOf, winnerOf } from './snapshot';
import type { Program, Table } from './table';
import { advance, answer } from './turn';

/**
 * Random play that another program can follow: every question with all its answers, and the position after each.
 * Lines are made one by one, for whoever writes them out.
 */
export type Trace = Generator<string, Loop | null, undefined>;
/** Texts that set each other off for ever: the trace ends there, and these cards were at it. */
export type Loop = Extract<Outcome, { is: 'rules-loop' }>;

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
    const t = startMatch(program, duel === 1 ? seed : seeds.below(2 ** 31));
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

function* playOn(t: Table, names: Names, chance: Chance): Trace {
  const speaker = speakerWith((ref) => names.of(ref));
  t.log = (event) => names.note(event);
  advance(t);
  takeOnlyAnswers(t);
  while (at(t.s, restAt) === rest.question) {
    const offered = t.options.list().map((code) => moveOf(t, speaker, code));
    const code = t.options.at(chance.below(t.options.count));
    yield JSON.stringify({ ...moveOf(t, speaker, code), offered });
    answer(t, code);
    takeOnlyAnswers(t);
    if (at(t.s, restAt) !== rest.loop) yield JSON.stringify({ state: snapshot(t, speaker) });
  }
  const outcome = outcomeOf(t);
  if (outcome?.is === 'rules-loop') return outcome;
  yield JSON.stringify({ winner: winnerOf(t) });
  return null;
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
