import { expect, it } from 'vitest';
import { idOf } from '../../../../engine/games/ygios/refs';
import { beginMatch } from '../../../../engine/kernel/match';
import { ygios } from '../../../../engine/games/ygios/rules';
import { ask } from '../../../../engine/games/ygios/questions';
import { shippedDefinitions, shippedProgram } from '../../../../engine/games/ygios/testing/shipped';
import { asksNow } from '../../../../engine/games/ygios/testing/trial';
import { copyOf, hiddenFrom, twinOf } from '../../../../engine/games/ygios/testing/test-eyes';
import type { Table } from '../../../../engine/games/ygios/table';
import { answer } from '../../../../engine/games/ygios/turn';
import { Chance } from '../../../../engine/kernel/chance';
import { askKindAt } from '../../../../engine/kernel/head';
import { at } from '../../../../engine/kernel/state';
import type { MatchTable } from '../../../matches/match-table';
import { askEverything, faultsOf, strayEvents, takeAny, wordsIn } from '../../test-seen';
import { beginTable, matchTableOf } from '../../match-table-of';
import { matchParts } from '../match-table';
import { newLog } from '../told';

const words = wordsIn(shippedDefinitions());
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 12);

it.each(['simple', 'advanced'] as const)('says everything in every language: %s', (mode) => {
  const program = shippedProgram(mode);
  const asked = new Set<number>();
  for (let seed = 1; seed <= rounds; seed++) {
    const chance = new Chance(seed, 'bot');
    for (let table = beginTable(matchParts, program, seed); ; table = takeAny(table, chance)) {
      expect(faultsOf(table, words), `seed ${seed}`).toEqual([]);
      expect(strayEvents(table.see(0, words.en)), `seed ${seed}`).toEqual([]);
      asked.add(at(table.state, askKindAt));
      if (table.outcome) break;
      // One round is enough of a match, and the first question of the next.
      if (table.see(null, words.en).headline.startsWith('Round 2')) break;
    }
  }
  const all = [ask.turn, ask.pick, ask.zone, ask.may, ask.place, ask.discard];
  expect([...asked]).toEqual(expect.arrayContaining(mode === 'simple' ? [ask.turn, ask.pick] : all));
});

it('shows a seat nothing that it can’t know: twins that differ only in that look alike', () => {
  const program = shippedProgram('advanced');
  for (let seed = 1; seed <= rounds; seed++) {
    const chance = new Chance(seed, 'bot');
    const t: Table = beginMatch(ygios, program, seed);
    // What was logged was seen then: here it is what lies on the table that counts.
    const shown = (table: Table, seat: number): string => {
      const one = matchTableOf(matchParts, table, newLog(null));
      return JSON.stringify([one.see(seat, words.uk), askEverything(one, seat, words.uk)]);
    };
    while (asksNow(t)) {
      for (const seat of [0, 1]) {
        const mine = shown(t, seat);
        const twin = shown(twinOf(t, seat, chance), seat);
        expect(twin, `seed ${seed}, seat ${seat}`).toBe(mine);
        const leaked = hiddenFrom(t, seat).filter((c) => mine.includes(`cards/${idOf(t, c)}.json`));
        expect(leaked, `seed ${seed}, seat ${seat}`).toEqual([]);
      }
      answer(t, t.options.at(chance.below(t.options.count)));
    }
  }
});

it('leads no eye to what the log does not tell: where twins are told the same, they are shown the same', () => {
  const program = shippedProgram('advanced');
  let compared = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    const chance = new Chance(seed, 'bot');
    const t: Table = beginMatch(ygios, program, seed);
    while (asksNow(t)) {
      const code = t.options.at(chance.below(t.options.count));
      for (const seat of [0, 1]) {
        const twin = twinOf(t, seat, chance);
        if (!twin.options.has(code)) continue;
        const [mine, other] = [copyOf(t), twin].map((table) => {
          const told = newLog(null);
          told.attach(table);
          answer(table, code);
          return told.told(seat);
        });
        if (
          JSON.stringify(mine?.map(({ entry }) => entry)) !== JSON.stringify(other?.map(({ entry }) => entry))
        )
          continue;
        compared++;
        expect(other, `seed ${seed}, seat ${seat}`).toEqual(mine);
      }
      answer(t, code);
    }
  }
  expect(compared).toBeGreaterThan(rounds * 4);
});

it('shows a designer everything: both hands, the pile, and the row that is still hidden', () => {
  const table = beginTable(matchParts, shippedProgram('advanced'), 3);
  const place = (viewer: number | null, id: string) =>
    table.see(viewer, words.en).places.find((one) => one.id === id);
  expect(place(null, 'hand:A')?.cards).toHaveLength(8);
  expect(place(null, 'hand:B')?.cards).toHaveLength(8);
  expect(place(null, 'pile')?.cards).toHaveLength(8);
  expect(place(0, 'hand:B')).toMatchObject({ count: 8, cards: [] });
  expect(place(0, 'pile')).toMatchObject({ count: 8, cards: [] });
  const bonuses = (viewer: number | null) =>
    table.see(viewer, words.en).places.filter(({ is }) => is === 'bonus').length;
  expect([bonuses(null), bonuses(0)]).toEqual([3, 0]);
});

it('tells of no order and no control before the row is known', () => {
  const zoneMarks = (viewer: number | null, table: MatchTable): (readonly string[])[] =>
    table
      .see(viewer, words.en)
      .places.filter(({ is }) => is === 'zone')
      .map(({ marks }) => marks.map(({ is }) => is));
  const secret = beginTable(matchParts, shippedProgram('advanced'), 3);
  const three = <T>(one: T): T[] => [one, one, one];
  expect(zoneMarks(0, secret)).toEqual(three(['devotion', 'devotion', 'unplaced']));
  expect(zoneMarks(null, secret)).toEqual(three(['devotion', 'devotion']));
  const shown = beginTable(matchParts, shippedProgram('advanced', { revealBeforeSculpt: true }), 3);
  expect(zoneMarks(0, shown)).toEqual(three(['devotion', 'devotion']));
  const laidOut = secret.take(0, 0).take(1, 0);
  expect(zoneMarks(0, laidOut)).toEqual(three(['devotion', 'devotion', 'control']));
});
