import type { Finding } from '@shared/language/finding';
import type { Selector, Target } from '../effects/selectors';
import { clashFinding, type Clash } from '@shared/language/meaning/clash';
import { selectorsOf, type CardOrToken } from '../effects/walk';

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
    const clashOf = (selector: Selector | Target): Clash =>
      clashes.map((test) => test(selector, definition)).find((found) => found !== null) ?? null;
    return clashFinding(value, at, clashOf);
  });
