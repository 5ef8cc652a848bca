import { expect, it } from 'vitest';
import { moveKey, startDuel, type OracleDuel, type OraclePack, type Question } from './oracle';
import { chanceOf, randomSetUp, shippedPack, type Chance } from './test-pack';
import { playOut } from './test-play';
import { probesOf } from './test-probes';

const pack = shippedPack();

/** Every card that a seat owns, wherever it is; at rest nothing is on its way. */
function cardsOf({ tokens }: OraclePack, duel: OracleDuel, seat: 'A' | 'B'): string[] {
  const { hand, book, couch, objects } = duel.snapshot();
  const inPlay = Object.values(objects).filter(({ in: where, owner }) => where === 'play' && owner === seat);
  const cards = inPlay.map(({ card }) => card).filter((id) => !tokens.some((token) => token.id === id));
  return [...(hand[seat] ?? []), ...(book[seat] ?? []), ...(couch[seat] ?? []), ...cards].toSorted();
}

function checkObjects(duel: OracleDuel, told: string): void {
  const { objects, owned, hosts, ap } = duel.snapshot();
  for (const [name, object] of Object.entries(objects)) {
    if (object.in !== 'play') continue;
    expect(object.sp, `${told} ${name}`).toBeLessThanOrEqual(object.maxSp);
    expect(object.pe, `${told} ${name}`).toBeGreaterThanOrEqual(0);
    if (object.attached !== null) expect(objects[object.attached]?.in, `${told} ${name}`).toBe('play');
  }
  for (const n of Object.values(owned)) expect(n, told).toBeLessThanOrEqual(pack.rules.ownedMax);
  for (const n of [...Object.values(hosts), ...Object.values(ap)]) expect(n, told).toBeGreaterThanOrEqual(0);
}

function checkRefusals(duel: OracleDuel, question: Question, chance: Chance, told: string): void {
  const keys = new Set(question.answers.map(moveKey));
  for (const move of question.answers) expect(duel.refuse(move), `${told} ${moveKey(move)}`).toBeNull();
  const wrong = probesOf(duel, question, chance).filter(
    (move) => (duel.refuse(move) === null) !== keys.has(moveKey(move)),
  );
  expect(wrong, told).toEqual([]);
}

it('random duels lose no card, keep numbers in their ends and refuse what they do not offer', () => {
  for (let seed = 20_001; seed <= 20_025; seed += 1) {
    const chance = chanceOf(seed);
    const told = `seed ${seed}`;
    const given = randomSetUp(pack, chance);
    const duel = startDuel(pack, {}, given);
    const lists = { A: given.book?.A?.toSorted(), B: given.book?.B?.toSorted() };
    playOut(duel, chance, (question) => {
      if (question.for !== 'order') checkRefusals(duel, question, chance, told);
      if (question.for !== 'main') return;
      checkObjects(duel, told);
      for (const seat of ['A', 'B'] as const)
        expect(cardsOf(pack, duel, seat), `${told} ${seat}`).toEqual(lists[seat]);
    });
    expect(duel.winner(), told).not.toBeNull();
  }
});
