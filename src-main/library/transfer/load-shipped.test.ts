import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { definitionsOf } from '@shared/language/definitions/index';
import type { DefinedGame } from '@shared/games/index';
import { kindsOf, type Kind } from '@shared/language/pack-format';
import { validatePack } from '@shared/language/validate-pack';
import { languages } from '@shared/util/languages';
import { loadShippedPacks, type ShippedPack } from './load-shipped';

const resources = resolve(import.meta.dirname, '../../../resources');

let shipped: ShippedPack[];
beforeAll(async () => {
  const loaded = await loadShippedPacks(resources);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error, null, 2));
  shipped = loaded.value;
});

function validOf<G extends DefinedGame>(id: G) {
  const valid = validatePack(shipped.find((pack) => pack.id === id)?.files ?? new Map());
  if (!valid.ok) throw new Error(JSON.stringify(valid.error, null, 2));
  return { definitions: definitionsOf(id, valid.value.definitions), warnings: valid.value.warnings };
}

describe('shipped packs', () => {
  it('are all there', () => {
    expect(shipped.map(({ id }) => id)).toEqual(['ygios', 'governing']);
  });

  it('ygios: so many of each kind', () => {
    const { definitions } = validOf('ygios');
    const count = (wanted: Kind) => definitions.filter(({ kind }) => kind === wanted).length;
    expect(kindsOf('ygios').map((kind) => [kind, count(kind)])).toEqual([
      ['card', 24],
      ['bonus', 9],
      ['zone', 3],
      ['rules', 1],
      ['template', 18],
    ]);
  });

  it('ygios: each zone is home to one card of every devotion from 1 to 8, named by both', () => {
    const cards = validOf('ygios').definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
    expect(cards).toHaveLength(24);
    for (const home of ['home', 'town', 'school']) {
      const own = cards.filter((card) => card.home === home);
      expect(own.map(({ devotion }) => devotion).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const { id, devotion } of own) expect(id).toBe(`${home}-${devotion}`);
    }
  });

  it('ygios: every definition with a name has one of its own in every language', () => {
    const named = validOf('ygios').definitions.flatMap((one) =>
      one.kind === 'rules' || one.kind === 'template' ? [] : [one],
    );
    for (const kind of ['card', 'bonus', 'zone']) {
      for (const language of languages) {
        const names = named
          .filter((one) => one.kind === kind)
          .map((one) => one.value.names?.[language] ?? '');
        expect(new Set(names).size, `${kind} ${language}`).toBe(names.length);
        expect(names).not.toContain('');
      }
    }
  });

  it('are written as text that git keeps as it is', async () => {
    for (const { id, files } of shipped) {
      for (const path of files.keys()) {
        const text = await readFile(join(resources, 'packs', id, path), 'utf8');
        expect(text, path).not.toMatch(/\r|\t| \n/);
        expect(text.endsWith('}\n'), path).toBe(true);
      }
    }
  });

  it('a missing folder is a failure with its name, not an exception', async () => {
    const loaded = await loadShippedPacks('/nowhere/at/all');
    expect(loaded).toEqual({
      ok: false,
      error: { code: 'no-such-file', data: { file: '/nowhere/at/all/packs' } },
    });
  });
});
