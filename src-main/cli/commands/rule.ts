import { groupOf, isRuleId, ruleGroupNames, ruleGroups, ruleIds, type RuleId } from '@shared/help/index';
import { createGuideTranslator } from '@shared/i18n/guide-translator';
import type { Translator } from '@shared/i18n/translator';
import { nearness } from '@shared/language/nearest';
import { err, ok } from '@shared/util/result';
import { misuse, type Command } from '../command';

/** The help pages of the kernel's rules, for whoever sees the id of one in an answer. */
export const rule: Command = {
  is: 'answer',
  words: ['rule'],
  about: 'cli.command.rule',
  takes: [{ name: 'RULE', optional: true, many: true }],
  options: {},
  run({ t }, { positionals }) {
    const found: RuleId[] = [];
    for (const given of positionals) {
      const id = given.toUpperCase();
      if (!isRuleId(id))
        return Promise.resolve(
          err(misuse(t('cli.error.unknown-rule', { ...nearness(given, ruleIds), known: ruleIds }))),
        );
      found.push(id);
    }
    const lines = found.length === 0 ? listLines(t) : found.flatMap((id, nth) => pageLines(t, id, nth > 0));
    const value = (found.length === 0 ? ruleIds : found).map((id) => pageOf(t, id));
    return Promise.resolve(ok({ lines, value }));
  },
};

const pageOf = (t: Translator, id: RuleId) => ({
  id,
  group: groupOf(id),
  title: t(`help.${id}.title`),
  rule: createGuideTranslator(t.language)(`help.${id}.rule`),
  example: createGuideTranslator(t.language)(`help.${id}.example`),
});

function pageLines(t: Translator, id: RuleId, apart: boolean): string[] {
  const { title, rule: text, example } = pageOf(t, id);
  return [...(apart ? [''] : []), `${id}  ${title}`, text, t('cli.rule.example', { example })];
}

const listLines = (t: Translator): string[] =>
  ruleGroupNames.flatMap((group) => [
    t(`help.group.${group}`),
    ...ruleGroups[group].map((id) => `  ${id}  ${t(`help.${id}.title`)}`),
  ]);
