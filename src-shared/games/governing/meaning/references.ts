import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { addKeyFix, removeFix, replaceFix, setValueFix, type Fix } from '@shared/language/fixes';
import type { Num } from '../effects/numbers';
import type { Skill } from '../effects/skills';
import type { Step } from '../effects/steps';
import {
  numbersOf,
  rulesOf,
  skillsOf,
  stepsOf,
  type CardOrToken,
  type Placed,
  type PlacedStep,
} from '../effects/walk';
import type { Ref } from '../effects/words';

/** Words that speak of something that is not there. */

const nothing = (word: Ref | 'X', at: FindingPath, fix?: Fix): Finding =>
  finding('refers-to-nothing', at, { word }, fix);

/** Every place of a step where a word for a thing stands. */
function refsOf(step: Placed<Step>): Placed<Ref>[] {
  const { value, at } = step;
  const found: Placed<Ref>[] = [];
  if ('all' in value && typeof value.all === 'string') found.push({ value: value.all, at: [...at, 'all'] });
  if (value.do === 'groove') found.push({ value: value.from, at: [...at, 'from'] });
  for (const number of numbersOf(step)) {
    if (isStat(number.value)) found.push({ value: number.value.of, at: [...number.at, 'of'] });
  }
  return found;
}
const isStat = (value: Num): value is Extract<Num, { stat: unknown }> =>
  typeof value === 'object' && 'stat' in value;

const chooses = (step: Step): boolean => 'pick' in step || step.do === 'pick';
const actsOnThings = (step: Step): boolean => 'all' in step || 'pick' in step;
/** Only what happens to an object has an object that set it off. */
const hasEvent = (skill: Skill): boolean => 'on' in skill && !['play', 'refill', 'end'].includes(skill.on);

function isThere(
  ref: Ref,
  definition: CardOrToken,
  skill: Skill,
  step: PlacedStep,
  at: FindingPath,
): boolean {
  switch (ref) {
    case 'this':
      return definition.type !== 'action';
    case 'wearer':
      return definition.type === 'alteration';
    case 'target':
      return skill.target !== undefined;
    case 'picked':
      return step.before.some(chooses);
    case 'event':
      return hasEvent(skill);
    case 'it':
      // What a step acts on is found before there is anything that it acts on.
      return actsOnThings(step.value) && at.at(-1) !== 'all' && at.at(-1) !== 'from';
  }
}

/** What was probably meant. */
function fixFor(ref: Ref, definition: CardOrToken, skill: FindingPath, at: FindingPath): Fix | undefined {
  if (ref === 'target') return addKeyFix([...skill, 'target'], { type: 'furre' });
  return ref === 'wearer' ? wearerFix(definition, at) : undefined;
}

/** A Treat that speaks of its wearer was to be worn. Tokens never are. */
function wearerFix(definition: CardOrToken, at: FindingPath): Fix | undefined {
  if (definition.type === 'action') return undefined;
  return definition.type === 'treat' && 'ap' in definition
    ? setValueFix(['type'], 'alteration')
    : replaceFix(at, 'this');
}

export const lostWords = (definition: CardOrToken): Finding[] => [
  ...skillsOf(definition).flatMap((skill) =>
    stepsOf(skill).flatMap((step) =>
      refsOf(step)
        .filter(({ value, at }) => !isThere(value, definition, skill.value, step, at))
        .map(({ value, at }) => nothing(value, at, fixFor(value, definition, skill.at, at))),
    ),
  ),
  ...rulesOf(definition).flatMap(({ value, at }): Finding[] =>
    'all' in value && value.all === 'wearer' && definition.type !== 'alteration'
      ? [nothing('wearer', [...at, 'all'], wearerFix(definition, [...at, 'all']))]
      : [],
  ),
];

/** X is what was paid for a card whose cost is chosen. */
export const lostX = (definition: CardOrToken): Finding[] =>
  'ap' in definition && definition.ap === 'X'
    ? []
    : skillsOf(definition).flatMap((skill) =>
        stepsOf(skill).flatMap((step) =>
          numbersOf(step).flatMap(({ value, at }) =>
            value === 'X' ? [nothing('X', at, costFix(definition))] : [],
          ),
        ),
      );

const costFix = (definition: CardOrToken): Fix | undefined =>
  'ap' in definition ? setValueFix(['ap'], 'X') : undefined;

const idle = (skill: FindingPath): Finding => {
  const at = [...skill, 'target'];
  return finding('idle-target', at, {}, removeFix(at, 'target'));
};

/** A player has to name something, and nothing comes of it. */
export const idleTarget = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap((skill): Finding[] => {
    const used = stepsOf(skill).some((step) => refsOf(step).some(({ value }) => value === 'target'));
    return skill.value.target && !used ? [idle(skill.at)] : [];
  });
