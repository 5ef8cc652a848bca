import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../dice';
import { compare, same } from './compare';
import type { Difference } from './difference';
import { findNotLegal, runScenario, type ScenarioTable, type Script } from './run-scenario';

/** A game that any child knows: seats take one or two from a heap in turn, and A and B are both asked at the start. */
interface Take {
  readonly by: string;
  readonly take: number;
}
interface Seen {
  readonly heap?: number;
  readonly legal?: readonly number[];
}

class Heap implements ScenarioTable<Take, Seen> {
  readonly words = Int32Array.of(5, 0);
  readonly dice = new ScriptedDice();
  spoils = false;
  loops = false;

  question() {
    if (this.words[0] === 0) return null;
    const begun = this.words[1] !== 0;
    return { by: begun ? [this.words[1] === 1 ? 'B' : 'A'] : ['A', 'B'], for: 'take', rests: begun };
  }
  answers() {
    return this.question() ? [1, 2].filter((n) => n <= (this.words[0] ?? 0)) : [];
  }
  answerKey(entry: unknown) {
    return String(entry);
  }
  refuse({ by, take }: Take) {
    if (this.spoils) this.words[0] = 1;
    const question = this.question();
    if (!question) return { code: 'over', data: {} };
    if (!question.by.includes(by)) return { code: 'not-you', data: {} };
    return this.answers().includes(take) ? null : { code: 'not-so-many', data: {} };
  }
  take({ by, take }: Take) {
    this.words[0] = (this.words[0] ?? 0) - take;
    this.words[1] = by === 'A' ? 1 : 2;
  }
  look({ heap, legal }: Seen, at: string): Difference | null {
    const difference = heap === undefined ? null : compare(same, `${at}.heap`, heap, this.words[0]);
    return difference ?? (legal ? findNotLegal(this, legal, `${at}.legal`) : null);
  }
  state() {
    return this.words;
  }
  loop() {
    return this.loops && this.words[1] !== 0 ? ['x', 'y'] : null;
  }
}

const take = (by: string, n: number) => ({ by, take: n });

describe('steps', () => {
  const rows: readonly (readonly [string, Script<Take, Seen>, Difference | null])[] = [
    [
      'moves and looks',
      { when: [take('B', 2), { expect: { heap: 3 } }, take('A', 1)], then: { heap: 2 } },
      null,
    ],
    [
      'the first of two differences',
      { when: [take('A', 1), { expect: { heap: 3 } }], then: { heap: 9 } },
      { is: 'value', at: 'when.1.expect.heap', expected: '3', found: '4' },
    ],
    [
      'a move out of turn',
      { when: [take('A', 1), take('A', 1)] },
      { is: 'refused', at: 'when.1', code: 'not-you', by: 'B', for: 'take' },
    ],
    ['a refusal', { when: [{ ...take('A', 3), refused: true, code: 'not-so-many' }, take('A', 1)] }, null],
    [
      'a refusal for another reason',
      { when: [{ ...take('A', 3), refused: true, code: 'over' }] },
      { is: 'value', at: 'when.0.code', expected: 'over', found: 'not-so-many' },
    ],
    ['no refusal', { when: [{ ...take('A', 2), refused: true }] }, { is: 'accepted', at: 'when.0' }],
    ['answers in another order', { when: [{ ...take('A', 2), offered: [2, 1], notOffered: [3] }] }, null],
    [
      'answers too few',
      { when: [{ ...take('A', 2), offered: [2] }] },
      { is: 'value', at: 'when.0.offered', expected: '[2]', found: '[2,1]' },
    ],
    [
      'an answer that must not be there',
      { when: [{ ...take('A', 2), notOffered: [3, 1] }] },
      { is: 'offered', at: 'when.0.notOffered.1', entry: '1' },
    ],
    [
      'an answer that must be there',
      { when: [take('A', 1)], then: { legal: [1, 4] } },
      { is: 'not-legal', at: 'then.legal.1', entry: '4' },
    ],
    ['no step at all', {}, { is: 'open-question', at: 'then', by: 'A, B', for: 'take' }],
    [
      'a step after the end',
      { when: [take('A', 2), take('B', 2), take('A', 1), take('B', 1)] },
      { is: 'refused', at: 'when.3', code: 'over', by: '', for: '' },
    ],
  ];
  it.each(rows)('%s', (_name, script, difference) => {
    expect(runScenario(new Heap(), script)).toEqual(difference);
  });

  it('a refused move that changes something is told', () => {
    const heap = new Heap();
    heap.spoils = true;
    expect(runScenario(heap, { when: [{ ...take('A', 3), refused: true }] })).toEqual({
      is: 'changed',
      at: 'when.0',
    });
  });

  it('a loop is told where it began', () => {
    const heap = new Heap();
    heap.loops = true;
    expect(runScenario(heap, { when: [take('A', 1), take('B', 1)] })).toEqual({
      is: 'rules-loop',
      at: 'when.0',
      cards: ['x', 'y'],
    });
  });
});
