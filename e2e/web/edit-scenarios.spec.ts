import { EditPage } from '../pages/edit';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';

test('a changed card fails a shipped scenario; it is seen, opened as a position, and passes when mended', async ({
  app,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.showSide('scenarios');
  const scenario = app.locator('[data-scenario=Y13]');
  await expect(scenario).toHaveAttribute('data-outcome', 'passed');
  await edit.setDigit('"n": 1', '2');
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
  await expect(scenario).toHaveAttribute('data-outcome', 'failed');
  await expect(scenario).toContainText('when.1.expect.hand.A');
  await expect(app.locator('[data-scenarios]')).toHaveAttribute('data-scenarios', 'done');
  await expect(app.getByRole('tab', { selected: true })).toHaveText(
    shell.t('edit-scenarios.tab', {
      failed: await app.locator('[data-scenario][data-outcome=failed]').count(),
    }),
  );
  await expectAccessible(app, 'scenarios beside the text');
  await scenario.getByRole('button', { name: shell.t('edit-scenarios.position-of', { id: 'Y13' }) }).click();
  const play = new PlayPage(shell);
  await expect(play.table).toBeVisible();
  await edit.open();
  await edit.setDigit('"n": 2', '1');
  await app.keyboard.press('ControlOrMeta+s');
  await expect(scenario).toHaveAttribute('data-outcome', 'passed');
  await expect(app.getByRole('tab', { selected: true })).toHaveText(shell.t('edit.side.scenarios'));
});

const inLanguage = [
  ['ja', 'ヤンデレ彼女 妹・幼なじみ・先輩', '「スマホ、見ちゃった」は一番上のカードを引く。'],
  ['uk', 'Дівчата-яндере: Сестричка, Подруга дитинства, Сенпай', '«Гортаю твій телефон» бере верхню карту;'],
] as const;
for (const [language, pack, title] of inLanguage) {
  test(`shipped scenarios are called in the language of the screen, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const edit = new EditPage(shell);
    await edit.openCopy(pack);
    await edit.showSide('scenarios');
    const named = app.locator('[data-scenario=Y13]').locator(`[lang=${language}]`);
    await expect(named).toContainText(title);
    await edit.showSide('uses');
    const uses = app.getByRole('region', { name: shell.t('detail.scenarios') });
    await expect(uses.getByRole('listitem').filter({ hasText: 'Y13' })).toContainText(title);
    await shell.switchTo('en');
  });
}

test('a new scenario is written with help, told where it fails, mended and saved', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.showSide('scenarios');
  await app.getByRole('button', { name: shell.t('edit-scenarios.new') }).click();
  await expect(edit.code).toContainText('"play": "home-1"');
  await expect(app).toHaveURL(/scenarios\/own\.json$/);
  const scenario = app.locator('[data-scenario=home-1]');
  await expect(scenario).toHaveAttribute('data-outcome', 'passed');

  // A card that is not there is told with the nearest one, and mended by its fix.
  await edit.select('"play": "home-1');
  await app.keyboard.press('ArrowRight');
  await app.keyboard.type('1');
  await expect(scenario).toHaveAttribute('data-outcome', 'failed');
  await expect(edit.problems).toContainText('home-11');
  await edit.problems.getByRole('button', { name: 'home-1', exact: false }).last().click();
  await expect(scenario).toHaveAttribute('data-outcome', 'passed');

  // Keys and words are offered with what they mean.
  await edit.select('"turn": "A",');
  await app.keyboard.press('End');
  await app.keyboard.press('Enter');
  await app.keyboard.press('Control+Space');
  const offered = app.locator('.suggest-widget').getByRole('option').filter({ hasText: 'bonuses' });
  await expect(offered.first()).toBeVisible();
  await app.keyboard.press('Escape');
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();

  // It stands beside the card from now on, and leads back to its text.
  await app.keyboard.press('ControlOrMeta+p');
  await app.getByRole('dialog').getByRole('combobox').fill('home-1');
  await expect(app.getByRole('dialog').getByRole('option').first()).toContainText('home-1');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"id": "home-1"');
  await scenario.getByRole('button', { name: shell.t('edit-scenarios.show-of', { id: 'home-1' }) }).click();
  await expect(edit.code).toContainText('"play": "home-1"');
});
