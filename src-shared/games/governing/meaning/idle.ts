import { finding, type Finding } from '@shared/language/finding';
import { addKeyFix, removeEntryFix, removeFix } from '@shared/language/fixes';
import { withFixes } from '@shared/language/meaning/clash';
import { rulesOf, skillsOf, stepsOf, type CardOrToken } from '../effects/walk';

/** What is said and changes nothing, or changes too much. */

/** `set` to 0 is a change, all others do nothing with it. */
export function noEffect(definition: CardOrToken): Finding[] {
  const steps = skillsOf(definition)
    .flatMap((skill) => stepsOf(skill))
    .filter(({ value }) => 'n' in value && value.n === 0 && value.do !== 'set');
  const rules = rulesOf(definition).filter(({ value }) => 'n' in value && value.n === 0);
  return [...steps, ...rules].map(({ at }) =>
    finding('no-effect', [...at, 'n'], { found: 0 }, removeEntryFix(at)),
  );
}

export const emptySkill = (definition: CardOrToken): Finding[] => {
  const empty = skillsOf(definition).filter(({ value }) => value.do.length === 0);
  // An Action without its skill does no more than before.
  const isKept = definition.type === 'action';
  return empty.map(({ at }) =>
    finding('empty-skill', [...at, 'do'], {}, isKept ? undefined : removeEntryFix(at)),
  );
};

/** An Action without a skill is paid for and gone. */
export const emptyAction = (definition: CardOrToken): Finding[] =>
  definition.type === 'action' && !definition.skills?.length
    ? [finding('empty-skill', ['type'], {}, addKeyFix(['skills'], [firstSkill]))]
    : [];

/** Something to begin with. */
const firstSkill = { on: 'play', do: [{ do: 'draw', n: 1 }] };

/** Costs nothing: it can be activated without end. */
export const freeSkill = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap(({ value, at }): Finding[] =>
    'cost' in value && !value.cost.ap && !value.cost.exhaust
      ? [
          withFixes(finding('free-skill', [...at, 'cost'], {}), [
            addKeyFix([...at, 'cost', 'exhaust'], true),
            addKeyFix([...at, 'cost', 'ap'], 1),
          ]),
        ]
      : [],
  );

/** Somebody has to choose, and nothing is done with what was chosen. */
export const idlePick = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap((skill) => {
    const steps = stepsOf(skill);
    return steps.flatMap((step, index): Finding[] => {
      const used = steps.slice(index + 1).some(({ value }) => speaksOfPicked(value));
      return step.value.do === 'pick' && !used
        ? [finding('idle-pick', step.at, {}, removeEntryFix(step.at))]
        : [];
    });
  });

/** Anywhere inside: numbers nest. Only words for things are ever this word. */
const speaksOfPicked = (step: object): boolean => JSON.stringify(step).includes('"picked"');

/** Nobody is asked, and it is seen from nobody's side: whoever acts, the same happens. */
export const idleWho = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap((skill) =>
    stepsOf(skill).flatMap(({ value, at }): Finding[] => {
      const place = [...at, 'who'];
      const isSeen = 'all' in value && typeof value.all === 'object' && value.all.of !== undefined;
      const isAlike = ('all' in value && !isSeen) || value.do === 'later';
      return value.who && isAlike && !value.may
        ? [finding('idle-key', place, { key: 'who' }, removeFix(place, 'who'))]
        : [];
    }),
  );
