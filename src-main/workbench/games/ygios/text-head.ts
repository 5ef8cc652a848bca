import { createTranslator } from '@shared/i18n/translator';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Around } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';

/** Zone and Devotion. */
export function textHead(definition: ValidDefinition, language: Language, around: Around): string {
  if (definition.game !== 'ygios' || definition.kind !== 'card') return '';
  const { home, devotion } = definition.value;
  const named = around.nameOf('zone', home, language) ?? home;
  return [named, createTranslator(language)('cli.text.devotion', { n: devotion })].join(' · ');
}
