import type { ValidDefinition } from '../definitions/index';
import { effectFindings } from '../effects/meaning/index';
import { zoneWords } from '../effects/words';
import { finding, type Finding } from '../finding';
import { rulesFindings } from './rules-document';

/** A zone called `here` could never be named in an effect. */
const zoneFindings = (id: string): Finding[] =>
  zoneWords.some((word) => word === id) ? [finding('reserved-id', ['id'], { found: id })] : [];

/** What one definition means or fails to mean, as far as it can be seen without the rest of its pack. */
export function definitionFindings(definition: ValidDefinition): Finding[] {
  switch (definition.kind) {
    case 'card':
    case 'bonus':
      return effectFindings(definition);
    case 'zone':
      return zoneFindings(definition.id);
    case 'rules':
      return rulesFindings(definition.value);
  }
}
