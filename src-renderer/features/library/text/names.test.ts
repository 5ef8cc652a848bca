import { describe, expect, it } from 'vitest';
import { changedNames, sourceNames } from './names';

const names = { en: 'A', ja: 'あ', uk: 'А' };

describe('changedNames', () => {
  it.each([
    ['nothing', names, {}],
    ['one', { ...names, ja: 'い' }, { ja: 'い' }],
    ['all', { en: 'B', ja: 'い', uk: 'Б' }, { en: 'B', ja: 'い', uk: 'Б' }],
  ])('gives what was changed: %s', (_what, after, changed) => {
    expect(changedNames(names, after)).toEqual(changed);
  });
});

describe('sourceNames', () => {
  it.each([
    ['its names', JSON.stringify({ id: 'a', names }), names],
    ['nothing for a text without names', '{"id": "a"}', null],
    ['nothing where a language is missing', '{"names": {"en": "A", "ja": "あ"}}', null],
    ['nothing where a name is no text', '{"names": {"en": 1, "ja": "あ", "uk": "А"}}', null],
    ['nothing for names that are none', '{"names": null}', null],
    ['nothing for a list', '[]', null],
    ['nothing for null', 'null', null],
    ['nothing for a broken text', '{', null],
    ['nothing for no text', null, null],
  ])('%s', (_what, source, found) => {
    expect(sourceNames(source)).toEqual(found);
  });
});
