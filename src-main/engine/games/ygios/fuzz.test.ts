import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { Chance } from '../../kernel/chance';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { outcomeOf } from './outcome';
import { dealRound } from './setup';
import type { Table } from './table';
import { cardTroubles } from './testing/conservation';
import { mutate, mutateBytes } from './testing/mutations';
import { numberTroubles, questionTroubles } from './testing/numbers';
import { compiled, placeTroubles, verdictOn, type Verdict } from './testing/test-packs';
import { packFiles, randomPack } from './testing/random-pack';
import { oneOf } from './testing/random-words';
import { anyCode, asksNow, firstRound } from './testing/trial';
import type { Mode } from '@shared/games/index';
import { advance, answer } from './turn';

/**
 * Designers write anything. Packs made at random from the schemas are refused with reasons, or are played: then every
 * round ends, no card is lost and no number is wrong. `HEARTDECK_PACKS=100000` tries more; a failure prints its seed.
 */
const packs = Number(env['HEARTDECK_PACKS'] ?? 2000);
const modes: readonly Mode[] = ['simple', 'advanced'];
const mostRounds = 4;

function expectNone(troubles: readonly string[], told: string): void {
  if (troubles.length > 0) expect(troubles, told).toEqual([]);
}

/** Plays a few rounds with random answers, looking at everything after every one of them. */
function playOn(t: Table, chance: Chance, told: string): void {
  for (let round = 1; ; round++) {
    while (asksNow(t)) {
      expectNone(questionTroubles(t), told);
      expectNone(cardTroubles(t), told);
      expectNone(numberTroubles(t), told);
      answer(t, anyCode(t, chance));
    }
    expectNone(cardTroubles(t), told);
    expectNone(numberTroubles(t), told);
    if (round === mostRounds || at(t.s, restAt) !== rest.roundOver) return;
    dealRound(t);
    advance(t);
  }
}

interface Tally {
  readonly verdicts: Record<Verdict['is'], number>;
  won: number;
  loops: number;
}

/** A loop is told with the cards that are at it: the designer must know where to look. */
function expectOutcome(t: Table, told: string, tally: Tally): void {
  const outcome = outcomeOf(t);
  if (!outcome) return;
  if (outcome.is === 'won') tally.won++;
  if (outcome.is !== 'rules-loop') return;
  tally.loops++;
  const known = [...t.p.cardIds, ...t.p.bonusIds];
  expect(outcome.cards.length, `${told}: ${outcome.budget}`).toBeGreaterThan(0);
  expect(known, told).toEqual(expect.arrayContaining([...outcome.cards]));
}

function tryPack(files: ReadonlyMap<string, Uint8Array>, seed: number, told: string, tally: Tally): void {
  const verdict = verdictOn(files);
  tally.verdicts[verdict.is]++;
  if (verdict.is !== 'playable') return expectNone(placeTroubles(verdict.said, files), told);
  for (const mode of modes) {
    const game = compiled(verdict.definitions, mode);
    if (!game) throw new Error(`${told}: a pack that was taken is no game`);
    const t = firstRound({ program: game.program, seed });
    playOn(t, new Chance(seed, 'bot', 2), `${told} ${mode}`);
    expectOutcome(t, `${told} ${mode}`, tally);
  }
}

const newTally = (): Tally => ({
  verdicts: { refused: 0, unplayable: 0, playable: 0 },
  won: 0,
  loops: 0,
});

describe('random packs', () => {
  it('are refused with reasons, or every game with them ends in order', () => {
    const tally = newTally();
    for (let seed = 1; seed <= packs; seed++) {
      const told = `pack seed ${seed}`;
      tryPack(packFiles(randomPack(seed)), seed, told, tally);
    }
    // A generator that has nearly everything refused, or never meets a loop, tries nothing.
    expect(tally.verdicts.playable).toBeGreaterThan(packs / 2);
    expect(tally.verdicts.refused).toBeGreaterThan(packs / 100);
    expect(tally.won).toBeGreaterThan(packs / 4);
    expect(tally.loops).toBeGreaterThan(packs / 1000);
  });

  it('with slips of the hand are refused at the right place, or played', () => {
    const tally = newTally();
    for (let seed = 1; seed <= packs / 4; seed++) {
      const told = `pack seed ${seed}, with slips`;
      const chance = new Chance(seed, 'bot', 3);
      const documents = randomPack(seed, { cards: 8, zones: 3 });
      const slips = 1 + chance.below(3);
      for (let slip = 0; slip < slips; slip++) mutate(documents, chance);
      tryPack(packFiles(documents), seed, told, tally);
    }
    expect(tally.verdicts.refused).toBeGreaterThan(packs / 12);
    expect(tally.verdicts.playable).toBeGreaterThan(packs / 200);
  });

  it('with damaged bytes are refused, or read as what they say', () => {
    const tally = newTally();
    for (let seed = 1; seed <= packs / 8; seed++) {
      const chance = new Chance(seed, 'bot', 4);
      const files = packFiles(randomPack(seed, { cards: 4, zones: 2 }));
      const path = oneOf(chance, [...files.keys()]);
      files.set(path, mutateBytes(files.get(path)!, chance));
      tryPack(files, seed, `pack seed ${seed}, ${path} damaged`, tally);
    }
    expect(tally.verdicts.refused).toBeGreaterThan(packs / 24);
  });
});
