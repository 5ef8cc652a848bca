import type { Trace } from '../../kernel/trace';
import { describe, expect, it } from 'vitest';
import type { BySeat, Given, Move, RoundResult, SeatLetter, Snapshot } from './format';
import { moveKey, startRound, type OracleRound } from './oracle/oracle';
import { shippedPack } from './oracle/test-pack';
import { valueKey } from '../../kernel/scenario/compare';
import { shippedProgram } from './testing/shipped';
import { tracePosition, traceRounds, type Traced } from './trace';

const traced = (mode: 'simple' | 'advanced', options: Record<string, unknown> = {}): Traced => ({
  program: shippedProgram(mode, options),
  mode,
  options,
});

interface Header {
  readonly format: 1;
  readonly game: 'ygios';
  readonly options: Record<string, never>;
  readonly timeline?: number;
  readonly round?: number;
  readonly given: Given;
}
type Line =
  | Header
  | (Move & { readonly offered: readonly Move[] })
  | { readonly state: Snapshot }
  | { readonly round: RoundResult; readonly timeline: SeatLetter | null };

const linesOf = (trace: Trace): Line[] => [...trace].map((line) => JSON.parse(line) as Line);

const set = (list: readonly unknown[]): string[] => list.map(valueKey).sort();
/** A position without the orders that say nothing. */
const orderless = (snap: Snapshot): unknown => ({
  ...snap,
  board: set(snap.board),
  locks: set(snap.locks),
  discard: set(snap.discard),
  spent: set(snap.spent),
  hand: { A: set(snap.hand.A), B: set(snap.hand.B) },
});

const pack = shippedPack();

/** Follows a trace as another program would: every question, set of answers, position and result is its own too. */
function follow(lines: readonly Line[]): { rounds: number; turns: number; ups: number; backOffs: number } {
  const seen = { rounds: 0, turns: 0, ups: 0, backOffs: 0 };
  let round: OracleRound | null = null;
  for (const [index, line] of lines.entries()) {
    const told = `line ${index + 1}`;
    if ('format' in line) {
      round = startRound(pack, line.options, line.given as Parameters<typeof startRound>[2]);
      seen.rounds += 1;
      continue;
    }
    if (!round) throw new Error('a line before the first header');
    if ('offered' in line) {
      const { offered, ...move } = line;
      const question = round.question();
      expect(offered.map((one) => moveKey(one)).sort(), told).toEqual(
        (question?.answers ?? []).map((one) => moveKey(one)).sort(),
      );
      expect(offered.length, told).toBeGreaterThan(1);
      round.answer(move);
      if (question?.for === 'turn') seen.turns += 1;
      if ('face' in move && move.face === 'up') seen.ups += 1;
      if ('backOff' in move) seen.backOffs += 1;
    } else if ('state' in line) {
      expect(orderless(line.state), told).toEqual(orderless(round.snapshot()));
    } else {
      expect(round.question(), told).toBeNull();
      expect(line.round, told).toEqual(round.result());
      expect(line.timeline, told).toEqual(round.timeline());
    }
  }
  return seen;
}

