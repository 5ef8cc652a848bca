import { expect, it } from 'vitest';
import type { Language } from '@shared/util/languages';
import { naming } from './names';
import { definitionsOf, facesOf } from './test-faces';

it('things are called by the key of the list, of a face or of a template, in the language that is spoken', () => {
  let language: Language = 'en';
  const nameOf = naming(facesOf(definitionsOf('ygios')), 'illustrated', () => language);
  const keys = ['cards/home-1.json', 'ja cards/home-1.json', 'own/nothing'];
  expect(keys.map(nameOf)).toEqual(['Going Through Your Phone', 'Going Through Your Phone', null]);
  language = 'uk';
  expect(nameOf('cards/home-1.json')).toMatch(/\p{Script=Cyrillic}/u);
  expect(nameOf('own/reference')).not.toBeNull();
  expect(nameOf('templates/reference-illustrated.json')).toBe(nameOf('own/reference'));
});
