import { describe, expect, it } from 'vitest';
import type { Card } from '@shared/games/governing/effects/index';
import { compileProgram } from '../../../../engine/games/governing/compile';
import { cardsIn, layOutPosition, type Position } from '../../../../engine/games/governing/position';
import { prepare } from '../../../../engine/games/governing/source';
import { shippedDefinitions } from '../../../../engine/games/governing/test-shipped';
import { advance } from '../../../../engine/games/governing/turn';
import { sameState } from '../../../../engine/kernel/state';
import type { MatchMove, MatchTable } from '../../../matches/match-table';
import { matchTableOf } from '../../match-table-of';
import { faultsOf, wordsIn } from '../../test-seen';
import { matchParts } from '../match-table';
import { newLog } from '../told';

/** A match in which moves are chosen in steps: stored, replayed, told and saved as a scenario. */
const words = wordsIn(shippedDefinitions());
const card: Card = {
  id: 'x-free',
  name: 'Free',
  type: 'action',
  ap: 'X',
  skills: [{ on: 'play', target: { type: 'furre', n: 4 }, do: [{ do: 'regain', n: 'X', all: 'target' }] }],
};
const given: Position = {
  objects: {
    mine: { card: 'd02', owner: 'A', count: 10 },
    theirs: { card: 'd02', owner: 'B', count: 10, exhausted: true },
  },
  hand: { A: ['x-free'] },
};

function opened(): MatchTable {
  const prepared = prepare(shippedDefinitions(), {}, [card]);
  if (!prepared.ok) throw new Error(prepared.error.code);
  const program = compileProgram({ ...prepared.value.source, records: cardsIn(given) });
  const t = layOutPosition(program, given);
  advance(t);
  return matchTableOf(matchParts, t, newLog(program, null));
}

function played(table: MatchTable, move: MatchMove): MatchTable {
  const next = table.after(move);
  if ('refusal' in next) throw new Error(`${next.refusal}: ${JSON.stringify(move)}`);
  return next.table;
}

const parts = (table: MatchTable, wanted: Readonly<Record<string, unknown>>): MatchMove => {
  const move = table
    .moves(0)
    .find((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  if (!move) throw new Error(`not offered: ${JSON.stringify(wanted)}`);
  return move;
};

describe('a move in steps', () => {
  const steps: MatchMove[] = [];
  let end = opened();
  for (const wanted of [{ play: 'x-free' }, { x: 2 }, {}, {}, {}, {}]) {
    const move = parts(end, wanted);
    steps.push(move);
    end = played(end, move);
  }
  const targets = steps.slice(2).map(({ target }) => target);

  it('is stored in parts, and replayed from them', () => {
    expect(steps.slice(0, 2)).toEqual([
      { by: 'A', play: 'x-free' },
      { by: 'A', x: 2 },
    ]);
    const stored = JSON.parse(JSON.stringify(steps)) as MatchMove[];
    expect(sameState(stored.reduce(played, opened()).state, end.state)).toBe(true);
  });

  it('that was stored as one move, when more was listed at once, is replayed too', () => {
    const whole = { by: 'A', play: 'x-free', x: 2, on: targets };
    expect(sameState(played(opened(), whole).state, end.state)).toBe(true);
    expect(opened().after({ ...whole, on: targets.slice(1) })).toEqual({ refusal: 'target' });
    expect(opened().after({ by: 'A', x: 2 })).toHaveProperty('refusal');
  });

  it('is one move of a scenario; one that is only begun is none', () => {
    const position = opened().position();
    const saved = position?.movesSince(steps);
    expect(saved).toEqual([
      {
        by: 'A',
        play: 'x-free',
        x: 2,
        on: Array.from({ length: 4 }, (_, nth) => (nth ? `d02-${nth + 1}` : 'd02')),
      },
    ]);
    expect(position?.movesSince(steps.slice(0, 4))).toEqual([]);
  });

  it('has its words at every step, in every language', () => {
    let table = opened();
    const prompts: unknown[] = [];
    for (const move of steps) {
      expect(faultsOf(table, words)).toEqual([]);
      prompts.push(table.see(0, words.en).question?.prompt);
      table = played(table, move);
    }
    expect(prompts).toEqual([
      'Player A: choose what to do in the main step.',
      'Player A: choose X (“x-free”).',
      ...[1, 2, 3, 4].map((nth) => `Player A: choose target ${nth} of 4 (“x-free”).`),
    ]);
  });
});
