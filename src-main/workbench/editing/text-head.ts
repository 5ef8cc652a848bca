import { createTranslator } from '@shared/i18n/translator';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Around } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';

/** What stands on a card beside its name and its words: type, cost and numbers. Empty where there is nothing. */
export function textHead(definition: ValidDefinition, language: Language, around: Around): string {
  const t = createTranslator(language);
  if (definition.game === 'governing') {
    if (definition.kind === 'rules' || definition.kind === 'template') return '';
    const { value } = definition;
    const quick = 'quick' in value && value.quick === true;
    return [
      ...(definition.kind === 'token' ? [t('term.token')] : []),
      quick ? t('term.quick') : t(`term.${value.type}`),
      ...('ap' in value ? [`${t('term.ap')} ${value.ap}`] : []),
      ...(value.type === 'furre' ? [`${t('term.sp')} ${value.sp}`, `${t('term.pe')} ${value.pe}`] : []),
    ].join(' · ');
  }
  if (definition.kind !== 'card') return '';
  const { home, devotion } = definition.value;
  const named = around.nameOf('zone', home, language) ?? home;
  return [named, t('cli.text.devotion', { n: devotion })].join(' · ');
}
