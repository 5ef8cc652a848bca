import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

const people = [{ name: 'Ann' }, { name: 'Борис' }];

test('what another has answered since is taken back only with his consent', async ({ app }) => {
  const shell = await new Shell(app).switchTo('uk');
  const play = new PlayPage(shell);
  const consent = app.locator('[data-consent]');
  await play.start({ pack: 'ygios', opponent: 'human', mode: 'simple', seed: 5, players: people });
  await play.takeOver();
  await play.answerInTurn(0);
  await play.takeOver();
  await play.answerInTurn(0);
  await play.takeOver();
  const answers = await play.answers();
  const takeBack = app.getByRole('button', { name: shell.t('play.undo'), exact: true });

  await takeBack.click();
  await expect(consent).toContainText('Борис');
  await expect(app.locator('[data-path], [data-place]')).toHaveCount(0);
  await expect(app.getByRole('button', { name: shell.t('play.consent-refuse') })).toBeFocused();
  await app.getByRole('button', { name: shell.t('play.consent-refuse') }).click();
  await expect(play.handOver).toContainText('Ann');
  await play.takeOver();
  expect(await play.answers()).toBe(answers);

  await takeBack.click();
  await app.getByRole('button', { name: shell.t('play.consent-agree') }).click();
  await expect(play.handOver).toContainText('Ann');
  await play.takeOver();
  await expect(play.table).toHaveAttribute('data-answers', '0');
  await app.keyboard.press('ControlOrMeta+Shift+z');
  // The table that lies there is the one before the answers came back.
  const again = app.locator(`[data-match][data-answers="${answers}"]`);
  await expect(again.or(play.handOver)).toBeVisible();
  await play.takeOver();
  await expect(again).toBeVisible();
});

test('a bot that thinks answers beside a table that stays usable; a hint is marked and goes with the answer', async ({
  app,
}) => {
  const shell = await new Shell(app).switchTo('en');
  const play = new PlayPage(shell);
  await play.start({ pack: 'ygios', opponent: 'ismcts:30', mode: 'simple', seed: 7 });
  const asked = play.question.locator('button[data-answer]').first();
  for (let turn = 0; turn < 2; turn++) {
    await expect(asked).toBeVisible();
    const before = await play.answers();
    await play.answerInTurn(0);
    await expect(asked).toBeVisible();
    expect(await play.answers()).toBeGreaterThan(before + 1);
  }
  await play.table.focus();
  await app.keyboard.press('h');
  const panel = app.getByRole('region', { name: shell.t('play.hint-title') });
  const shares = panel.getByRole('listitem');
  await expect(shares.first()).toContainText('%');
  expect(await shares.count()).toBeLessThanOrEqual(5);
  await expect(play.table.locator('[data-hint-share]').first()).toBeVisible();
  await play.answerInTurn(0);
  await expect(panel).toBeHidden();
  await expect(play.table.locator('[data-hint-share]')).toHaveCount(0);
});
