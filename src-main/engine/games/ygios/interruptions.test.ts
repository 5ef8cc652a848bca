import { expect, it } from 'vitest';
import { rest, restAt } from '../../kernel/head';
import { at } from '../../kernel/state';
import { asked, findAnswer, offered } from './answers';
import { compileProgram } from './compile';
import { moveKey, startRound, type Given as OracleGiven } from './oracle/oracle';
import { layOutPosition } from './position';
import { snapshot } from './snapshot';
import { prepare } from './source';
import { interruptions } from './testing/interruptions';
import { madePack } from './testing/made-pack';
import { oracleOptions, oraclePack } from './testing/oracle-pack';
import { advance, answer } from './turn';

/**
 * Texts that interrupt each other, and cards that leave while their text still runs: each of these went wrong once,
 * and random packs meet them too seldom to be relied on. The oracle plays along.
 */
const sorted = (items: readonly unknown[]): unknown[] =>
  items.map((item) => JSON.stringify(item, Object.keys(item ?? {}).toSorted())).toSorted();

it.each(interruptions.map((one) => [one.title, one] as const))(
  '%s',
  (_title, { making, given, moves, then, asks }) => {
    const pack = madePack(making);
    if (!pack.ok) throw new Error(JSON.stringify(pack.error));
    const prepared = prepare(pack.value, 'simple');
    if (!prepared.ok) throw new Error(prepared.error.code);
    const { source } = prepared.value;
    const t = layOutPosition(compileProgram(source), given);
    const oracle = startRound(oraclePack(source), oracleOptions(source), given as OracleGiven);
    advance(t);
    const alike = (): void => {
      expect(sorted(snapshot(t).board)).toEqual(sorted(oracle.snapshot().board));
      expect([snapshot(t).aside, snapshot(t).pile]).toEqual([
        oracle.snapshot().aside,
        oracle.snapshot().pile,
      ]);
      const answers = oracle.question()?.answers.map(moveKey) ?? [];
      expect(offered(t).map(moveKey).toSorted()).toEqual(answers.toSorted());
    };
    alike();
    for (const move of moves) {
      const code = findAnswer(t, move);
      if (code === null) throw new Error(`not offered: ${JSON.stringify(move)}`);
      answer(t, code);
      oracle.answer(move);
      alike();
    }
    expect(at(t.s, restAt)).not.toBe(rest.loop);
    expect(snapshot(t)).toMatchObject(then);
    if (asks) expect({ for: asked(t)?.for, answers: t.options.count }).toEqual(asks);
  },
);
