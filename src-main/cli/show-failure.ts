import type { Failure } from '@shared/api/failures';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';

/** A failure in words: its sentence and, where it has some, the places it is about. */
export function failureLines(language: Language, failure: Failure): string[] {
  const lines = [sentence(language, `failure.${failure.code}`, failure.data)];
  if ('diagnostics' in failure.data) {
    for (const { code, file, line, column, at, data } of failure.data.diagnostics) {
      const place = [file, line, column].filter((part) => part !== undefined && part !== '').join(':');
      const where = at ? `${place} (${at})` : place;
      lines.push(`  ${where}: ${sentence(language, `diagnostic.${code}`, data)}`);
    }
  }
  return lines;
}

const sentence = (language: Language, key: string, data: Record<string, unknown>): string =>
  isMessageKey(key) ? translateKey(language, key, data) : `${key} ${JSON.stringify(data)}`;
