import { expect, it } from 'vitest';
import type { DefinedGame } from '@shared/games/index';
import { shippedFiles } from '../test-shipped';
import { validatePack } from '../validate-pack';

type Row = readonly [what: string, game: DefinedGame, like: string, change: object, said: string | null];
const rows: readonly Row[] = [
  ['the same cards', 'ygios', 'affection-illustrated', {}, 'affection-illustrated'],
  ['the same backs', 'ygios', 'back-low-ink', {}, 'back-low-ink'],
  ['the same reference card', 'ygios', 'reference-low-ink', {}, 'reference-low-ink'],
  ['another reference card', 'ygios', 'reference-low-ink', { for: { own: 'setup' } }, null],
  ['backs of one kind', 'ygios', 'back-low-ink', { for: { side: 'back', kind: 'zone' } }, null],
  ['the same type', 'governing', 'furre', {}, 'furre'],
  ['cards of any type', 'governing', 'furre', { for: { kind: 'card' } }, null],
  ['another style', 'governing', 'furre', { style: 'low-ink' }, null],
];
it.each(rows)('a second template for %s, %s', (_what, game, like, change, said) => {
  const files = shippedFiles(game);
  const source = JSON.parse(new TextDecoder().decode(files.get(`templates/${like}.json`))) as object;
  const second = { ...source, id: 'zz', ...change };
  // first in the list: the id decides, not the order in which files are found
  const pack = new Map([
    ['templates/zz.json', new TextEncoder().encode(JSON.stringify(second, null, 2))],
    ...files,
  ]);
  const checked = validatePack(pack);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const told = checked.value.warnings.filter(({ code }) => code === 'same-template');
  expect(told).toMatchObject(
    said === null ? [] : [{ file: 'templates/zz.json', at: 'for', data: { found: said } }],
  );
});
