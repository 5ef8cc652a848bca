import type { Failure } from '@shared/api/failures';
import type { Language } from '@shared/util/languages';
import { placeText, sentence } from './show-diagnostic';

/** A failure in words: its sentence and, where it has some, the places it is about. */
export function failureLines(language: Language, failure: Failure): string[] {
  const lines = [sentence(language, `failure.${failure.code}`, failure.data)];
  if ('diagnostics' in failure.data) {
    for (const found of failure.data.diagnostics)
      lines.push(
        `  ${placeText(found)}: ${found.code}: ${sentence(language, `diagnostic.${found.code}`, found.data)}`,
      );
  }
  return lines;
}
