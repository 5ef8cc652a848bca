import type { Failure } from '@shared/api/failures';
import { rulesForDiagnostic, type RuleId } from '@shared/help/index';
import { isMessageKey, translateKey, type Translator } from '@shared/i18n/translator';
import { fixesOf, type Diagnostic } from '@shared/language/diagnostics';
import type { Language } from '@shared/util/languages';

/** What comes after so many places is mostly the same mistake again, and pushes the first out of sight. */
const most = 20;

/** A failure in words: its sentence and, where it has some, the places it is about. */
export function failureLines(language: Language, failure: Failure): string[] {
  const lines = [sentence(language, `failure.${failure.code}`, failure.data)];
  if (failure.code === 'no-such-pack') lines.push(sentence(language, 'cli.hint.packs', {}));
  if ('diagnostics' in failure.data) {
    const { diagnostics } = failure.data;
    for (const found of diagnostics.slice(0, most))
      lines.push(
        `  ${placeText(found)}: ${found.code}: ${sentence(language, `diagnostic.${found.code}`, found.data)}`,
      );
    const count = diagnostics.length - most;
    if (count > 0) lines.push(`  ${sentence(language, 'cli.more', { count })}`);
  }
  return lines;
}

/** `cards/home-1.json:3:5 (fire.0.n)` */
export function placeText({ file, line, column, at }: Diagnostic): string {
  const place = [file, line, column].filter((part) => part !== undefined && part !== '').join(':');
  return at ? `${place} (${at})` : place;
}

export const sentence = (language: Language, key: string, data: Record<string, unknown>): string =>
  isMessageKey(key) ? translateKey(language, key, data) : `${key} ${JSON.stringify(data)}`;

/** What is wrong, where, how to fix it, and which rule of play says so. */
export function diagnosticLines(t: Translator, found: Diagnostic): string[] {
  const { code, severity, data } = found;
  const line = t(`validate.${severity}`, {
    place: placeText(found),
    code,
    sentence: sentence(t.language, `diagnostic.${code}`, data),
  });
  const fixes = fixesOf(found).map((fix) => sentence(t.language, `fix.${fix.title}`, fix.data));
  return [
    line,
    ...fixes.map((fix) => `  ${t('validate.fix', { fix })}`),
    ...ruleLines(t, rulesForDiagnostic(found)),
  ];
}

/** Where the rules behind an answer are explained. */
export const ruleLines = (t: Translator, rules: readonly RuleId[]): string[] =>
  rules.map((rule) => `  ${t('scenario.rule', { rule, title: t(`help.${rule}.title`) })}`);