describe.each(['simple', 'advanced'] as const)('rounds of the %s mode', (mode) => {
  const lines = linesOf(traceRounds(traced(mode), 7, 200));
  const headers = lines.filter((line): line is Header => 'format' in line);

  it('are followed by the oracle to the last point', () => {
    const { rounds, turns, ups, backOffs } = follow(lines);
    expect(rounds).toBe(200);
    expect(ups / turns).toBeGreaterThan(0.55);
    expect(ups / turns).toBeLessThan(0.75);
    expect(turns / backOffs).toBeGreaterThan(30);
    expect(turns / backOffs).toBeLessThan(100);
  });

  it('follow on each other: opener, points, counters, and the pool of bonuses', () => {
    let before: { round: RoundResult; timeline: SeatLetter | null; score: BySeat<number> } | null = null;
    let score: BySeat<number> = { A: 0, B: 0 };
    let used: string[] = [];
    let last = { timeline: 1, round: 0 };
    for (const line of lines) {
      if ('state' in line) score = line.state.score;
      else if ('format' in line) {
        const { given, timeline = 0, round = 0 } = line;
        const won = before?.timeline != null;
        expect({ timeline, round }).toEqual(
          won ? { timeline: last.timeline + 1, round: 1 } : { ...last, round: last.round + 1 },
        );
        expect(given.score).toEqual(won || !before ? { A: 0, B: 0 } : before.score);
        if (before) expect(given.first).toBe(before.round.nextFirst);
        expect(given).toMatchObject({
          mode,
          turn: given.first,
          board: [],
          locks: [],
          spent: [],
          discard: [],
        });
        const bonuses = Object.values(given.bonuses ?? {});
        if (won || used.length === 9) used = [];
        used.push(...bonuses);
        expect(new Set(used).size).toBe(used.length);
        last = { timeline, round };
      } else if ('timeline' in line) before = { ...line, score };
    }
    expect(last.timeline).toBeGreaterThan(10);
  });

  it('begin with the whole position', () => {
    for (const { given, options, format, game } of headers) {
      expect({ format, game, options }).toEqual({ format: 1, game: 'ygios', options: {} });
      const sizes = [given.hand?.A, given.hand?.B, given.pile, given.sculpted?.A, given.sculpted?.B].map(
        (list) => list?.length,
      );
      expect(sizes).toEqual(mode === 'advanced' ? [6, 6, 8, 2, 2] : [6, 6, 6, undefined, undefined]);
      expect(given).not.toHaveProperty('phase');
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const text = (seed: number): string => [...traceRounds(traced(mode), seed, 5)].join('\n');
    expect(text(7)).toBe(text(7));
    expect(text(7)).not.toBe(text(8));
    expect([...traceRounds(traced(mode), 7, 200)].join('\n').startsWith(text(7))).toBe(true);
  });
});

it('writes the options that differ, and lets them name the opener of each match', () => {
  const options = { firstPlayer: 'B', playoutEndsRound: true };
  const headers = linesOf(traceRounds(traced('simple', options), 3, 60)).filter(
    (line): line is Header => 'format' in line,
  );
  expect(headers.map((line) => line.options)).toEqual(headers.map(() => options));
  const openers = headers.filter(({ round }) => round === 1).map(({ given }) => given.first);
  expect(openers.length).toBeGreaterThan(3);
  expect(new Set(openers)).toEqual(new Set(['B']));
});

describe('positions', () => {
  /** The worked round of the format's own description. */
  const worked =
    `{"format":1,"game":"ygios","options":{},"given":{"first":"B","turn":"A","score":{"A":4,"B":2},"hand":{"A":["home-4"]},"board":[{"card":"town-6","owner":"B","zone":"town","face":"up"},{"card":"school-6","owner":"A","zone":"town","face":"up"},{"card":"home-1","owner":"B","zone":"school","face":"down"}]}}
{"by":"A","play":"home-4","face":"up","zone":"home","offered":[{"by":"A","play":"home-4","face":"up","zone":"home"},{"by":"A","play":"home-4","face":"down","zone":"home"},{"by":"A","play":"home-4","face":"up","zone":"town"},{"by":"A","play":"home-4","face":"down","zone":"town"},{"by":"A","play":"home-4","face":"up","zone":"school"},{"by":"A","play":"home-4","face":"down","zone":"school"}]}
{"state":{"board":[{"card":"home-1","owner":"B","zone":"school","face":"down"},{"card":"home-4","owner":"A","zone":"home","face":"up"},{"card":"school-6","owner":"A","zone":"town","face":"up"},{"card":"town-6","owner":"B","zone":"town","face":"up"}],"devotion":{"home":{"A":4,"B":0},"town":{"A":3,"B":6},"school":{"A":0,"B":2}},"control":{"home":"A","town":"B","school":"B"},"hand":{"A":[],"B":[]},"pile":[],"aside":[],"discard":[],"locks":[],"spent":[],"playout":true,"turn":"A","score":{"A":4,"B":2}}}
{"by":"A","pick":"town-6","offered":[{"by":"A","pick":"town-6"},{"by":"A","pick":"school-6"}]}
{"state":{"board":[{"card":"home-1","owner":"B","zone":"school","face":"down"},{"card":"home-4","owner":"A","zone":"home","face":"up"},{"card":"school-6","owner":"A","zone":"town","face":"up"},{"card":"town-6","owner":"B","zone":"home","face":"up"}],"devotion":{"home":{"A":4,"B":3},"town":{"A":3,"B":0},"school":{"A":0,"B":2}},"control":{"home":"A","town":"A","school":"B"},"hand":{"A":[],"B":[]},"pile":[],"aside":[],"discard":[],"locks":[],"spent":[],"playout":false,"turn":null,"score":{"A":9,"B":2}}}
{"round":{"end":"natural","winner":"A","points":{"A":5,"B":0},"nextFirst":"B"},"timeline":null}`
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
  const [first] = worked;
  const given = first && 'given' in first ? first.given : {};

  /** Lists without an order are sorted, keys too: what is left must be the same text. */
  const canonical = (line: Line): string => {
    if ('state' in line) return valueKey({ state: orderless(line.state) });
    return valueKey('offered' in line ? { ...line, offered: set(line.offered) } : line);
  };

  it('play the worked example word for word, with the chances that lead there', () => {
    const wanted = worked.map(canonical);
    const found = Array.from({ length: 200 }, (_, seed) =>
      linesOf(tracePosition(traced('simple'), seed, 1, given)).map(canonical),
    ).find((lines) => lines.length === 6 && lines[1] === wanted[1] && lines[3] === wanted[3]);
    expect(found).toEqual(wanted);
  });

  it('have no counters, and chances of their own', () => {
    const play = (nth: number): string => [...tracePosition(traced('simple'), 7, nth, given)].join('\n');
    expect(JSON.parse(play(1).split('\n')[0] ?? '')).toEqual(first);
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(play)).size).toBeGreaterThan(1);
    expect(play(3)).toBe(play(3));
  });

  it('are scored at once when both hands are empty', () => {
    const lines = linesOf(tracePosition(traced('simple'), 1, 1, {}));
    expect(lines).toMatchObject([{ given: {} }, { round: { end: 'natural' }, timeline: null }]);
  });

  it('before the cut begin after it', () => {
    const hand = {
      A: ['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'home-6', 'home-7', 'home-8'],
      B: ['town-1', 'town-2', 'town-3', 'town-4', 'town-5', 'town-6', 'town-7', 'town-8'],
    };
    const lines = linesOf(tracePosition(traced('advanced'), 5, 1, { phase: 'sculpt', hand }));
    const [head] = lines;
    if (!head || !('format' in head)) throw new Error('no header');
    expect(head.given.hand?.A).toHaveLength(6);
    expect(head.given.sculpted?.B).toHaveLength(2);
    expect(head.given).not.toHaveProperty('phase');
    expect(lines.some((line) => 'sculpt' in line)).toBe(false);
    follow(lines);
  });
});
