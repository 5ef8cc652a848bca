import type { ScenarioDifference } from '@shared/api/scenarios';
import type { Difference } from '../../engine/kernel/scenario/difference';
import type { BuiltGame } from '../games/built-game';

/** The first thing that was not as a scenario says, with why, as the contract carries it. */
export const toldDifference = (built: BuiltGame, difference: Difference): ScenarioDifference => ({
  ...tellable(difference),
  ...whyOf(built, difference),
});

function whyOf(
  built: BuiltGame,
  difference: Difference,
): Pick<ScenarioDifference, 'reason' | 'rules' | 'diagnostic'> {
  const diagnostic = difference.is === 'faulty' ? difference.diagnostic : null;
  if (difference.is !== 'refused') return { reason: null, rules: [], diagnostic };
  const { sentence: reason, rules } = built.whyRefused(difference.code);
  return { reason, rules, diagnostic };
}

/** A difference as the contract carries it: a code, a place, and what the sentence needs. */
function tellable(difference: Difference): Pick<ScenarioDifference, 'code' | 'at' | 'data'> {
  const { is: code, at } = difference;
  const isThere = (text: string): string => (text === '' ? 'nothing' : 'value');
  switch (difference.is) {
    case 'value': {
      const { expected, found } = difference;
      return {
        code,
        at,
        data: { expected, found, expectedIs: isThere(expected), foundIs: isThere(found) },
      };
    }
    case 'refused': {
      const { code: refusal, by, for: what } = difference;
      return { code, at, data: { code: refusal, by, for: what, asked: by === '' ? 'no' : 'yes' } };
    }
    case 'accepted':
    case 'changed':
      return { code, at, data: {} };
    case 'offered':
    case 'not-legal':
      return { code, at, data: { entry: difference.entry } };
    case 'open-question':
      return { code, at, data: { by: difference.by, for: difference.for } };
    case 'dice-left':
      return { code, at, data: { count: difference.count } };
    case 'dice-missing':
      return { code, at, data: { sides: difference.sides } };
    case 'dice-wrong':
      return { code, at, data: { sides: difference.sides, found: difference.found } };
    case 'faulty':
      return { code, at, data: { code: difference.code } };
    case 'rules-loop':
      return { code, at, data: { cards: difference.cards } };
  }
}
