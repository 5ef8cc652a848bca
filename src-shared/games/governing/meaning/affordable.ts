import { finding, type Finding } from '@shared/language/finding';
import { replaceFix } from '@shared/language/fixes';
import type { Rules } from '../definitions/rules';
import { skillsOf, stepsOf, type CardOrToken } from '../effects/walk';

/** Does anything in the pack give AP? Then nobody can say what is too much. */
export const givesAp = (definitions: readonly CardOrToken[]): boolean =>
  definitions.some((one) =>
    skillsOf(one).some((skill) => stepsOf(skill).some(({ value }) => value.do === 'ap')),
  );

/** Costs that no player can ever pay: AP of a turn are lost with it. */
export function unaffordable(definition: CardOrToken, rules: readonly Rules[]): Finding[] {
  if (rules.length === 0) return [];
  const max = Math.max(...rules.map(({ ap, firstTurnAp }) => Math.max(ap, firstTurnAp)));
  const tooMuch = (found: unknown, at: (string | number)[]): Finding[] =>
    typeof found === 'number' && found > max
      ? [finding('unaffordable', at, { found, max }, replaceFix(at, max))]
      : [];
  return [
    ...('ap' in definition ? tooMuch(definition.ap, ['ap']) : []),
    ...skillsOf(definition).flatMap(({ value, at }) =>
      'cost' in value ? tooMuch(value.cost.ap, [...at, 'cost', 'ap']) : [],
    ),
  ];
}
