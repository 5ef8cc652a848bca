import { expect, it } from 'vitest';
import { nameText } from '@shared/language/names';
import { nameProblem } from './names';

it.each([
  ['a name', 'Хатній їжак 家 🃏', null],
  ['nothing', '', 'missing'],
  ['marks without width', '\u200b\u200d', 'missing'],
  ['a text-direction override', 'a\u202eb', 'hidden'],
  ['a text-direction isolate', 'a\u2066b', 'hidden'],
  ['a control character', 'a\tb', 'hidden'],
  ['half of a pair', 'a\ud83c', 'hidden'],
] as const)('%s', (_name, text, problem) => {
  expect(nameProblem(text)).toBe(problem);
  expect(nameText.safeParse(text).success).toBe(problem === null);
});
