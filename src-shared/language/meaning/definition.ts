import type { ValidDefinition } from '../definitions/index';
import { effectFindings } from '@shared/games/ygios/effects/meaning/index';
import { zoneWords } from '@shared/games/ygios/effects/words';
import { finding, type Finding } from '../finding';
import { skillFindings } from '@shared/games/governing/meaning/index';
import { numberFindings } from '@shared/games/governing/meaning/rules';
import { printedFindings } from './printed';
import { rulesFindings } from '@shared/games/ygios/meaning/rules-document';
import { templateFindings } from './template';

/** A zone called `here` could never be named in an effect. */
const zoneFindings = (id: string): Finding[] =>
  zoneWords.some((word) => word === id) ? [finding('reserved-id', ['id'], { found: id })] : [];

/** What one definition means or fails to mean, as far as it can be seen without the rest of its pack. */
export const definitionFindings = (definition: ValidDefinition): Finding[] =>
  definition.game === 'ygios' ? ygiosFindings(definition) : governingFindings(definition);

function ygiosFindings(definition: ValidDefinition<'ygios'>): Finding[] {
  switch (definition.kind) {
    case 'card':
    case 'bonus':
      return [...effectFindings(definition), ...printedFindings(definition)];
    case 'zone':
      return [...zoneFindings(definition.id), ...printedFindings(definition)];
    case 'rules':
      return rulesFindings(definition.value);
    case 'template':
      return templateFindings(definition.game, definition.value);
  }
}

function governingFindings(definition: ValidDefinition<'governing'>): Finding[] {
  switch (definition.kind) {
    case 'card':
    case 'token':
      return [...skillFindings(definition.value), ...printedFindings(definition)];
    case 'rules':
      return numberFindings(definition.value);
    case 'template':
      return templateFindings(definition.game, definition.value);
  }
}
