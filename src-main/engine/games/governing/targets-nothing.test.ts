import { describe, expect, it } from 'vitest';
import type { Card } from '@shared/games/governing/effects/index';
import { findAnswer, type PlainMove } from './answers';
import { compileProgram } from './compile';
import { createLog } from './log';
import { layOutPosition } from './position';
import { refuse } from './refusals';
import { prepare } from './source';
import { shippedDefinitions } from './test-shipped';
import { viewSpeaker } from './things';
import { advance, answer } from './turn';

/** Definitions that aim at nothing: they pass as written, and the duel must not stumble over them. */
const regain = { do: 'regain', n: 1, all: { type: 'host', of: 'me' } } as const;
const cards: readonly Card[] = [
  {
    id: 'x-needs',
    name: 'Needs a Furre',
    type: 'action',
    ap: 0,
    skills: [{ on: 'play', target: { type: 'furre' }, do: [{ do: 'exhaust', all: 'target' }] }],
  },
  {
    id: 'x-untold',
    name: 'Names no target',
    type: 'action',
    ap: 0,
    skills: [{ on: 'play', do: [{ do: 'exhaust', all: 'target' }, regain] }],
  },
  {
    id: 'x-sets-off',
    name: 'Sets off on nothing',
    type: 'haven',
    ap: 0,
    skills: [{ on: 'enter', target: { type: 'furre' }, do: [{ do: 'exhaust', all: 'target' }, regain] }],
  },
];

function tableWith(card: string) {
  const prepared = prepare(shippedDefinitions(), {}, cards);
  if (!prepared.ok) throw new Error(prepared.error.code);
  const program = compileProgram({ ...prepared.value.source, records: 1 });
  const t = layOutPosition(program, { hand: { A: [card] }, hosts: { A: 5, B: 5 } });
  const log = createLog(2);
  log.attach(t);
  advance(t);
  return { t, log };
}

describe('a card that aims at nothing', () => {
  it('an Action without its target is not offered, and refused with a code', () => {
    const { t } = tableWith('x-needs');
    const move: PlainMove = { by: 'A', play: 'x-needs' };
    expect(findAnswer(t, viewSpeaker(t), move)).toBeNull();
    expect(refuse(t, viewSpeaker(t), () => -1, move)).toBe('target');
  });

  it.each(['x-untold', 'x-sets-off'])('I1: %s skips that part, says so, and the rest happens', (card) => {
    const { t, log } = tableWith(card);
    const code = findAnswer(t, viewSpeaker(t), { by: 'A', play: card });
    if (code === null) throw new Error('it can be played');
    answer(t, code);
    const told = log.logFor(1);
    expect(told).toContainEqual(
      expect.objectContaining({ is: 'skipped', part: 'exhaust', why: 'nothing-there' }),
    );
    expect(told).toContainEqual(expect.objectContaining({ is: 'sp', n: 1, thing: { host: 'A' } }));
  });
});
