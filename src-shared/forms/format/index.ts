import { parseTree, type ParseError } from 'jsonc-parser';
import { packLimits } from '@shared/language/pack-format';
import { tokensFrom } from '../text/tokens';
import { printLayout } from './print-layout';
import { readLayout } from './read-layout';

/**
 * What “formatted on save” means: two spaces a level, one space around what stands on one line, no comma behind the
 * last entry, at most one empty line, one line break at the end. What stood on one line stays on one line, however
 * long: the layers of a template are read as a table. Keys keep their order, comments their words. A text
 * that can't be read as it is comes back as it is: nothing half-typed is ever moved about.
 */
export function formatDocument(text: string): string {
  if (isTooDeep(text)) return text;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  return root && errors.length === 0 ? printLayout(readLayout(text)) : text;
}

/** Both readers call themselves for each bracket, also for one that a wrong closing bracket leaves open. */
function isTooDeep(text: string): boolean {
  const open: string[] = [];
  for (const token of tokensFrom(text)) {
    if (token.is === 'open') open.push(token.text === '{' ? '}' : ']');
    else if (token.is === 'close' && token.text === open.at(-1)) open.pop();
    if (open.length > packLimits.depth) return true;
  }
  return false;
}
