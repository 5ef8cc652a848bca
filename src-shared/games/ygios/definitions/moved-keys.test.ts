import { expect, it } from 'vitest';
import { applyFix } from '@shared/language/apply-fix';
import { checkFile } from '@shared/language/check-file';
import { shippedFiles } from '@shared/language/test-shipped';

const path = 'rules/main.json';
const shipped = JSON.parse(new TextDecoder().decode(shippedFiles('ygios').get(path))) as {
  options: Record<string, unknown>;
  rulings: { id: string; default: unknown }[];
};
/** As a copy of the pack had them before there were rulings. */
const old = Object.fromEntries(shipped.rulings.map((ruling) => [ruling.id, ruling.default]));
const check = (text: string) => {
  const checked = checkFile(path, new TextEncoder().encode(text), 'ygios');
  return checked.ok ? [] : checked.error;
};

it('options that became rulings are told where they went, and their fixes mend the file', () => {
  const { rulings: _, ...rest } = shipped;
  const text = JSON.stringify({ ...rest, options: { ...shipped.options, ...old } }, null, 2);
  const found = check(text);
  expect(found.map(({ code, at, data }) => [code, at, data['near'], data['nearest']])).toEqual(
    Object.keys(old).map((key) => ['unknown-key', `options.${key}`, 'moved', 'rulings']),
  );
  expect(found).toHaveLength(9);
  const mended = found.reduce((source, { fix }) => (fix ? applyFix(source, fix) : source), text);
  expect(check(mended)).toEqual([]);
  expect(JSON.parse(mended)).toEqual(rest);
});

it.each([
  ['a key that never was', { ...shipped, options: { ...shipped.options, ourSpot: true } }, 'options.ourSpot'],
  ['the same word elsewhere', { ...shipped, ourSpotAdders: true }, 'ourSpotAdders'],
])('%s is only unknown', (_what, rules, at) => {
  expect(check(JSON.stringify(rules))).toMatchObject([{ code: 'unknown-key', at, data: { near: 'no' } }]);
});
