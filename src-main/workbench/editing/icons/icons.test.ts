import { describe, expect, it } from 'vitest';
import { IconLibrary } from './icon-library';
import { readIconSet, type IconSet, pathOf } from './icon-set';
import { nearestIcons, searchIcons } from './search-icons';

const opened = await new IconLibrary().open();
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const shipped: IconSet = opened.value;

describe('what may leave for a page', () => {
  const path = (data: string): string => `<path fill="currentColor" d="${data}"/>`;
  // prettier-ignore
  const bodies: readonly (readonly [what: string, body: unknown, data: string | null])[] = [
    ['one path', path('M0 0h1.5v-2e3z'), 'M0 0h1.5v-2e3z'],
    ['no path', '', null],
    ['an empty path', path(''), null],
    ['two paths', path('M0 0z') + path('M0 0z'), null],
    ['a path with a script beside it', `${path('M0 0z')}<script/>`, null],
    ['a path that does things', '<path fill="currentColor" onclick="x" d="M0 0z"/>', null],
    ['an attribute that ends in the data', path('M0 0z" onload="x'), null],
    ['an entity in the data', path('M0 0&quot;z'), null],
    ['a line break in the data', path('M0 0\nz'), null],
    ['a letter that draws nothing', path('M0 0x'), null],
    ['a number', 7, null],
  ];
  it.each(bodies)('%s', (_what, body, data) => expect(pathOf(body)).toBe(data));

  it('every icon that ships is one path', () => {
    expect(shipped.names.length).toBeGreaterThan(4000);
    for (const name of shipped.names) expect(shipped.pathOf(name), name).toMatch(/^[Mm]/);
  });

  it('leaves out what is no path, and aliases of it', () => {
    const icons = {
      good: { body: path('M1 1z') },
      bad: { body: '<image href="x"/>' },
      old: { body: path('M2 2z'), hidden: true },
    };
    const aliases = { fine: { parent: 'good' }, lost: { parent: 'bad' } };
    const set = readIconSet(JSON.stringify({ width: 512, height: 512, icons, aliases }));
    expect(set.names).toEqual(['good']);
    expect([...set.aliases]).toEqual([['fine', 'good']]);
    expect(['good', 'fine', 'old', 'bad', 'lost', 'toString'].map((name) => set.pathOf(name))).toEqual([
      'M1 1z',
      'M1 1z',
      'M2 2z',
      null,
      null,
      null,
    ]);
  });
});

describe('looking for an icon', () => {
  const rows: readonly (readonly [text: string, first: readonly string[]])[] = [
    ['rabbit', ['rabbit', 'rabbit-head']],
    ['Rabbit HEAD', ['rabbit-head']],
    ['head rabbit', ['rabbit-head']],
    // and not the shorter “spring”
    ['ring', ['ring', 'ring-box']],
    ['sattelite', ['satellite', 'star-satellites']],
    ['umbr', ['umbrella', 'umbrella-bayonet']],
    ['no such thing at all', []],
    ['うさぎ', []],
  ];
  it.each(rows)('%s', (text, first) => {
    expect(searchIcons(shipped, text).slice(0, first.length || 1)).toEqual(first);
  });

  it('nothing to look for gives all there are', () => {
    expect(searchIcons(shipped, '  ')).toEqual(shipped.names);
  });

  it.each([
    ['umbrela', 'umbrella'],
    ['umberlla', 'umbrella'],
    ['red-umbrella', 'umbrella'],
    ['Teapot', 'teapot'],
  ])('who writes %s is told of %s', (name, meant) => {
    expect(nearestIcons(shipped, name)).toContain(meant);
  });

  it('says of a name like no other that nothing is near', () => {
    expect(nearestIcons(shipped, 'qqqqqqqqqq')).toEqual([]);
  });
});

it('a library that can’t be read is a failure, and is tried again', async () => {
  const files = ['/nowhere/icons.json', import.meta.filename];
  const library = new IconLibrary(() => files.shift() ?? '');
  for (const file of [...files]) {
    expect(await library.open()).toMatchObject({
      ok: false,
      error: { code: 'file-problem', data: { file } },
    });
  }
});
