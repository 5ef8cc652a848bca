import { finding, type Finding } from '../../finding';
import type { Selector, Target } from '../selectors';
import { selectorsOf, skillsOf, stepsOf, type CardOrToken } from '../walk';
import type { Verb } from '../words';

type Clash = readonly [string, string] | null;

/** Is a thing of this type what a selector of that type looks for? */
const isOfType = (type: CardOrToken['type'], wanted: NonNullable<Selector['type']>): boolean =>
  type === wanted || (type === 'alteration' && wanted === 'treat');

/** Pairs of keys that nothing can satisfy together. */
const clashes: readonly ((selector: Selector | Target, definition: CardOrToken) => Clash)[] = [
  ({ is, not }) => (is === 'this' && not === 'this' ? ['is', 'not'] : null),
  // Whatever speaks is controlled by whoever it speaks for.
  ({ is, of }) => (is === 'this' && of === 'foe' ? ['is', 'of'] : null),
  ({ is, type }, definition) =>
    is === 'this' && type !== undefined && !isOfType(definition.type, type) ? ['is', 'type'] : null,
  // Everybody has one Host.
  (selector) =>
    selector.type === 'host' && selector.of === 'me' && 'n' in selector && (selector.n ?? 1) > 1
      ? ['of', 'n']
      : null,
];

export const unmatchable = (definition: CardOrToken): Finding[] =>
  selectorsOf(definition).flatMap(({ value, at }): Finding[] => {
    const clash = clashes.map((test) => test(value, definition)).find((found) => found !== null);
    return clash ? [finding('never-matches', at, { keys: clash })] : [];
  });

/** What can be done only with what lies in play; Hosts do not. */
const notForHosts: readonly Verb[] = [
  'cannot',
  'must',
  'control',
  'exhaust',
  'refresh',
  'bowOut',
  'move',
  'counter',
];

export const notForHost = (definition: CardOrToken): Finding[] =>
  skillsOf(definition).flatMap((skill) =>
    stepsOf(skill).flatMap(({ value, at }): Finding[] => {
      const key = 'pick' in value ? 'pick' : 'all';
      const things = 'pick' in value ? value.pick : 'all' in value ? value.all : undefined;
      const ofHosts = typeof things === 'object' && things.type === 'host';
      const changesPe = (value.do === 'add' || value.do === 'set') && value.stat === 'pe';
      return ofHosts && (notForHosts.includes(value.do) || changesPe)
        ? [finding('never-matches', [...at, key], { keys: ['do', 'type'] })]
        : [];
    }),
  );
