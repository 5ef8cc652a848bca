import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iconsOf } from '@shared/language/images/art-findings';
import { validatePack } from '@shared/language/validate-pack';
import { loadShippedPacks } from '../../../library/transfer/load-shipped';
import { IconLibrary } from './icon-library';

const opened = await new IconLibrary().open();
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const library = opened.value;
const packs = await loadShippedPacks(resolve(import.meta.dirname, '../../../../resources'));
if (!packs.ok) throw new Error(JSON.stringify(packs.error));

const shown = ['card', 'bonus', 'zone', 'token'];
/** The set is for all ages: nothing that is made to hurt, and nobody hurt. */
const unfit = new Set(
  (
    'blood bleeding skull skeleton bone bones dead death gun pistol rifle sword dagger knife blade axe arrow spear ' +
    'bomb grenade wound wounded pierced devil demon evil hell grave coffin hanging beer wine cigar cigarette poison'
  ).split(' '),
);

const pictures = packs.value.flatMap(({ id: pack, files }) => {
  const valid = validatePack(files);
  if (!valid.ok) throw new Error(JSON.stringify(valid.error));
  return valid.value.definitions
    .filter(({ kind }) => shown.includes(kind))
    .map((definition) => ({ card: `${pack}/${definition.path}`, icons: iconsOf(definition) }));
});

describe('pictures of the shipped packs', () => {
  it.each(pictures)('$card has one, of icons that exist and are fit for all ages', ({ icons }) => {
    expect(icons.length).toBeGreaterThan(0);
    for (const { name } of icons) {
      expect(library.pathOf(name), name).not.toBeNull();
      expect(library.aliases.has(name), `${name} is an old name`).toBe(false);
      expect(name.split('-').filter((word) => unfit.has(word))).toEqual([]);
    }
  });

  it('are all different', () => {
    const large = pictures.map(({ card, icons }) => [icons[0]?.name, card] as const);
    const twice = large.filter(([name]) => large.filter(([other]) => other === name).length > 1);
    expect(twice).toEqual([]);
    expect(pictures.length).toBeGreaterThanOrEqual(65);
  });
});
