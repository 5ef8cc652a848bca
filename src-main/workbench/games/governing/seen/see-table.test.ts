import { expect, it } from 'vitest';
import { findAnswer, moveOf } from '../../../../engine/games/governing/answers';
import { beginMatch } from '../../../../engine/kernel/match';
import { governing } from '../../../../engine/games/governing/rules';
import { ask } from '../../../../engine/games/governing/questions';
import type { Table } from '../../../../engine/games/governing/table';
import { asksNow } from '../../../../engine/games/governing/test-duel';
import { copyOf, twinOf } from '../../../../engine/games/governing/test-eyes';
import { shippedDefinitions, shippedProgram } from '../../../../engine/games/governing/test-shipped';
import { viewSpeaker } from '../../../../engine/games/governing/things';
import { answer } from '../../../../engine/games/governing/turn';
import { Chance } from '../../../../engine/kernel/chance';
import { askKindAt } from '../../../../engine/kernel/head';
import { at } from '../../../../engine/kernel/state';
import { askEverything, faultsOf, strayEvents, takeAny, wordsIn } from '../../test-seen';
import { beginTable, matchTableOf } from '../../match-table-of';
import { matchParts } from '../match-table';
import { newLog } from '../told';

const words = wordsIn(shippedDefinitions());
const program = shippedProgram();
/** A duel is long: a few of them meet every question. */
const duels = Math.ceil(Number(process.env['HEARTDECK_ROUNDS'] ?? 12) / 4);

it('says everything in every language', () => {
  const asked = new Set<number>();
  for (let seed = 1; seed <= duels; seed++) {
    const chance = new Chance(seed, 'bot');
    let number = 0;
    for (let table = beginTable(matchParts, program, seed); ; table = takeAny(table, chance)) {
      const kind = at(table.state, askKindAt);
      // Menus are alike; what is rare is always looked at.
      if (kind !== ask.main || number++ % 5 === 0 || table.outcome)
        expect(faultsOf(table, words), `seed ${seed}`).toEqual([]);
      expect(strayEvents(table.see(0, words.en)), `seed ${seed}`).toEqual([]);
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
    const t: Table = beginMatch(governing, program, seed);
    const shown = (table: Table, seat: number): string => {
      const one = matchTableOf(matchParts, table, newLog(program, null));
      return JSON.stringify([one.see(seat, words.ja), askEverything(one, seat, words.ja)]);
    };
    for (let step = 0; asksNow(t); step++) {
      for (const seat of step % 4 === 0 ? [0, 1] : []) {
        const mine = shown(t, seat);
        expect(shown(twinOf(t, seat, chance), seat), `seed ${seed}, step ${step}, seat ${seat}`).toBe(mine);
      }
      answer(t, t.options.at(chance.below(t.options.count)));
    }
  }
});

it('leads no eye to what the log does not tell: where twins are told the same, they are shown the same', () => {
  let compared = 0;
  for (let seed = 1; seed <= duels; seed++) {
    const chance = new Chance(seed, 'bot');
    const t: Table = beginMatch(governing, program, seed);
    for (let step = 0; asksNow(t); step++) {
      const code = t.options.at(chance.below(t.options.count));
      for (const seat of step % 4 === 0 ? [0, 1] : []) {
        const twin = twinOf(t, seat, chance);
        const same = findAnswer(twin, viewSpeaker(twin), moveOf(t, viewSpeaker(t), code));
        if (same === null) continue;
        const played = (table: Table, given: number) => {
          const told = newLog(program, null);
          told.attach(table);
          answer(table, given);
          return told.told(seat);
        };
        const [mine, other] = [played(copyOf(t), code), played(twin, same)];
        const entries = (all: typeof mine): string => JSON.stringify(all.map(({ entry }) => entry));
        if (entries(mine) !== entries(other)) continue;
        compared++;
        expect(other, `seed ${seed}, step ${step}, seat ${seat}`).toEqual(mine);
      }
      answer(t, code);
    }
  }
  expect(compared).toBeGreaterThan(duels * 4);
});

it('shows a designer both hands and both books', () => {
  const table = beginTable(matchParts, program, 3);
  const counts = (viewer: number | null) =>
    Object.fromEntries(
      table
        .see(viewer, words.en)
        .places.flatMap(({ id, is, cards }) => (is === 'hand' || is === 'pile' ? [[id, cards.length]] : [])),
    );
  expect(counts(null)).toEqual({ 'hand:A': 6, 'book:A': 24, 'hand:B': 6, 'book:B': 24 });
  expect(counts(1)).toEqual({ 'hand:A': 0, 'book:A': 0, 'hand:B': 6, 'book:B': 0 });
});
