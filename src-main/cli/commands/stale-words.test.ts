import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tempFolder, terminalIn } from '../test-terminal';

const folder = tempFolder();
const run = terminalIn(folder.path);
const shipped = resolve(import.meta.dirname, '../../../resources/packs/ygios');

/** A card whose English words were written for other effects. */
beforeAll(() => {
  cpSync(shipped, join(folder.path, 'worn'), { recursive: true });
  const file = join(folder.path, 'worn', 'cards', 'home-1.json');
  const text = '"text": { "en": { "says": ["Draw two cards."], "for": "0123456789ab" } },\n  "home"';
  writeFileSync(file, readFileSync(file, 'utf8').replace('"home"', text));
});
afterAll(() => folder[Symbol.dispose]());

const place = String.raw`cards/home-1\.json:\d+:\d+ \(text\.en\)`;

it.each([
  ['en_US.UTF-8', /warning stale-text: .*changed.*\(English\)/, ['Remove these words', 'Keep these words']],
  ['ja_JP.UTF-8', /警告 stale-text：.*変わりました（英語）/, ['取り除き', '残す']],
  ['uk_UA.UTF-8', /попередження stale-text: .*змінилися \(англійською\)/, ['Прибрати', 'Залишити']],
])('validate tells of them, with both ways out: %s', async (locale, says, fixes) => {
  const { status, out } = await run(['validate', 'worn'], locale);
  expect(status).toBe(0);
  const [line = '', ...rest] = out.split('\n');
  expect(line).toMatch(new RegExp(`^worn/${place}`));
  expect(line).toMatch(says);
  expect(rest.slice(0, 2).map((fix, index) => fix.includes(fixes[index] ?? '?'))).toEqual([true, true]);
});

it('an import takes the pack and tells of them', async () => {
  const { status, out } = await run(['pack', 'import', 'worn']);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`\n${place}: warning stale-text: `));
  const imported = await run(['pack', 'import', 'worn', '--json']);
  expect(JSON.parse(imported.out)).toMatchObject({
    warnings: [
      { code: 'stale-text', file: 'cards/home-1.json', data: { language: 'en', detail: 'changed' } },
    ],
  });
});

it('an import of a pack without warnings says nothing more', async () => {
  const { out } = await run(['pack', 'import', shipped]);
  expect(out.trim().split('\n')).toHaveLength(1);
});
