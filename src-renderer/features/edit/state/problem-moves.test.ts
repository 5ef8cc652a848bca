import { expect, it } from 'vitest';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { TextPlace } from '../../../editor/text-place';
import { EditDesk } from './desk.svelte';
import { ProblemMoves } from './problem-moves';
import { revision, testDesk, testTimers } from './test-desk';

const path = 'cards/home-1.json';
const other = 'cards/home-2.json';
const note = '// a line that came later\n';

/** The first card in front; in another one something was typed and not saved. */
async function openMoves(typed: (right: string) => string) {
  const workbench = await testDesk();
  const { client, language, saved, drafts, state } = workbench;
  const right = saved.get(other) ?? '';
  drafts.set(other, { base: revision(state.head), source: typed(right) });
  const desk = new EditDesk({ client, timers: testTimers(), language, tell: () => undefined });
  await desk.show({ pack: 'mine', path }, null);
  const said: string[] = [];
  const bring = async (to: string): Promise<void> => void (await desk.show({ pack: 'mine', path: to }, null));
  const reveal = async (to: string, { line, column }: TextPlace): Promise<void> => {
    await bring(to);
    said.push(`${to} ${line}:${column}`);
  };
  const moves = new ProblemMoves({
    desk,
    place: () => null,
    reveal,
    bring,
    explain: () => undefined,
    over: () => said.push('over'),
  });
  const problemsIn = (text: string): readonly Diagnostic[] => {
    const checked = language.checkFile(other, new TextEncoder().encode(text), 'ygios');
    return checked.ok ? (checked.value.is === 'definition' ? checked.value.warnings : []) : checked.error;
  };
  return { desk, moves, right, said, problemsIn, language };
}

const misspelt = (right: string): string => right.replace('"flavour"', '"flavuor"');
const withoutComma = (right: string): string => right.replace(/,(\n)/, '$1');

it.each<[string, (right: string) => string, (broken: string) => string]>([
  ['a word, in the text it was found in', misspelt, (text) => text],
  ['a word, in a text that has grown since', misspelt, (text) => note + text],
  ['a sign, in the text it was found in', withoutComma, (text) => text],
  ['a sign, in a text that has grown since', withoutComma, (text) => note + text],
])('a fix of another document: %s', async (_what, breakIt, since) => {
  const { desk, moves, right, said, problemsIn, language } = await openMoves((text) => since(breakIt(text)));
  const [problem] = problemsIn(breakIt(right));
  const [fix] = problem ? language.fixesOf(problem) : [];
  expect(fix).toBeDefined();
  if (problem && fix) await moves.fix(problem, fix);
  expect(desk.document?.key.path).toBe(other);
  expect(desk.document?.text).toBe(since(right));
  expect(said).toEqual([]);
});

it('a fix of a problem that is over changes nothing, and that is said', async () => {
  const { desk, moves, right, said, problemsIn, language } = await openMoves((text) => note + text);
  const [problem] = problemsIn(misspelt(right));
  const [fix] = problem ? language.fixesOf(problem) : [];
  if (problem && fix) await moves.fix(problem, fix);
  expect([desk.document?.text, said]).toEqual([note + right, ['over']]);
});

it.each([
  ['next', `${other} 3:4`],
  ['previous', 'zones/town.json 1:1'],
] as const)('the %s problem is looked for in the whole pack, where it can be opened', async (way, wanted) => {
  const { desk, moves, said } = await openMoves((text) => text);
  const at = (file: string, line?: number, column?: number): Diagnostic => ({
    code: 'unknown-id',
    severity: 'error',
    file,
    data: {},
    ...(line === undefined || column === undefined ? {} : { line, column }),
  });
  const problems = [at('art/gone.png'), at(other, 3, 4), at('zones/nowhere.json'), at('zones/town.json')];
  if (desk.pack) desk.pack.problems = { revision: '', problems, errors: 4, warnings: 0, files: [] };
  await moves.jump(way);
  expect(said).toEqual([wanted]);
});
