import { finding, type Finding } from '../../finding';
import { rulesOf, skillsOf, stepsOf, type CardOrToken } from '../walk';

/** What is said and changes nothing, or changes too much. */

/** `set` to 0 is a change, all others do nothing with it. */
export function noEffect(definition: CardOrToken): Finding[] {
  const steps = skillsOf(definition)
    .flatMap((skill) => stepsOf(skill))
    .filter(({ value }) => 'n' in value && value.n === 0 && value.do !== 'set');
  const rules = rulesOf(definition).filter(({ value }) => 'n' in value && value.n === 0);
  return [...steps, ...rules].map(({ at }) => finding('no-effect', [...at, 'n'], { found: 0 }));
}

export const emptySkill = (definition: CardOrToken): Finding[] => {
  const empty = skillsOf(definition).filter(({ value }) => value.do.length === 0);
  return empty.map(({ at }) => finding('empty-skill', [...at, 'do'], {}));
};

/** An Action without a skill is paid for and gone. */
export const emptyAction = (definition: CardOrToken): Finding[] =>
  definition.type === 'action' && !definition.skills?.length ? [finding('empty-skill', ['type'], {})] : [];

/** Costs nothing: it can be activated without end. */
export const freeSkill = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap(({ value, at }): Finding[] =>
    'cost' in value && !value.cost.ap && !value.cost.exhaust
      ? [finding('free-skill', [...at, 'cost'], {})]
      : [],
  );
