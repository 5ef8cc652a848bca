import { EditPage } from '../pages/edit';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

/** A document of the pack that lies open, by its address. */
async function goTo(edit: EditPage, path: string, letters: string): Promise<void> {
  await edit.page.evaluate((to) => {
    const [, pack = ''] = location.hash.split('/');
    location.hash = `#edit/${pack}/${to}`;
  }, path);
  await expect(edit.code).toContainText(letters);
}

test('a file of scenarios in which nothing is right is told of, and the screen stays', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.showSide('scenarios');
  await app.getByRole('button', { name: shell.t('edit-scenarios.new') }).click();
  await expect(edit.code).toContainText('"play": "home-1"');
  for (const nonsense of [
    '{}',
    '[]',
    '{ "scenarios": [{}, {}, { "id": 1 }, { "id": "a" }, { "id": "a" }] }',
  ]) {
    await edit.setText(nonsense);
    await expect(edit.state).toHaveAttribute('data-state', 'kept');
    await expect(edit.problems).toContainText('scenarios/own.json');
    await expect(edit.code).toContainText(nonsense.slice(0, 2));
  }
  await goTo(edit, 'cards/home-1.json', '"home-1"');
  await edit.showSide('scenarios');
  await expect(app.locator('[data-scenario]').first()).toBeVisible();
});

test('the history of a document does not stay in front of another one', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await goTo(edit, 'cards/home-2.json', '"home-2"');
  await app.getByRole('button', { name: shell.t('edit.history'), exact: true }).click();
  const dialog = app.getByRole('dialog', {
    name: shell.t('edit.history.title', { path: 'cards/home-2.json' }),
  });
  await expect(dialog).toBeVisible();
  await app.goBack();
  await expect(edit.code).toContainText('"home-1"');
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await edit.isSaved();
});

test('the way back leads out of a pack that was only looked at', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const copy = new URL(app.url()).hash;
  await app.getByLabel(edit.shell.t('edit.pack'), { exact: true }).selectOption({ label: 'Dance Card' });
  await expect(app).toHaveURL(/#edit\/governing\/.+/);
  await app.goBack();
  await expect.poll(() => new URL(app.url()).hash).toBe(copy);
  await edit.isSaved();
});

test('saves without a pause end with the newest text', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await edit.select('Going Through Your Phone');
  await app.keyboard.press('ArrowRight');
  for (const word of ['One', 'Two', 'Three']) {
    await app.keyboard.type(word);
    await app.keyboard.press('ControlOrMeta+s');
  }
  await edit.isSaved();
  await app.reload();
  await expect(edit.code).toContainText('Going Through Your PhoneOneTwoThree');
  await edit.isSaved();
});

test('what can stand somewhere is still offered after the history was looked at', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await edit.setDigit('"n": 1', '2');
  await app.keyboard.press('ControlOrMeta+s');
  await edit.isSaved();
  await app.getByRole('button', { name: shell.t('edit.history'), exact: true }).click();
  await expect(app.locator('[data-diff] .view-line').first()).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(app.getByRole('dialog')).toHaveCount(0);
  await edit.select('"do": "dr');
  await app.keyboard.press('ArrowRight');
  await app.keyboard.press('ControlOrMeta+Space');
  await expect(app.locator('.suggest-widget.visible').getByRole('option').first()).toContainText('draw');
});
