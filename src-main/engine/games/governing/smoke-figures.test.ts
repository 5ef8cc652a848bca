import { describe, expect, it } from 'vitest';
import { countIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { askKindAt, rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { drawn, firstAt, turnAt, winnerAt } from './layout';
import { ask } from './questions';
import { startMatch } from '../../kernel/match';
import { governing } from './rules';
import { shippedProgram } from './test-shipped';
import { advance, answer } from './turn';

/** Duels between players who choose evenly; the rules say what comes of that. */
const duels = Math.max(300, Number(process.env['HEARTDECK_ROUNDS'] ?? 300));
const seed = 20_261_116;

function play() {
  const program = shippedProgram();
  const chance = new Chance(seed, 'bot');
  const seeds = new Chance(seed, 'game');
  const found = { turns: 0, first: 0, second: 0, draws: 0, menus: 0, moves: 0 };
  const more = { swings: 0, bowOuts: 0, drawn: 0, emptyBooks: 0, loops: 0 };
  for (let duel = 0; duel < duels; duel++) {
    const t = startMatch(governing, program, seeds.below(2 ** 31));
    t.log = ({ is }) => {
      if (is === 'swing') more.swings++;
      else if (is === 'bowOut') more.bowOuts++;
      else if (is === 'draw') more.drawn++;
    };
    advance(t);
    while (at(t.s, restAt) === rest.question) {
      if (at(t.s, askKindAt) === ask.main) {
        found.menus++;
        found.moves += t.options.count;
      }
      answer(t, t.options.at(chance.below(t.options.count)));
    }
    if (at(t.s, restAt) === rest.loop) more.loops++;
    found.turns += at(t.s, turnAt);
    const winner = at(t.s, winnerAt);
    if (winner === drawn) found.draws++;
    else if (winner === at(t.s, firstAt)) found.first++;
    else found.second++;
    if (countIn(t.l, t.s, t.l.book) === 0 || countIn(t.l, t.s, t.l.book + 1) === 0) more.emptyBooks++;
  }
  return { ...found, ...more };
}

describe(`${duels} random duels (seed ${seed})`, () => {
  const found = play();
  /** Four times the sampling error of the mean or share, for this many duels. */
  const share = (4 * 50) / Math.sqrt(duels);
  const rows = [
    { what: 'turns', value: found.turns / duels, about: 39, within: (4 * 19) / Math.sqrt(duels) },
    { what: '% won by who began', value: (100 * found.first) / duels, about: 50, within: share },
    { what: '% won by the other', value: (100 * found.second) / duels, about: 48, within: share },
    { what: '% drawn', value: (100 * found.draws) / duels, about: 2, within: 4 },
    { what: 'moves in the main menu', value: found.moves / found.menus, about: 5.7, within: 0.5 },
    { what: 'swings', value: found.swings / duels, about: 23, within: 3 },
    { what: 'bow-outs', value: found.bowOuts / duels, about: 14, within: 2 },
    { what: 'cards drawn', value: found.drawn / duels, about: 45, within: 3 },
    { what: '% that empty a book', value: (100 * found.emptyBooks) / duels, about: 20, within: 10 },
    { what: 'rules that loop', value: found.loops, about: 0, within: 0 },
  ];
  it.each(rows)('$what: about $about', ({ value, about, within }) => {
    expect(Math.abs(value - about), `found ${value}`).toBeLessThanOrEqual(within);
  });
});
