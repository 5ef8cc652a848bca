import type { Unsuited } from '@shared/language/diagnostic-codes';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { replaceFix } from '@shared/language/fixes';
import type { Rule } from '../effects/rules-of-standing';
import type { Selector, Target } from '../effects/selectors';
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
import type { Ref, SelectableType } from '../effects/words';

/** Effects on things that have no such number or can't do such a thing: they never change anything. */

/** Of what a thing is known to be, nothing is left that this can be done with. */
type Types = readonly SelectableType[];
const objects: Types = ['furre', 'treat', 'haven'];

/** What a thing must be, and what is told where it is something else. */
interface Need {
  readonly types: Types;
  readonly what: Unsuited;
}
const furres: Types = ['furre'];
const alive: Types = ['furre', 'host'];

function needOf(value: Step | Rule): Need | null {
  const word = 'do' in value ? value.do : value.rule;
  switch (word) {
    case 'add':
    case 'set':
      return 'stat' in value && value.stat === 'pe'
        ? { types: furres, what: 'pe' }
        : { types: alive, what: 'sp' };
    case 'lose':
    case 'regain':
    case 'groove':
      return { types: alive, what: 'sp' };
    case 'cannot':
    case 'must':
      return { types: furres, what: 'swing' };
    case 'bowOut':
      return { types: furres, what: 'bowOut' };
    case 'counter':
      return { types: furres, what: 'encore' };
    case 'control':
    case 'exhaust':
    case 'refresh':
    case 'move':
      return { types: objects, what: 'host' };
    default:
      return null;
  }
}

/** An Alteration is a Treat to everybody who looks for one; an Action is nothing that lies there. */
const ownTypes = ({ type }: CardOrToken): Types | null =>
  type === 'action' ? null : [type === 'alteration' ? 'treat' : type];

/** That a thing is this one and of another type is told elsewhere. */
const ofSelector = ({ type, is }: Selector | Target, definition: CardOrToken): Types | null => {
  if (is === 'this') return ownTypes(definition);
  return type === undefined ? objects : [type];
};

/** What a word can mean; null where that can't be said. */
function ofRef(
  ref: Ref,
  definition: CardOrToken,
  skill: Skill | null,
  before: readonly Step[],
): Types | null {
  switch (ref) {
    case 'this':
      return ownTypes(definition);
    case 'wearer':
      return furres;
    case 'target':
      return skill?.target ? ofSelector(skill.target, definition) : null;
    case 'event':
      return skill && 'for' in skill && skill.for ? ofSelector(skill.for, definition) : ownTypes(definition);
    case 'picked': {
      const chosen = before.findLast((step) => 'pick' in step);
      return chosen && 'pick' in chosen ? ofSelector(chosen.pick, definition) : null;
    }
    case 'it':
      return null;
  }
}

type Things = Ref | Selector;
const thingsOf = (value: Step | Rule): { readonly key: 'all' | 'pick'; readonly things: Things } | null => {
  if ('pick' in value) return { key: 'pick', things: value.pick };
  return 'all' in value ? { key: 'all', things: value.all } : null;
};

function unsuited({ value, at }: Placed<Step | Rule>, typesOf: (things: Things) => Types | null): Finding[] {
  const [need, acted] = [needOf(value), thingsOf(value)];
  if (!need || !acted) return [];
  const { key, things } = acted;
  const types = typesOf(things);
  if (!types || types.some((type) => need.types.includes(type))) return [];
  const here = [...at, key];
  const [right] = need.types;
  const hasType = typeof things === 'object' && things.type !== undefined && things.is !== 'this';
  const fix = hasType && right ? replaceFix([...here, 'type'], right) : undefined;
  return [finding('unsuited', hasType ? [...here, 'type'] : here, { what: need.what }, fix)];
}

const ofThings = (
  things: Things,
  definition: CardOrToken,
  skill: Skill | null,
  before: readonly Step[],
): Types | null =>
  typeof things === 'string' ? ofRef(things, definition, skill, before) : ofSelector(things, definition);

export const unsuitedThings = (definition: CardOrToken): Finding[] => [
  ...rulesOf(definition).flatMap((rule) =>
    unsuited(rule, (things) => ofThings(things, definition, null, [])),
  ),
  ...eachStep(definition, (step, skill) =>
    unsuited(step, (things) => ofThings(things, definition, skill, step.before)),
  ),
];

/** A number read off something that has none is always 0. */
export const unsuitedNumbers = (definition: CardOrToken): Finding[] =>
  eachStep(definition, (step, skill) =>
    numbersOf(step).flatMap(({ value, at }): Finding[] => {
      if (typeof value !== 'object' || !('stat' in value)) return [];
      const types = ofRef(value.of, definition, skill, step.before);
      const right = value.stat === 'pe' || value.stat === 'encore' ? furres : alive;
      const what = value.stat === 'maxSp' ? 'sp' : value.stat;
      return !types || types.some((type) => right.includes(type))
        ? []
        : [finding('always-zero', [...at, 'of'], { what })];
    }),
  );

const eachStep = (definition: CardOrToken, look: (step: PlacedStep, skill: Skill) => Finding[]): Finding[] =>
  skillsOf(definition).flatMap((skill) => stepsOf(skill).flatMap((step) => look(step, skill.value)));

/** A skill that waits for what never happens: only Furres swing and bow out, and nothing happens to a Host. */
export const neverSetOff = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap(({ value, at }): Finding[] => {
    if (!('on' in value) || value.on === 'play' || value.on === 'refill' || value.on === 'end') return [];
    const watched = 'for' in value ? value.for : undefined;
    const types = watched ? ofSelector(watched, definition) : ownTypes(definition);
    const right = value.on === 'swing' || value.on === 'bowOut' ? furres : objects;
    if (!types || types.some((type) => right.includes(type))) return [];
    const isTyped = watched?.type !== undefined && watched.is !== 'this';
    const place: FindingPath = isTyped ? [...at, 'for', 'type'] : [...at, 'on'];
    const fix = isTyped ? replaceFix(place, 'furre') : undefined;
    return [finding('never-set-off', place, { event: value.on }, fix)];
  });
