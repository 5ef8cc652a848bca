import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';
import { settled } from '../support/settled';

const languages = ['en', 'ja', 'uk'] as const;

for (const language of languages) {
  test(`somebody who only wants to play presses once, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const play = new PlayPage(shell);
    await shell.goTo('play');
    const start = app.getByRole('button', { name: shell.t('play.start') });
    await expect(start).toBeEnabled();
    // All of it is in sight in a small window: nothing to look for.
    await expect(start).toBeInViewport({ ratio: 1 });
    const page = app.getByRole('main');
    await settled(app);
    await expect
      .poll(() => page.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0);
    await start.click();
    await expect(play.table).toBeVisible();
    await app.getByRole('button', { name: shell.t('play.leave') }).click();
    await expect(start).toBeVisible();
  });
}

test('Enter begins what was filled in, and it is there again for the next match', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  const { t } = shell;
  const play = new PlayPage(shell);
  await shell.goTo('play');
  const players = [{ name: 'Ann' }, { name: 'Bo' }];
  await play.fillIn({ pack: 'ygios', opponent: 'random', seed: 7, mode: 'simple', players, designer: true });
  await app.getByLabel(t('play.seed'), { exact: true }).press('Enter');
  await expect(play.table).toBeVisible();
  await expect(play.table).toContainText('Ann');
  await expect(play.table).toContainText('Bo');
  await shell.settingsKept();
  await app.reload();
  await app.getByRole('button', { name: t('play.leave') }).click();
  await expect(app.getByLabel(t('play.seat-name', { seat: 'A' }))).toHaveValue('Ann');
  await expect(app.getByLabel(t('play.seat-who', { seat: 'B' }))).toHaveValue('random');
  await expect(app.getByRole('radio', { name: t('play.mode-simple') })).toBeChecked();
  await expect(app.getByLabel(t('play.designer'), { exact: true })).toBeChecked();
  // Not the seed: the next match is another one.
  await expect(app.getByLabel(t('play.seed'), { exact: true })).not.toHaveValue('7');
  const listed = play.started.getByRole('listitem').first();
  await expect(listed).toContainText(t('play.players-of', { first: 'Ann', second: 'Bo' }));
  await expect(listed).toContainText(t('play.designer-mark'));
  await expect(listed).toContainText(t('play.turn-of', { name: 'Ann' }));
  await app.getByRole('button', { name: t('play.swap') }).click();
  await expect(app.getByLabel(t('play.seat-name', { seat: 'A' }))).toHaveValue('Bo');
  await expect(app.getByLabel(t('play.seat-who', { seat: 'A' }))).toHaveValue('random');
});

test('rule options say what they mean and how many differ, and go back to the rules', async ({ app }) => {
  const shell = await new Shell(app).switchTo('en');
  const { t } = shell;
  await shell.goTo('play');
  await app.getByLabel(t('play.pack')).selectOption('ygios');
  const options = app
    .getByRole('group')
    .filter({ hasText: t('play.options') })
    .first();
  const count = (n: number) => options.getByText(t('play.options-changed', { count: n }), { exact: true });
  await expect(count(0)).toBeVisible();
  await options.getByText(t('play.options'), { exact: true }).click();
  const opener = options.locator('[data-option="firstPlayer"]');
  await opener.getByRole('radio').nth(2).check();
  await expect(count(1)).toBeVisible();
  const play = new PlayPage(shell);
  await play.fillIn({
    pack: 'ygios',
    opponent: 'greedy',
    seed: 7,
    players: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  await app.getByRole('button', { name: t('play.start') }).click();
  // The log says who opened: the option was played with, whatever the seed says.
  await expect(play.log).toContainText('Bo goes first');
  await app.getByRole('button', { name: t('play.leave') }).click();
  await expect(count(1)).toBeVisible();
  await options.getByText(t('play.options'), { exact: true }).click();
  await options.getByRole('button', { name: t('play.options-reset') }).click();
  await expect(count(0)).toBeVisible();
  await app.getByLabel(t('play.pack')).selectOption('governing');
  await expect(app.getByText(t('play.mode'), { exact: true })).toBeHidden();
});

test('a seed that is none is told before anything begins, and another one is a press away', async ({
  app,
}) => {
  const shell = await new Shell(app).switchTo('en');
  const { t } = shell;
  await shell.goTo('play');
  const seed = app.getByLabel(t('play.seed'), { exact: true });
  await seed.fill('seven');
  await expect(app.getByText(t('play.seed-bad'))).toBeVisible();
  await expect(app.getByRole('button', { name: t('play.start') })).toBeDisabled();
  await app.getByRole('button', { name: t('play.seed-another') }).click();
  await expect(seed).toHaveValue(/^\d+$/);
  await expect(app.getByRole('button', { name: t('play.start') })).toBeEnabled();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the page before a match is accessible with everything open, ${theme}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo('en');
    await shell.setTheme(theme);
    await shell.goTo('play');
    await app.getByText(shell.t('play.options'), { exact: true }).click();
    await expect(app.locator('[data-option]').first()).toBeVisible();
    await expectAccessible(app, 'before a match');
  });
}
