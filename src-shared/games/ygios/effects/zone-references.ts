import type { FindingPath } from '@shared/language/finding';
import { partsOf, selectorsOf, zonesOf, type CardOrBonus } from './walk';
import { besideWords, zoneWords } from './words';

/** The id of a zone in an effect, where it stands, and the words that may stand there instead. */
export interface ZoneReference {
  readonly id: string;
  readonly at: FindingPath;
  readonly words: readonly string[];
}

export function zoneReferences(definition: CardOrBonus): ZoneReference[] {
  return partsOf(definition).flatMap((part) => {
    const zones = zonesOf(part).map(({ value, at }): ZoneReference => {
      return typeof value === 'string'
        ? { id: value, at, words: zoneWords }
        : { id: value.beside, at: [...at, 'beside'], words: besideWords };
    });
    const homes = selectorsOf(part).flatMap(({ value, at }): ZoneReference[] =>
      value.home === undefined ? [] : [{ id: value.home, at: [...at, 'home'], words: [] }],
    );
    return [...zones, ...homes].filter(({ id, words }) => !words.includes(id));
  });
}
