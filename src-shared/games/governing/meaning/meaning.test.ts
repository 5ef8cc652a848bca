import { describe, expect, it } from 'vitest';
import { checkFile } from '@shared/language/check-file';

const furre = { id: 'a', name: 'A', type: 'furre', ap: 1, sp: 2, pe: 1 };
const skilled = (...skills: object[]) => ({ ...furre, skills });
const action = (skill: object, ap: unknown = 1) => ({
  id: 'a',
  name: 'A',
  type: 'action',
  ap,
  skills: [{ on: 'play', ...skill }],
});
const all = { type: 'furre' };
const lose = (n: unknown, things: unknown = all) => ({ do: 'lose', n, all: things });
const target = { type: 'furre' };

// prettier-ignore
const odd: readonly (readonly [what: string, card: object, code: string, at: string, data?: object])[] = [
  ['this in an Action', action({ do: [{ do: 'exhaust', all: 'this' }] }), 'refers-to-nothing', 'skills.0.do.0.all', { word: 'this' }],
  ['the wearer of a Furre', skilled({ on: 'enter', do: [lose(1, 'wearer')] }), 'refers-to-nothing', 'skills.0.do.0.all', { word: 'wearer' }],
  ['the wearer of a Furre in a rule', { ...furre, while: [{ rule: 'cannot', act: 'swing', all: 'wearer' }] }, 'refers-to-nothing', 'while.0.all', { word: 'wearer' }],
  ['a target that nobody names', action({ do: [lose(1, 'target')] }), 'refers-to-nothing', 'skills.0.do.0.all', { word: 'target' }],
  ['what nobody has picked', action({ do: [lose({ stat: 'pe', of: 'picked' })] }), 'refers-to-nothing', 'skills.0.do.0.n.of', { word: 'picked' }],
  ['what an earlier step did not pick', action({ do: [{ do: 'draw', n: 1 }, lose(1, 'picked')] }), 'refers-to-nothing', 'skills.0.do.1.all', { word: 'picked' }],
  ['the event of a step of a turn', skilled({ on: 'end', do: [lose(1, 'event')] }), 'refers-to-nothing', 'skills.0.do.0.all', { word: 'event' }],
  ['the event of an activated skill', skilled({ cost: { ap: 1 }, do: [lose({ half: { stat: 'pe', of: 'event' }, round: 'up' })] }), 'refers-to-nothing', 'skills.0.do.0.n.half.of', { word: 'event' }],
  ['it, where a step acts on nothing', action({ do: [{ do: 'draw', n: { stat: 'pe', of: 'it' } }] }), 'refers-to-nothing', 'skills.0.do.0.n.of', { word: 'it' }],
  ['it as what a step acts on', action({ do: [lose(1, 'it')] }), 'refers-to-nothing', 'skills.0.do.0.all', { word: 'it' }],
  ['X on a card of a fixed cost', action({ do: [{ do: 'draw', n: { sum: ['X', 1] } }] }), 'refers-to-nothing', 'skills.0.do.0.n.sum.0', { word: 'X' }],
  ['a target that no step uses', action({ target, do: [{ do: 'draw', n: 1 }] }), 'idle-target', 'skills.0.target'],
  ['this and not this', skilled({ on: 'enter', do: [lose(1, { is: 'this', not: 'this' })] }), 'never-matches', 'skills.0.do.0.all', { keys: ['is', 'not'] }],
  ['this, of the other player', skilled({ on: 'swing', for: { is: 'this', of: 'foe' }, do: [{ do: 'draw', n: 1 }] }), 'never-matches', 'skills.0.for', { keys: ['is', 'of'] }],
  ['this Furre as a Haven', { ...furre, while: [{ rule: 'must', act: 'swing', all: { type: 'haven', is: 'this' } }] }, 'never-matches', 'while.0.all', { keys: ['is', 'type'] }],
  ['two Hosts of one player', action({ target: { type: 'host', of: 'me', n: 2 }, do: [lose(1, 'target')] }), 'never-matches', 'skills.0.target', { keys: ['of', 'n'] }],
  ['a Host to be exhausted', action({ do: [{ do: 'exhaust', all: { type: 'host' } }] }), 'unsuited', 'skills.0.do.0.all.type', { what: 'host' }],
  ['the PE of a Host', action({ do: [{ do: 'add', stat: 'pe', n: 1, pick: { type: 'host' } }] }), 'unsuited', 'skills.0.do.0.pick.type', { what: 'pe' }],
  ['nothing lost', action({ do: [lose(0)] }), 'no-effect', 'skills.0.do.0.n', { found: 0 }],
  ['a cost that changes by nothing', { ...furre, while: [{ rule: 'cost', of: 'draw', n: 0, who: 'me' }] }, 'no-effect', 'while.0.n'],
  ['a skill without steps', skilled({ on: 'enter', do: [] }), 'empty-skill', 'skills.0.do'],
  ['an Action without a skill', { id: 'a', name: 'A', type: 'action', ap: 1 }, 'empty-skill', 'type'],
  ['a skill for nothing', skilled({ cost: {}, do: [{ do: 'draw', n: 1 }] }), 'free-skill', 'skills.0.cost'],
  ['a skill for 0 AP', skilled({ cost: { ap: 0 }, do: [{ do: 'draw', n: 1 }] }), 'free-skill', 'skills.0.cost'],
  ['something lost inside later', action({ do: [{ do: 'later', at: 'end', steps: [lose(1, 'picked')] }] }), 'refers-to-nothing', 'skills.0.do.0.steps.0.all', { word: 'picked' }],
];

const fine: readonly (readonly [what: string, card: object])[] = [
  ['what was picked before', action({ do: [{ do: 'pick', pick: all }, lose(1, 'picked')] })],
  [
    'what was picked before something that waits',
    action({
      do: [
        { do: 'exhaust', pick: all },
        { do: 'later', at: 'end', steps: [lose(1, 'picked')] },
      ],
    }),
  ],
  ['a target used by a number', action({ target, do: [{ do: 'draw', n: { stat: 'pe', of: 'target' } }] })],
  ['X on a card that costs X', action({ do: [{ do: 'draw', n: 'X' }] }, 'X')],
  ['PE set to 0', action({ target, do: [{ do: 'set', stat: 'pe', n: 0, all: 'target' }] })],
  ['a skill that exhausts', skilled({ cost: { exhaust: true }, do: [{ do: 'draw', n: 1 }] })],
  ['this, which has left', skilled({ on: 'bowOut', do: [lose({ stat: 'pe', of: 'this' })] })],
];

function warningsOf(card: object): readonly object[] {
  const checked = checkFile('cards/a.json', new TextEncoder().encode(JSON.stringify(card)), 'governing');
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value.is === 'definition' ? checked.value.warnings : [];
}

describe('skills that mean nothing', () => {
  const rows = odd.map(([what, card, code, at, data = {}]) => [what, card, code, at, data] as const);
  it.each(rows)('%s', (_what, card, code, at, data) => {
    expect(warningsOf(card)).toMatchObject([{ code, at, data, severity: 'warning' }]);
  });
  it.each(fine)('nothing is said of %s', (_what, card) => expect(warningsOf(card)).toEqual([]));
});
