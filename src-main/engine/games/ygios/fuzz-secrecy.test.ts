import { env } from 'node:process';
import { expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { cardTroubles } from './testing/conservation';
import { choiceDifference, seats, shownTo, twinDifference, twinDifferenceAfter } from './testing/eyes';
import { compiled, verdictOn } from './testing/pack-trial';
import { packFiles, randomPack } from './testing/random-pack';
import { anyCode, asksNow, firstRound } from './testing/trial';
import { imagine, sightOf } from './sight';
import { Table } from './table';
import { answer, listAgain } from './turn';

/**
 * Hidden cards stay hidden with cards that nobody wrote, too: texts that draw, place, put under and ask in ways the
 * printed ones never do. `HEARTDECK_PACKS=20000` tries more.
 */
const packs = Math.ceil(Number(env['HEARTDECK_PACKS'] ?? 2000) / 8);

/** One question of a game, looked at by both seats in every way there is; the first difference, or null. */
function leak(t: Table, code: number, chance: Chance): string | null {
  for (const seat of seats) {
    for (const shown of [twinDifference(t, seat, chance), twinDifferenceAfter(t, seat, code, chance)])
      if (shown && shown !== 'told apart') return `seat ${seat}\n${shown.one}\n${shown.other}`;
    const world = new Table(t.p, new Int32Array(t.l.words));
    imagine(world, sightOf(t, seat), chance);
    listAgain(world);
    if (cardTroubles(world).length > 0) return cardTroubles(world).join();
    if (shownTo(world, seat) !== shownTo(t, seat)) return `seat ${seat} imagines another world`;
  }
  const choice = choiceDifference(t, code, chance);
  return choice && choice !== 'told apart' ? `a choice shows\n${choice.one}\n${choice.other}` : null;
}

it('nothing hidden shows through packs that nobody wrote', () => {
  let questions = 0;
  for (let seed = 100_001; seed <= 100_000 + packs; seed++) {
    const verdict = verdictOn(packFiles(randomPack(seed, { cards: 16, zones: 4 })));
    if (verdict.is !== 'playable') continue;
    const game = compiled(verdict.definitions, seed % 2 === 0 ? 'simple' : 'advanced');
    if (!game) throw new Error(`pack seed ${seed}: no game`);
    const t = firstRound({ program: game.program, seed });
    const chance = new Chance(seed, 'bot', 5);
    for (let question = 0; asksNow(t) && question < 60; question++) {
      const code = anyCode(t, chance);
      const found = leak(t, code, chance);
      if (found) expect(found, `pack seed ${seed}, question ${question}`).toBeNull();
      questions++;
      answer(t, code);
    }
  }
  expect(questions).toBeGreaterThan(packs * 3);
});
