import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const shipped = resolve(import.meta.dirname, '../../resources/packs/ygios');

/** The shipped cards again and again, without the templates: as a pack of an older release. */
export function writeLargePack(folder: string, size: number): void {
  cpSync(shipped, folder, { recursive: true, filter: (path) => !path.includes('templates') });
  mkdirSync(join(folder, 'cards'), { recursive: true });
  const cards = readdirSync(join(shipped, 'cards'));
  for (let number = cards.length; number < size; number += 1) {
    const source = readFileSync(join(shipped, 'cards', cards[number % cards.length] ?? ''), 'utf8');
    const { id, ...rest } = JSON.parse(source) as { id: string };
    const copy = `${id}-${number}`;
    writeFileSync(join(folder, 'cards', `${copy}.json`), JSON.stringify({ id: copy, ...rest }));
  }
  const names = { en: 'Thousand', ja: '千', uk: 'Тисяча' };
  writeFileSync(join(folder, 'pack.json'), JSON.stringify({ format: 1, game: 'ygios', names }));
}
