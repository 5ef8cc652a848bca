import { asked as ask } from './request';
import { isOwnWords } from './sign-completions';
import type { AssistRequest } from './types';

/**
 * Does a list open by itself behind this sign? Only where a word has to be chosen next: behind a comma or a bracket
 * somebody may go on to the next line, and Enter would take the first row instead.
 */
export function opensBehind(request: AssistRequest, sign: string): boolean {
  const asked = ask(request);
  if (!asked) return false;
  const { touched, levels } = asked.cursor;
  const token =
    touched.is === 'key' ? touched.entry.token : touched.is === 'value' ? touched.scalar.token : null;
  switch (sign) {
    case '"':
      return token?.is === 'text' && token.from + 1 === request.offset;
    case ':':
    case ' ':
      return touched.is === 'gap' && touched.before?.is === ':';
    case '{':
      return touched.is === 'value' && isOwnWords(levels.map(({ step }) => step ?? ''));
    default:
      return false;
  }
}
