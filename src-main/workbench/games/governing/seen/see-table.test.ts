import { expect, it } from 'vitest';
import { beginMatch } from '../../../../engine/games/governing/game';
import { createLog } from '../../../../engine/games/governing/log';
import { ask } from '../../../../engine/games/governing/questions';
import type { Table } from '../../../../engine/games/governing/table';
import { asksNow } from '../../../../engine/games/governing/test-duel';
import { twinOf } from '../../../../engine/games/governing/test-eyes';
import { shippedDefinitions, shippedProgram } from '../../../../engine/games/governing/test-shipped';
import { answer } from '../../../../engine/games/governing/turn';
import { Chance } from '../../../../engine/kernel/chance';
import { askKindAt } from '../../../../engine/kernel/head';
import { at } from '../../../../engine/kernel/state';
import { faultsOf, wordsIn } from '../../test-seen';
import { ToldLog } from '../../told-log';
import { beginTable } from '../match-table';
import { seeTable } from './see-table';

const words = wordsIn(shippedDefinitions());
const program = shippedProgram();
/** A duel is long: a few of them meet every question. */
const duels = Math.ceil(Number(process.env['HEARTDECK_ROUNDS'] ?? 12) / 4);

it('says everything in every language', () => {
  const asked = new Set<number>();
  for (let seed = 1; seed <= duels; seed++) {
    const chance = new Chance(seed, 'bot');
    let number = 0;
    for (let table = beginTable(program, seed); ; table = table.take(chance.below(table.count))) {
      const kind = at(table.state, askKindAt);
      // Menus are alike; what is rare is always looked at.
      if (kind !== ask.main || number++ % 5 === 0 || table.outcome)
        expect(faultsOf(table, words), `seed ${seed}`).toEqual([]);
      asked.add(kind);
      if (table.outcome) break;
    }
  }
  const all = [ask.main, ask.answer, ask.stepIn, ask.refresh, ask.target, ask.pick, ask.mulligan];
  expect([...asked]).toEqual(expect.arrayContaining(all));
});

it('shows a seat nothing that it can’t know: twins that differ only in that look alike', () => {
  for (let seed = 1; seed <= duels; seed++) {
    const chance = new Chance(seed, 'bot');
    const t: Table = beginMatch(program, seed);
    const nothing = new ToldLog(null, createLog(2));
    for (let step = 0; asksNow(t); step++) {
      for (const seat of step % 4 === 0 ? [0, 1] : []) {
        const mine = JSON.stringify(seeTable(t, nothing, seat, words.ja));
        const twin = JSON.stringify(seeTable(twinOf(t, seat, chance), nothing, seat, words.ja));
        expect(twin, `seed ${seed}, step ${step}, seat ${seat}`).toBe(mine);
      }
      answer(t, t.options.at(chance.below(t.options.count)));
    }
  }
});

it('shows a designer both hands and both books', () => {
  const table = beginTable(program, 3);
  const counts = (viewer: number | null) =>
    Object.fromEntries(
      table
        .see(viewer, words.en)
        .places.flatMap(({ id, is, cards }) => (is === 'hand' || is === 'pile' ? [[id, cards.length]] : [])),
    );
  expect(counts(null)).toEqual({ 'hand:A': 6, 'book:A': 24, 'hand:B': 6, 'book:B': 24 });
  expect(counts(1)).toEqual({ 'hand:A': 0, 'book:A': 0, 'hand:B': 6, 'book:B': 0 });
});
