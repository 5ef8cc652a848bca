/** Cards that nobody would write by hand: every word of the grammar, in any combination. Tests only. */
import type { Num, Ref, Rule, Selector, Step, Target, Who } from '@shared/games/governing/effects';
import { scenarioCardSchema } from '@shared/games/governing/definitions/card';
import type { OracleCard, OraclePack } from './oracle';
import type { Chance } from './test-pack';

const oneOf = <const T>(chance: Chance, items: readonly [T, ...T[]]): T =>
  items[chance(items.length)] ?? items[0];
const often = (chance: Chance): boolean => chance(3) > 0;
const rarely = (chance: Chance): boolean => chance(4) === 0;
const several = <T>(chance: Chance, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + chance(most) }, make);

const refs: readonly [Ref, ...Ref[]] = ['this', 'wearer', 'target', 'picked', 'event', 'it'];
const whos: readonly [Who, ...Who[]] = ['me', 'foe', 'each'];

function selector(chance: Chance): Selector {
  return {
    ...(often(chance) ? { type: oneOf(chance, ['furre', 'furre', 'treat', 'haven', 'host']) } : {}),
    ...(often(chance) ? { of: oneOf(chance, ['me', 'foe']) } : {}),
    ...(rarely(chance) ? { is: 'this' as const } : {}),
    ...(rarely(chance) ? { not: 'this' as const } : {}),
  };
}

function num(chance: Chance, depth = 0): Num {
  const kind = chance(depth > 1 ? 3 : 6);
  if (kind < 2) return chance(4);
  if (kind === 2) return { stat: oneOf(chance, ['pe', 'sp', 'maxSp', 'encore']), of: oneOf(chance, refs) };
  if (kind === 3) return { half: num(chance, depth + 1), round: oneOf(chance, ['up', 'down']) };
  if (kind === 4) return { minus: num(chance, depth + 1) };
  return chance(2) === 0 ? 'X' : { sum: several(chance, 2, () => num(chance, depth + 1)) };
}

/** Bounded here and nowhere else: the sums of a card that doubles a number every turn soon stop being whole. */
const small = (chance: Chance): Num => (often(chance) ? chance(4) : num(chance));

function step(chance: Chance, tokens: readonly [string, ...string[]], depth = 0): Step {
  const frame = {
    ...(rarely(chance) ? { who: oneOf(chance, whos) } : {}),
    ...(rarely(chance) ? { may: true as const } : {}),
  };
  const which =
    chance(2) === 0
      ? { pick: selector(chance) }
      : { all: chance(2) === 0 ? selector(chance) : oneOf(chance, refs) };
  const until = often(chance) ? { until: 'turn' as const } : {};
  const stat = oneOf(chance, ['pe', 'maxSp']);
  const act = oneOf(chance, ['swing', 'return']);
  switch (chance(depth > 0 ? 17 : 18)) {
    case 0:
      return {
        ...frame,
        do: 'add',
        stat,
        n: oneOf<Num>(chance, [num(chance), -1 - chance(3)]),
        ...until,
        ...which,
      };
    case 1:
      return { ...frame, do: 'set', stat, n: num(chance), ...until, ...which };
    case 2:
      return { ...frame, do: oneOf(chance, ['cannot', 'must']), act, ...until, ...which };
    case 3:
      return { ...frame, do: 'control', ...until, ...which };
    case 4:
      return { ...frame, do: 'exhaust', ...which };
    case 5:
      return { ...frame, do: 'refresh', ...which };
    case 6:
      return { ...frame, do: 'bowOut', ...which };
    case 7:
      return { ...frame, do: 'move', to: oneOf(chance, ['hand', 'couch']), ...which };
    case 8:
    case 9:
      return { ...frame, do: 'lose', n: small(chance), ...which };
    case 10:
      return { ...frame, do: 'regain', n: num(chance), ...which };
    case 11:
      return { ...frame, do: 'groove', from: oneOf(chance, refs), ...which };
    case 12:
      return { ...frame, do: 'counter', kind: 'encore', n: small(chance), ...which };
    case 13:
      return { ...frame, do: 'pick', ...which };
    case 14:
      return { ...frame, do: 'draw', n: small(chance) };
    case 15:
      return { ...frame, do: 'ap', n: small(chance) };
    case 16:
      return { ...frame, do: 'token', token: oneOf(chance, tokens), n: small(chance) };
    default:
      return {
        ...frame,
        do: 'later',
        at: 'end',
        steps: several(chance, 2, () => step(chance, tokens, depth + 1)),
      };
  }
}

