import { completionsAt } from './completions';
import { innerSpan } from './cursor';
import { asked as ask } from './request';
import type { AssistRequest, Span } from './types';

/**
 * What a completion left the cursor in: `brackets` that are empty, or `quotes` with nothing in them, or with a word
 * that is selected and so gives way to another. null: nothing is to be chosen there.
 */
export type Hole = 'brackets' | 'quotes' | null;

export function holeAt(request: AssistRequest, selected: Span): Hole {
  const asked = ask(request);
  if (!asked) return null;
  const { touched, after, levels } = asked.cursor;
  if (touched.is === 'gap') {
    const opens = touched.before?.is === '[' || touched.before?.is === '{';
    const closes = after?.is === ']' || after?.is === '}';
    return opens && closes && levels.length > 0 && completionsAt(request).length > 0 ? 'brackets' : null;
  }
  if (touched.is !== 'value' || touched.scalar.token.is !== 'text') return null;
  const { from, to } = innerSpan(touched.scalar.token);
  const isAll = selected.from === from && selected.to === to;
  return isAll && completionsAt(request).length > 1 ? 'quotes' : null;
}
