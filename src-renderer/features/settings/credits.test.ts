import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { credits, licenceLinks, licences, iconAuthors, publicDomainAuthors } from './credits';
import { shippedIcons } from './shipped-icons';

const root = resolve(import.meta.dirname, '../../..');
const textOf = (...parts: string[]): string => readFileSync(join(root, ...parts), 'utf8');
const notice = (file: string): string => textOf('resources', 'credits', file);
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('what ships with the application', () => {
  it.each(credits)(
    '$name: its notice names it, its authors and the licence',
    ({ name, authors, licence, notice: file }) => {
      const text = notice(file);
      expect(text.toLowerCase()).toContain(name.toLowerCase());
      for (const author of authors) expect(text).toContain(author);
      expect(text.toLowerCase()).toContain(licenceLinks[licence].name.toLowerCase().replace(/ 1\.1$/, ''));
    },
  );

  it.each(['m-plus-rounded-1c', 'noto-sans', 'noto-sans-jp', 'jetbrains-mono'])(
    'the licence of the font %s stands there to the letter',
    (font) => {
      const licence = textOf('node_modules', '@fontsource', font, 'LICENSE');
      expect(squeezed(notice('fonts.txt'))).toContain(
        squeezed(licence.slice(licence.indexOf('This Font Software'))),
      );
    },
  );

  it('the licence of Lucide stands there to the letter', () => {
    expect(squeezed(notice('lucide.txt'))).toContain(
      squeezed(textOf('node_modules', '@lucide', 'svelte', 'LICENSE')),
    );
  });

  it('every font that the page loads is credited', () => {
    const loaded = textOf('src-renderer', 'ui', 'fonts.css').matchAll(/@fontsource\/([a-z0-9-]+)/g);
    const credited = credits.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'));
    for (const [, font] of loaded) expect(credited).toContain(font);
  });

  it('the icon set says of itself what is said of it', () => {
    const info = JSON.parse(textOf('node_modules', '@iconify-json', 'game-icons', 'info.json')) as {
      license: { title: string };
    };
    expect(info.license.title).toBe(licenceLinks['cc-by'].name);
    expect(new Set(iconAuthors).size).toBe(iconAuthors.length);
    for (const author of publicDomainAuthors) expect(notice('game-icons.txt')).toContain(`${author} (CC0`);
  });

  it('every licence is used and can be read', () => {
    for (const licence of licences) {
      expect(credits.some((credit) => credit.licence === licence)).toBe(true);
      expect(licenceLinks[licence].address).toMatch(/^https:\/\//);
    }
  });
});

it('the icons that are listed are those on the shipped cards', () => {
  const packs = join(root, 'resources', 'packs');
  const files = readdirSync(packs, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const used = files.flatMap((file) => {
    const { art } = JSON.parse(readFileSync(join(packs, file), 'utf8')) as {
      art?: { icon?: string; with?: string[] };
    };
    return art?.icon === undefined ? [] : [art.icon, ...(art.with ?? [])];
  });
  expect(shippedIcons).toEqual([...new Set(used)].sort());
});
