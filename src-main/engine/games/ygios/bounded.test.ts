import { describe, expect, it } from 'vitest';
import { askedSeat } from '../../kernel/asking';
import { budgets } from '../../kernel/budgets';
import { definitionOf, listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { startMatch } from '../../kernel/match';
import { arenaOf } from '../../kernel/rules-arena';
import { at } from '../../kernel/state';
import { answerOf, findAnswer, firstPart, moveOf, nextPart, offered } from './answers';
import { layOutPosition } from './position';
import { ask, further } from './questions';
import { hand } from './reading';
import { refuse } from './refusals';
import { ygios } from './rules';
import { dealRound } from './setup';
import { sightOf } from './sight';
import type { Table } from './table';
import { madePack } from './testing/made-pack';
import { compiled } from './testing/test-packs';
import { advance, answer, listAgain } from './turn';

/** Questions about more than can be listed: several cards one by one, long lists in parts. */

function programOf(making: Parameters<typeof madePack>[0]) {
  const pack = madePack(making);
  const program = pack.ok ? compiled(pack.value, 'simple')?.program : undefined;
  if (!program) throw new Error(JSON.stringify(pack));
  return program;
}

const asks = (t: Table): number => (at(t.s, restAt) === rest.question ? at(t.s, askKindAt) : 0);
const held = (t: Table): string[] =>
  listIn(t.l, t.s, hand(t, 0)).map((c) => t.p.cardIds[definitionOf(t.s, c)] ?? '');

describe('a discard of five cards out of fifteen', () => {
  const ids = Array.from({ length: 15 }, (_, nth) => `c${nth}`);
  const cards = {
    ...Object.fromEntries(ids.map((id) => [id, {}])),
    throws: { fire: [{ do: 'discard', from: 'hand', n: 5 }] },
    other: {},
  };
  const program = programOf({ cards });
  const opened = (): Table => {
    const t = layOutPosition(program, { hand: { A: ['throws', ...ids], B: ['other'] }, first: 'A' });
    advance(t);
    answer(t, findAnswer(t, { play: 'throws', face: 'up', zone: 'left' }) ?? -9);
    return t;
  };
  const away = ['c1', 'c4', 'c7', 'c9', 'c14'];

  it('has 3,003 ways, so the first card is asked for alone', () => {
    const t = opened();
    expect([asks(t), t.options.count]).toEqual([ask.discard, 15]);
    answer(t, findAnswer(t, { discard: ['c1'] }) ?? -9);
    // Four out of fourteen are 1,001.
    expect([asks(t), t.options.count]).toEqual([ask.discard, 1001]);
  });

  it('a whole move of a scenario or an older match is made through the steps', () => {
    const t = opened();
    const move = { by: 'A', discard: away } as const;
    expect(refuse(t, move)).toBeNull();
    expect(refuse(t, { by: 'A', discard: away.slice(1) })).toMatchObject({ code: 'not-offered' });
    let given = 0;
    for (let code = firstPart(t, move); code !== null; code = nextPart(t, move)) {
      answer(t, code);
      given++;
    }
    expect(given).toBe(2);
    expect(held(t).toSorted()).toEqual(ids.filter((id) => !away.includes(id)).toSorted());
  });
});

describe('a hand with more plays than a question lists', () => {
  const zones = Array.from({ length: 20 }, (_, nth) => `z${nth}`);
  const ids = Array.from({ length: 120 }, (_, nth) => `c${nth}`);
  const program = programOf({ zones, deal: 60, cards: Object.fromEntries(ids.map((id) => [id, {}])) });
  const opened = (): Table => {
    const t = startMatch(ygios, program, 1);
    dealRound(t);
    advance(t);
    return t;
  };

  it('shows them in parts, and the part is nobody else\u2019s business', () => {
    const t = opened();
    const [seat, all] = [askedSeat(t.s), offered(t)];
    // Each card in each zone, on either side, and backing off.
    expect(all.length).toBe(60 * 20 * 2 + 1);
    expect(t.options.count).toBe(budgets.answers);
    const other = Array.from(sightOf(t, 1 - seat).state);
    const first = t.options.list();
    expect(moveOf(t, further)).toMatchObject({ further: true });
    answer(t, further);
    expect(Array.from(sightOf(t, 1 - seat).state)).toEqual(other);
    expect([...first.slice(0, -1), ...t.options.list()].map((code) => moveOf(t, code))).toEqual(all);
    const second = t.options.list();
    listAgain(t);
    expect(t.options.list()).toEqual(second);
    // What another part shows can be answered too: a move in words says nothing of parts.
    const play = first[0] ?? -9;
    expect(findAnswer(t, answerOf(t, play))).toBe(play);
    answer(t, play);
    expect(t.options.has(further)).toBe(true);
  });

  it('random play ends, and no question is longer', () => {
    const arena = arenaOf(ygios, program);
    const chance = new Chance(1, 'bot');
    arena.begin(1);
    for (let question = 0; arena.count > 0 && question < 1000; question++) {
      expect(arena.count).toBeLessThanOrEqual(budgets.answers);
      arena.choose(chance.below(arena.count));
    }
    expect(arena.count).toBe(0);
  });
});
