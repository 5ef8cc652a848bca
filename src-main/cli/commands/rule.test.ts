import { afterAll, describe, expect, it } from 'vitest';
import { ruleIds } from '@shared/help/index';
import { createGuideTranslator } from '@shared/i18n/guide-translator';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
afterAll(() => folder[Symbol.dispose]());

it('lists every rule once, in its group', async () => {
  const { status, out } = await run(['rule']);
  expect(status).toBe(0);
  const listed = out.split('\n').flatMap((line) => /^ {2}([A-Z]\d) {2}\S/.exec(line)?.[1] ?? []);
  expect(listed).toEqual(ruleIds);
});

it.each(languages)('explains one with its example, however it is written: %s', async (language) => {
  const t = createTranslator(language);
  const guide = createGuideTranslator(language);
  const { status, out, err } = await run(['rule', 'e2', '--lang', language]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const [head, text, example] = out.split('\n');
  expect(head).toBe(`E2  ${t('help.E2.title')}`);
  expect(text).toBe(guide('help.E2.rule'));
  expect(example).toContain(guide('help.E2.example'));
});

it('explains several, and tells programs the same', async () => {
  expect((await run(['rule', 'N5', 'X1'])).out).toMatch(/^N5 [^]*\n\nX1 /);
  const { out } = await run(['rule', 'N5', '--json']);
  expect(JSON.parse(out)).toMatchObject([{ id: 'N5', group: 'numbers' }]);
});

describe('asked wrongly, it says what there is', () => {
  it.each([
    ['Z9', /“Z9”.*E1, E2/],
    ['N10', /“N10”/],
    ['constructor', /“constructor”/],
  ])('%s', async (given, says) => {
    const { status, out, err } = await run(['rule', given]);
    expect(err).toMatch(says);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});
