import type { Locator } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { Finger, spotOn } from '../support/finger';

// A tablet: fingers, and the page as wide as it says.
test.use({ hasTouch: true, isMobile: false });

const human = { is: 'human' } as const;
const bot = { is: 'bot', bot: { bot: 'greedy' } } as const;
/** A turn of A: a Furre of his own, opposite a Furre and a Treat; in hand what can be aimed at Furres only. */
const duel = { pack: 'governing', start: { is: 'scenario', file: null, id: 'G57' } } as const;

const scrollOf = (element: Locator): Promise<number> => element.evaluate(({ scrollTop }) => scrollTop);

test('Yandere Girlfriends by fingers: tap by tap, by dragging, and what can’t be says why', async ({
  app,
}) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const finger = await Finger.of(app);
  await play.open({
    pack: 'ygios',
    start: { is: 'dealt', seed: 7 },
    players: [human, bot],
    language: 'en',
  });
  const hand = play.place('hand:A').locator('button[data-path]');
  const zones = app.locator('section[data-place^="zone:"]');
  const menuItem = play.menu.getByRole('menuitem', { name: 'Face-up' });

  // two cards that are chosen together
  await finger.tap(hand.nth(0));
  await finger.tap(hand.nth(3));
  await finger.tap(play.confirm);
  await expect(play.table).not.toHaveAttribute('data-answers', '0');

  // a card and a Zone
  await play.atRest();
  let before = await play.answers();
  await finger.tap(play.litCards.first());
  await expect(zones.nth(1)).toHaveClass(/lit/);
  await finger.tap(zones.nth(1).locator('[data-lit]'));
  await finger.tap(menuItem);
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));

  await play.atRest();
  before = await play.answers();
  await finger.drag(play.litCards.first(), play.place('pile'));
  await expect(app.getByRole('status').filter({ hasText: 'Zone' })).toBeVisible();
  expect(await play.answers()).toBe(before);

  await finger.dragOver(play.litCards.first(), zones.nth(0));
  await expect(zones.nth(0)).toHaveClass(/under/);
  await finger.up();
  await finger.tap(menuItem);
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));

  // what happened is longer than its room by now, and shows its end
  await app.setViewportSize({ width: 1280, height: 720 });
  const lines = play.log.getByRole('list');
  await lines.scrollIntoViewIfNeeded();
  await expect.poll(() => scrollOf(lines)).toBeGreaterThan(60);
  const end = await scrollOf(lines);
  await finger.swipe(lines, 60);
  await expect.poll(() => scrollOf(lines)).toBeLessThan(end - 20);
});

test('a long press opens a card, and a number says what it is made of; neither answers', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const finger = await Finger.of(app);
  await play.open({ ...duel, players: [human, human], language: 'en' });
  const before = await play.answers();
  const card = play.litCards.first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await finger.down(await spotOn(card));
  await expect(app.locator('button[data-long]')).toHaveCount(1);
  await finger.up();
  const large = app.getByRole('dialog', { name });
  await expect(large).toBeVisible();
  await finger.tap(large.getByRole('button', { name: play.shell.t('action.close') }));
  await expect(large).toBeHidden();

  const told = app.locator('#explanation');
  const number = play.table.locator('[data-place="side:A"] [data-mark="pe"]').first();
  await finger.down(await spotOn(number));
  await expect(told).toContainText('Printed');
  await finger.up();
  // It stays to be read, also when its words are pressed; the same number puts it away.
  await finger.tap(told);
  await expect(told).toContainText('Printed');
  await finger.tap(number);
  await expect(told).toHaveCount(0);
  expect(await play.answers()).toBe(before);
});

test('the duel by a finger: a card is aimed at a card', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const finger = await Finger.of(app);
  await play.open({ ...duel, players: [human, human], language: 'en' });
  const before = await play.answers();
  const on = (side: string, name: RegExp): Locator =>
    play.place(`side:${side}`).getByRole('button', { name });
  const rabbit = on('A', /^Rabbit Hopper/);
  await finger.drag(rabbit, on('B', /^Whistle/i));
  await expect(app.getByRole('status').filter({ hasText: 'swing only at' })).toBeVisible();
  expect(await play.answers()).toBe(before);
  await finger.drag(rabbit, on('B', /^Eager Otter/));
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  await expect(play.log).toContainText(/Rabbit Hopper.* swings at .*Eager Otter/);
});

test('what scrolls still scrolls under a finger, also on cards that nobody can drag', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const finger = await Finger.of(app);
  // So low that the table has not enough room.
  await app.setViewportSize({ width: 1024, height: 520 });
  await play.open({ ...duel, players: [human, human], language: 'en' });
  const before = await play.answers();
  const cloth = app.getByRole('region', { name: play.shell.t('play.table') });
  await finger.swipe(play.place('side:B').getByRole('button', { name: /^Whistle/i }), -120);
  await expect.poll(() => scrollOf(cloth)).toBeGreaterThan(40);
  expect(await play.answers()).toBe(before);
});
