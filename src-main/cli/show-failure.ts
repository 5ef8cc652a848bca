import type { Failure } from '@shared/api/failures';
import type { Language } from '@shared/util/languages';
import { placeText, sentence } from './show-diagnostic';

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
