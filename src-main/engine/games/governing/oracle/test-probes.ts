/** Moves like those that are offered, aimed elsewhere or made by somebody else: most of them must be refused. */
import type { Move, OracleDuel, Question } from './oracle';
import type { Chance } from './test-pack';

function likeIt(move: Move, names: readonly string[], chance: Chance): Move {
  const any = (): string => names[chance(names.length)] ?? '';
  if (chance(6) === 0) return { ...move, by: move.by === 'A' ? 'B' : 'A' };
  if ('play' in move) {
    const x = chance(3) === 0 ? { x: chance(12) - 1 } : {};
    return { ...move, ...x, on: [any(), any()].slice(chance(2)) };
  }
  if ('activate' in move) return { by: move.by, activate: any(), on: any() };
  if ('swing' in move) return { by: move.by, swing: any(), at: any() };
  return { by: move.by, pick: any() };
}

/** What a player could try at any time: every card of his hand, everything of his in play. */
function attempts(duel: OracleDuel, question: Question, names: readonly string[], chance: Chance): Move[] {
  const { by } = question;
  const { hand, objects } = duel.snapshot();
  const any = (): string => names[chance(names.length)] ?? '';
  const things = Object.keys(objects).filter((name) => objects[name]?.in === 'play');
  return [
    ...(hand[by] ?? []).map((play): Move => ({ by, play, ...(chance(2) === 0 ? { on: any() } : {}) })),
    ...things.map((swing): Move => ({ by, swing, at: any() })),
    ...things.map((activate): Move => ({ by, activate, on: any() })),
    { by, draw: true },
    { by, end: true },
    { by, pass: true },
    { by, stepIn: false },
    { by, refresh: true },
    // A scenario may agree to an optional pick before it picks; the question itself is one.
    ...(question.for === 'pick' ? [] : [{ by, may: true } as const]),
  ];
}

export function probesOf(duel: OracleDuel, question: Question, chance: Chance): Move[] {
  const names = [...Object.keys(duel.snapshot().objects), 'A', 'B'];
  return [
    ...question.answers.map((move) => likeIt(move, names, chance)),
    ...attempts(duel, question, names, chance),
  ];
}
