import { expect, it } from 'vitest';
import { ruleIds } from '@shared/help/rules';
import { addressOf, helpAddress, placeAt } from './address';
import { Navigation, screens, type Place } from './navigation.svelte';

const everywhere: readonly Place[] = [
  ...screens.map((screen): Place => ({ screen, topic: null, document: null, match: null })),
  ...ruleIds.map((rule): Place => ({
    screen: 'help',
    topic: { is: 'rule', rule },
    document: null,
    match: null,
  })),
  { screen: 'edit', topic: null, document: { pack: 'my pack/№1', path: null }, match: null },
  { screen: 'edit', topic: null, document: { pack: 'ygios', path: 'cards/home-1.json' }, match: null },
  { screen: 'play', topic: null, document: null, match: 'a/b №1' },
  { screen: 'help', topic: { is: 'entry', game: 'ygios', entry: 'locks' }, document: null, match: null },
  { screen: 'help', topic: { is: 'page', game: 'governing', page: 'goal' }, document: null, match: null },
  { screen: 'play', topic: null, document: null, match: 'a@b', at: 0 },
  { screen: 'play', topic: null, document: null, match: 'a@b', at: 12 },
];

it('every place has an address of its own that leads back to it', () => {
  expect(new Set(everywhere.map(addressOf)).size).toBe(everywhere.length);
  for (const place of everywhere) expect(placeAt(addressOf(place))).toEqual(place);
});

it.each<[string, Place]>([
  ['', { screen: 'library', topic: null, document: null, match: null }],
  ['#', { screen: 'library', topic: null, document: null, match: null }],
  ['#library', { screen: 'library', topic: null, document: null, match: null }],
  ['#help/e2', { screen: 'help', topic: { is: 'rule', rule: 'E2' }, document: null, match: null }],
  ['#help/Z9', { screen: 'help', topic: null, document: null, match: null }],
  ['#help/ygios', { screen: 'help', topic: null, document: null, match: null }],
  ['#help/yurikure/locks', { screen: 'help', topic: null, document: null, match: null }],
  ['#help/', { screen: 'help', topic: null, document: null, match: null }],
  ['#help/E2/more', { screen: 'help', topic: { is: 'rule', rule: 'E2' }, document: null, match: null }],
  ['#settings/E2', { screen: 'settings', topic: null, document: null, match: null }],
  ['#edit/', { screen: 'edit', topic: null, document: null, match: null }],
  ['#edit/%', { screen: 'edit', topic: null, document: null, match: null }],
  ['#edit/a/', { screen: 'edit', topic: null, document: { pack: 'a', path: null }, match: null }],
  ['#play/', { screen: 'play', topic: null, document: null, match: null }],
  ['#play/%', { screen: 'play', topic: null, document: null, match: null }],
  ['#play/m1/more', { screen: 'play', topic: null, document: null, match: 'm1' }],
  ['#edit/m1', { screen: 'edit', topic: null, document: { pack: 'm1', path: null }, match: null }],
  ['#main', { screen: 'library', topic: null, document: null, match: null }],
  ['#constructor', { screen: 'library', topic: null, document: null, match: null }],
  ['#play/m1@7', { screen: 'play', topic: null, document: null, match: 'm1', at: 7 }],
  ['#play/m1@', { screen: 'play', topic: null, document: null, match: null }],
  ['#play/m1@x', { screen: 'play', topic: null, document: null, match: null }],
  ['#play/@7', { screen: 'play', topic: null, document: null, match: null }],
])('the address “%s” leads to the nearest place', (address, place) => {
  expect(placeAt(address)).toEqual(place);
});

it('a link to a rule is its address', () => {
  expect(helpAddress('N5')).toBe(
    addressOf({ screen: 'help', topic: { is: 'rule', rule: 'N5' }, document: null, match: null }),
  );
  expect(helpAddress(null)).toBe('#help');
});

it('help knows the way back to the screen it was opened from', async () => {
  const navigation = new Navigation();
  await navigation.go('settings');
  await navigation.openHelp('E2');
  expect(navigation).toMatchObject({
    screen: 'help',
    topic: { is: 'rule', rule: 'E2' },
    beforeHelp: 'settings',
  });
  await navigation.openHelp('E3');
  await navigation.openHelp(null);
  expect(navigation).toMatchObject({ screen: 'help', topic: null, beforeHelp: 'settings' });
  await navigation.openHelp('X1');
  await navigation.go('library');
  await navigation.go('help');
  expect(navigation).toMatchObject({
    screen: 'help',
    topic: { is: 'rule', rule: 'X1' },
    beforeHelp: 'library',
  });
});

it('the document that was edited last is there again after another screen', async () => {
  const navigation = new Navigation();
  await navigation.edit({ pack: 'a', path: 'cards/b.json' });
  await navigation.openHelp('E2');
  await navigation.go('edit');
  expect(navigation).toMatchObject({ screen: 'edit', document: { pack: 'a', path: 'cards/b.json' } });
});

it('the match is there again after another screen, until it is left', async () => {
  const navigation = new Navigation();
  await navigation.play({ match: 'm1' });
  await navigation.go('library');
  await navigation.go('play');
  expect(navigation).toMatchObject({ screen: 'play', match: 'm1' });
  await navigation.play(null);
  expect(navigation).toMatchObject({ screen: 'play', match: null });
});

it('a document that is laid open while another screen is in front is there on coming back', async () => {
  const navigation = new Navigation();
  await navigation.edit({ pack: 'original', path: 'cards/a.json' });
  await navigation.go('settings');
  await navigation.layOpen({ pack: 'copy', path: 'cards/a.json' });
  expect(navigation.screen).toBe('settings');
  await navigation.go('edit');
  expect(navigation.document).toEqual({ pack: 'copy', path: 'cards/a.json' });
});
