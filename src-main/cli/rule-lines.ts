import type { RuleId } from '@shared/help/index';
import type { Translator } from '@shared/i18n/translator';

/** Where the rules behind an answer are explained. */
export const ruleLines = (t: Translator, rules: readonly RuleId[]): string[] =>
  rules.map((rule) => `  ${t('scenario.rule', { rule, title: t(`help.${rule}.title`) })}`);