function target(chance: Chance): { target?: Target } {
  if (chance(2) === 0) return {};
  return { target: { ...selector(chance), ...(rarely(chance) ? { n: 2 } : {}) } };
}

function rule(chance: Chance): Rule {
  const all = chance(2) === 0 ? selector(chance) : oneOf(chance, ['this', 'wearer']);
  const n = chance(7) - 3;
  switch (chance(4)) {
    case 0:
    case 1:
      return { rule: 'add', stat: oneOf(chance, ['pe', 'maxSp']), n, all };
    case 2:
      return { rule: 'cost', of: oneOf(chance, ['draw', 'refresh']), n, who: oneOf(chance, whos) };
    default:
      return { rule: oneOf(chance, ['cannot', 'must']), act: oneOf(chance, ['swing', 'return']), all };
  }
}

function objectSkill(chance: Chance, tokens: readonly [string, ...string[]]): object {
  const body = { ...target(chance), do: several(chance, 3, () => step(chance, tokens)) };
  switch (chance(4)) {
    case 0:
      return { cost: { exhaust: true, ...(rarely(chance) ? { ap: 1 } : {}) }, ...body };
    case 1: {
      const turn = often(chance) ? {} : { turn: oneOf(chance, whos) };
      return { on: oneOf(chance, ['refill', 'end']), ...turn, ...body };
    }
    default: {
      const on = oneOf(chance, ['enter', 'bowOut', 'swing', 'exhaust', 'refresh']);
      return { on, ...(chance(2) === 0 ? { for: selector(chance) } : {}), ...body };
    }
  }
}

/** One activated skill at most: a move does not say which of several it means. */
function objectSkills(chance: Chance, tokens: readonly [string, ...string[]]): object[] {
  const skills = several(chance, 2, () => objectSkill(chance, tokens));
  return skills.filter(
    (skill, at) => !('cost' in skill) || skills.findIndex((other) => 'cost' in other) === at,
  );
}

function randomCard(chance: Chance, id: string, tokens: readonly [string, ...string[]]): object {
  const ap = rarely(chance) ? 'X' : chance(4);
  const lasting = {
    ...(often(chance) ? { skills: objectSkills(chance, tokens) } : {}),
    ...(chance(2) === 0 ? { while: several(chance, 2, () => rule(chance)) } : {}),
  };
  const type = oneOf(chance, ['furre', 'furre', 'furre', 'treat', 'alteration', 'haven', 'action', 'action']);
  if (type === 'furre') {
    const counters = rarely(chance) ? { counters: { encore: 1 } } : {};
    return { id, type, ap, sp: 1 + chance(5), pe: chance(4), ...counters, ...lasting };
  }
  if (type !== 'action') return { id, type, ap, ...lasting };
  const quick = chance(2) === 0 ? { quick: true as const } : {};
  const skill = {
    on: 'play' as const,
    ...target(chance),
    do: several(chance, 3, () => step(chance, tokens)),
  };
  return { id, type, ap, ...quick, skills: [skill] };
}

/** Half of the shipped cards, and as many new ones. */
export function randomPack(pack: OraclePack, chance: Chance): OraclePack {
  const [first = '', ...rest] = pack.tokens.map(({ id }) => id);
  const kept = pack.cards.filter(() => chance(2) === 0);
  // Through the schema: what it would refuse is no card.
  const made = kept.map((_, index): OracleCard =>
    scenarioCardSchema.parse(randomCard(chance, `x-${index + 1}`, [first, ...rest])),
  );
  return { ...pack, cards: [...kept, ...made] };
}
