import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Finding } from '@shared/language/finding';
import { printedFindings } from '@shared/language/meaning/printed';
import { templateFindings } from '@shared/language/meaning/template';
import { governingFields } from '../fields';
import { skillFindings } from './index';
import { numberFindings } from './rules';

export function definitionFindings(definition: ValidDefinition<'governing'>): Finding[] {
  switch (definition.kind) {
    case 'card':
    case 'token':
      return [...skillFindings(definition.value), ...printedFindings(definition)];
    case 'rules':
      return numberFindings(definition.value);
    case 'template':
      return templateFindings(governingFields, definition.value);
  }
}
