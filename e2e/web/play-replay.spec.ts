import type { Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { ReplayPage } from '../pages/replay';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';

/** A whole match between bots, which takes a moment, looked at from its beginning. */
async function playedOut(app: Page, language: 'en' | 'ja' | 'uk' = 'en'): Promise<ReplayPage> {
  const shell = await new Shell(app).switchTo(language);
  const play = new PlayPage(shell);
  const players = [{ who: 'greedy', name: 'Ann' }, { name: 'Bo' }];
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 3, mode: 'simple', players });
  await expect(play.isOver).toBeVisible();
  await app
    .getByRole('button', { name: shell.t('play.leave') })
    .first()
    .click();
  await play.started
    .getByRole('button', { name: shell.t('play.show-replay') })
    .first()
    .click();
  const replay = new ReplayPage(shell);
  await replay.expectAt(0);
  return replay;
}

/** Every place that it comes by from now on, however short it stays there. */
async function watchSteps(replay: ReplayPage): Promise<() => Promise<number[]>> {
  await replay.room.evaluate((room) => {
    const met: number[] = [];
    new MutationObserver(() => {
      const at = Number(room.dataset['at']);
      if (at !== met.at(-1)) met.push(at);
      room.dataset['met'] = met.join(' ');
    }).observe(room, { attributeFilter: ['data-at'] });
  });
  return async () =>
    ((await replay.room.getAttribute('data-met')) ?? '').split(' ').filter(Boolean).map(Number);
}

test('step, jump and run, by button, key and slider; the address says where', async ({ app }) => {
  const replay = await playedOut(app);
  const total = await replay.total();
  expect(total).toBeGreaterThan(10);
  await replay.press('forward');
  await replay.expectAt(1);
  await app.keyboard.press('ArrowRight');
  await replay.expectAt(2);
  await app.keyboard.press('ArrowLeft');
  await replay.expectAt(1);
  await replay.press('last');
  await replay.expectAt(total);
  await app.keyboard.press('Home');
  await replay.expectAt(0);
  await replay.slider.focus();
  await app.keyboard.press('End');
  await replay.expectAt(total);
  await replay.slider.fill('4');
  await replay.expectAt(4);
  // Runs by itself, step by step, and stands still when it is told to: wherever it is by then.
  const steps = await watchSteps(replay);
  await replay.press('play');
  await expect.poll(async () => (await steps())[0]).toBe(5);
  await replay.press('pause');
  await expect(replay.bar.getByRole('button', { name: replay.shell.t('replay.play') })).toBeVisible();
  await replay.expectAt((await steps()).at(-1) ?? 5);
  const met = await steps();
  expect(met).toEqual(met.map((_, nth) => 5 + nth));
  // A place in the match is a place in the window: it is there after a reload, and one step back leads out.
  await replay.slider.fill('4');
  await replay.expectAt(4);
  await app.reload();
  await replay.expectAt(4);
  await app.goBack();
  await expect(replay.room).toBeHidden();
  await app.goForward();
  await replay.expectAt(4);
});

test('a line of the log leads to its point, and whoever looks may change', async ({ app }) => {
  const replay = await playedOut(app, 'uk');
  const { t } = replay.shell;
  const lines = replay.log.getByRole('button');
  const end = await replay.total();
  await lines.last().click();
  await replay.expectAt(end);
  await lines.first().click();
  await replay.expectAt(0);
  await expect(replay.log.locator('[aria-current="step"]')).toBeVisible();
  const faceDown = replay.room.locator('[data-place] [data-path]');
  const open = await faceDown.count();
  await app.getByLabel(t('replay.eyes')).selectOption('1');
  await expect.poll(() => faceDown.count()).toBeLessThan(open);
  await expect(app.getByText(t('replay.eyes'))).toBeVisible();
});

test('played on from a point: a new match, with other people', async ({ app }) => {
  const replay = await playedOut(app);
  const { shell } = replay;
  const { t } = shell;
  await replay.slider.fill('3');
  await replay.expectAt(3);
  const old = await replay.room.getAttribute('data-replay');
  await app.getByRole('button', { name: t('replay.play-on') }).click();
  const dialog = app.getByRole('dialog');
  await expect(dialog.getByLabel(t('play.seat-name', { seat: 'A' }))).toHaveValue('Ann');
  await dialog.getByLabel(t('play.seat-who', { seat: 'A' })).selectOption('human');
  await dialog.getByLabel(t('play.seat-name', { seat: 'A' })).fill('Cy');
  await dialog.getByRole('button', { name: t('replay.begin') }).click();
  const play = new PlayPage(shell);
  await expect(play.table).toBeVisible();
  await expect(play.table).not.toHaveAttribute('data-match', old ?? '');
  await expect.poll(() => play.answers()).toBeGreaterThanOrEqual(3);
  await expect(play.table).toContainText('Cy');
});

test('while people still play, a replay asks who looks and shows nothing before', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  const { t } = shell;
  const play = new PlayPage(shell);
  await play.start({
    pack: 'ygios',
    opponent: 'human',
    seed: 7,
    mode: 'simple',
    players: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  await shell.goTo('library');
  await shell.goTo('play');
  await expect(play.handOver).toBeVisible();
  const address = app.url();
  await app.goto(`${address}@0`);
  await expect(app.getByText(t('replay.who-looks'))).toBeVisible();
  await expect(app.locator('[data-path]')).toHaveCount(0);
  await app.getByRole('button', { name: 'Bo', exact: true }).click();
  const replay = new ReplayPage(shell);
  await replay.expectAt(0);
  // Nothing else is offered: the other seat has cards that are not for this one.
  await expect(app.getByText(t('replay.eyes'))).toBeHidden();
  await expect(app.getByRole('button', { name: t('replay.play-on') })).toBeDisabled();
});

for (const theme of ['light', 'dark'] as const) {
  test(`a replay is accessible, ${theme}`, async ({ app }) => {
    await new Shell(app).setTheme(theme);
    const replay = await playedOut(app);
    await replay.slider.fill('6');
    await replay.expectAt(6);
    await expectAccessible(app, 'replay');
    await app.getByRole('button', { name: replay.shell.t('replay.play-on') }).click();
    await expect(app.getByRole('dialog')).toBeVisible();
    await expectAccessible(app, 'play on from here');
  });
}
