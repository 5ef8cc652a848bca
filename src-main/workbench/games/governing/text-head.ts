import { createTranslator } from '@shared/i18n/translator';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';

/** Type, cost and numbers. */
export function textHead(definition: ValidDefinition, language: Language): string {
  if (definition.game !== 'governing') return '';
  if (definition.kind === 'rules' || definition.kind === 'template') return '';
  const t = createTranslator(language);
  const { value } = definition;
  const quick = 'quick' in value && value.quick === true;
  return [
    ...(definition.kind === 'token' ? [t('term.token')] : []),
    quick ? t('term.quick') : t(`term.${value.type}`),
    ...('ap' in value ? [`${t('term.ap')} ${value.ap}`] : []),
    ...(value.type === 'furre' ? [`${t('term.sp')} ${value.sp}`, `${t('term.pe')} ${value.pe}`] : []),
  ].join(' · ');
}
