import { partsOf, selectorsOf, textsOf, type CardOrBonus } from '../effects/walk';
import type { Speech } from './speech';

/** Does anything in the definition ask which cards are linked? Otherwise a link changes nothing. */
export const asksForLinks = (definition: CardOrBonus): boolean =>
  partsOf(definition).some((part) => selectorsOf(part).some(({ value }) => value.is === 'linked'));

export function linksOf(definition: CardOrBonus): Speech['links'] {
  if (!asksForLinks(definition)) return null;
  const placing = textsOf(definition)
    .flat()
    .flatMap(({ value }) => (value.do === 'play' && value.from === 'aside' ? [value] : []));
  return placing.length > 0 && placing.every(({ link }) => link === true) ? 'placed' : 'named';
}
