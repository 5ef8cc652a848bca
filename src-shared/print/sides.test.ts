import { describe, expect, it } from 'vitest';
import type { Style } from '@shared/language/definitions/template-words';
import type { Printable } from './model';
import { printablesOf } from './printables';
import { sidesOf } from './sides';
import { changed, definitionsOf, facesOf } from './test-faces';

const definitions = definitionsOf('ygios');
const ygios = facesOf(definitions);
const governing = facesOf(definitionsOf('governing'));

function lineOf(faces: typeof ygios, key: string): Printable {
  const found = printablesOf(faces, 'illustrated').find((one) => one.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
}
/** The templates of both sides. */
const drawnBy = (faces: typeof ygios, key: string, style: Style = 'illustrated') => {
  const sides = sidesOf(faces, lineOf(faces, key), 'ja', style);
  return sides && [nameOf(sides.front.template), sides.back && sides.back.face.id];
};
const nameOf = ({ for: drawn }: { readonly for: object }): string => JSON.stringify(drawn);
const [card = ''] = ygios.cards.flatMap(({ kind, path }) => (kind === 'card' ? [path] : []));
const [bonus = ''] = ygios.cards.flatMap(({ kind, path }) => (kind === 'bonus' ? [path] : []));

describe('the sides of', () => {
  const wanted: readonly [string, string, string, string | null][] = [
    ['a card', card, '{"kind":"card"}', 'back-illustrated'],
    ['a card with a back of its own kind', bonus, '{"kind":"bonus"}', 'back-bonus-illustrated'],
    ['a card that is no definition’s', 'own/reference', '{"own":"reference","copies":2}', 'back-illustrated'],
    ['a token', 'own/lock', '{"own":"lock","as":"token","copies":4}', null],
    ['a mat', 'own/mat', '{"own":"mat","as":"mat"}', null],
  ];
  it.each(wanted)('%s', (_what, key, front, back) => {
    expect(drawnBy(ygios, key)).toEqual([front, back]);
    expect(drawnBy(ygios, key, 'low-ink')).toEqual([front, back && back.replace('illustrated', 'low-ink')]);
  });

  it('a card without a back', () => {
    const backless = facesOf(definitions.filter(({ id }) => !id.startsWith('back-')));
    expect(drawnBy(backless, card)).toEqual(['{"kind":"card"}', null]);
    expect(drawnBy(backless, 'own/reference')?.[1]).toBeNull();
  });

  it('what no template draws: null', () => {
    const undrawn = facesOf(definitions.filter(({ kind }) => kind !== 'template'));
    expect(drawnBy(undrawn, card)).toBeNull();
    expect(sidesOf(undrawn, lineOf(ygios, 'own/lock'), 'en', 'illustrated')).toBeNull();
  });
});

it('a card that is no definition’s takes the back of its own size, whichever comes first', () => {
  const wide = (path: string) =>
    changed(definitions, path, (value) => ({ ...value, size: { w: 88, h: 63 } }));
  expect(drawnBy(facesOf(wide('templates/reference-illustrated.json')), 'own/reference')?.[1]).toBe(
    'back-bonus-illustrated',
  );
  const odd = changed(definitions, 'templates/reference-illustrated.json', (value) => ({
    ...value,
    size: { w: 70, h: 120 },
  }));
  expect(drawnBy(facesOf(odd), 'own/reference')?.[1]).toBeNull();
});

it('a token has no back, though it is as large as a card', () => {
  const large = changed(definitions, 'templates/token-lock-illustrated.json', (value) => ({
    ...value,
    size: { w: 63, h: 88 },
  }));
  expect(drawnBy(facesOf(large), 'own/lock')?.[1]).toBeNull();
});

it('both sides are made to save ink where the pack has no template that does', () => {
  const [first] = governing.cards;
  const sides = first && sidesOf(governing, lineOf(governing, first.path), 'en', 'low-ink');
  expect([sides?.front.template.style, sides?.back?.template.style]).toEqual(['low-ink', 'low-ink']);
});
