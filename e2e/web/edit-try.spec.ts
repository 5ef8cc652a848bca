import { EditPage } from '../pages/edit';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';

test('a card with an error says why it can’t be played; mended, it is saved and held at the start', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.showSide('try');
  const play = app.locator('[data-play]');
  await edit.replace('draw', 'drwa');
  await expect(play).toContainText('drwa');
  await expect(play.getByRole('button', { name: shell.t('edit-try.play.card') })).toHaveCount(0);
  await play.getByRole('button', { name: shell.t('edit-try.errors.go') }).click();
  await edit.replace('drwa', 'draw');
  await edit.setDigit('"n": 1', '2');
  await expect(play).toContainText(shell.t('edit-try.play.saves'));
  await play.getByRole('button', { name: shell.t('edit-try.play.card') }).click();
  const table = new PlayPage(shell);
  await expect(table.table).toBeVisible();
  await expect(table.table.locator('[data-path="cards/home-1.json"]').first()).toBeVisible();
  await edit.open();
  await edit.isSaved();
  await expect(edit.code).toContainText('"n": 2');
});

test('a thousand games before and after a change: the difference with its interval, in words and drawn', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.showSide('try');
  const simulate = app.locator('[data-simulate]');
  await edit.setDigit('"n": 1', '3');
  await expect(edit.card('en')).toHaveAccessibleName(/Draw 3 cards/);
  const run = simulate.getByRole('button', { name: shell.t('edit-try.simulate.run', { games: 1000 }) });
  // Can be ended, and begun again; what is typed is what is played, saved or not. The page presses Cancel itself as
  // soon as it is there: a test that is kept waiting would come when the games are over.
  await simulate.evaluate((section, cancel) => {
    const watcher = new MutationObserver(() => {
      const button = [...section.querySelectorAll('button')].find((one) => one.textContent.trim() === cancel);
      if (!button) return;
      watcher.disconnect();
      button.click();
      section.dataset['ended'] = '';
    });
    watcher.observe(section, { subtree: true, childList: true });
  }, shell.t('action.cancel'));
  await run.click();
  await expect(simulate).toHaveAttribute('data-ended');
  // Neither running nor done: there is nothing to show.
  await expect(simulate).toHaveAttribute('data-simulate', '');
  await run.click();
  const wins = app.locator('[data-measure=card-wins]');
  await expect(wins).toContainText(/\d\d\.\d% → \d\d\.\d%/);
  await expect(wins.getByRole('img')).toHaveAccessibleName(/Difference \+\d/);
  // The deals are the same in every run: three cards for one make whoever plays it win more often.
  await expect(wins.locator('[data-verdict]')).toHaveText(shell.t('edit-try.verdict.more'));
  await expect(app.locator('[data-measure=first-wins]')).toBeVisible();
  await expect(app.locator('[data-measure="length.rounds"]')).toBeVisible();
  await expectAccessible(app, 'a comparison beside the text');
  await edit.setDigit('"n": 3', '4');
  await expect(simulate).toContainText(shell.t('edit-try.older'));
});

test('a card whose texts never end is reported after a bounded time, and the screen stays alive', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy('Dance Card');
  await app.keyboard.press('ControlOrMeta+p');
  await app.getByRole('dialog').getByRole('combobox').fill('d01');
  await expect(app.getByRole('dialog').getByRole('option').first()).toContainText('d01');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"id": "d01"');
  const endless = (on: string, back: string): object => ({
    on,
    for: { type: 'furre' },
    do: [{ do: back, all: 'this' }],
  });
  await edit.setText(
    JSON.stringify({
      id: 'd01',
      names: { en: 'Rabbit', ja: 'うさぎ', uk: 'Кролик' },
      type: 'furre',
      ap: 0,
      copies: 2,
      sp: 3,
      pe: 2,
      skills: [endless('exhaust', 'refresh'), endless('refresh', 'exhaust')],
    }),
  );
  await expect(edit.card('en')).toHaveAccessibleName(/Rabbit/);
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
  await edit.showSide('try');
  const tried = app.locator('[data-tried]');
  await expect(tried).toHaveAttribute('data-tried', /running|done/);
  // While bots play, what is typed is seen at once.
  await edit.setDigit('"pe": 2', '3');
  await expect(edit.state).toHaveAttribute('data-state', /changed|kept/);
  await edit.setDigit('"pe": 3', '2');
  await expect(tried).toHaveAttribute('data-tried', 'done');
  await expect(tried.locator('[data-finding=loop]')).toContainText('Rabbit');
  await expect(edit.problems).toContainText('Rabbit');
  await expectAccessible(app, 'what bots found');
});

test('a Zone Bonus is told without wins of whoever plays it; a template says that it is not played', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  const openDocument = async (name: string, id: string): Promise<void> => {
    await app.keyboard.press('ControlOrMeta+p');
    await app.getByRole('dialog').getByRole('combobox').fill(name);
    await expect(app.getByRole('dialog').getByRole('option').first()).toContainText(id);
    await app.keyboard.press('Enter');
    await expect(edit.code).toContainText(`"id": "${id}"`);
  };
  await openDocument('paranoia', 'paranoia');
  await edit.showSide('try');
  await app.getByRole('button', { name: shell.t('edit-try.simulate.run', { games: 1000 }) }).click();
  await expect(app.locator('[data-compared]')).toContainText(shell.t('edit-try.no-card'));
  await expect(app.locator('[data-measure=card-wins]')).toHaveCount(0);
  await expect(app.locator('[data-measure=first-wins]')).toBeVisible();
  await openDocument('zone-low-ink', 'zone-low-ink');
  await expect(app.getByText(shell.t('edit-try.not-played.template'))).toBeVisible();
});
