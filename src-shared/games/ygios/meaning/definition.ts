import type { ValidDefinition } from '@shared/language/definitions/index';
import { finding, type Finding } from '@shared/language/finding';
import { printedFindings } from '@shared/language/meaning/printed';
import { templateFindings } from '@shared/language/meaning/template';
import { effectFindings } from '../effects/meaning/index';
import { zoneWords } from '../effects/words';
import { ygiosFields } from '../fields';
import { rulesFindings } from './rules-document';

/** A zone called `here` could never be named in an effect. */
const zoneFindings = (id: string): Finding[] =>
  zoneWords.some((word) => word === id) ? [finding('reserved-id', ['id'], { found: id })] : [];

export function definitionFindings(definition: ValidDefinition<'ygios'>): Finding[] {
  switch (definition.kind) {
    case 'card':
    case 'bonus':
      return [...effectFindings(definition), ...printedFindings(definition)];
    case 'zone':
      return [...zoneFindings(definition.id), ...printedFindings(definition)];
    case 'rules':
      return rulesFindings(definition.value);
    case 'template':
      return templateFindings(ygiosFields, definition.value);
  }
}
