import type { Page } from '@playwright/test';
import { EditPage } from '../pages/edit';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';

const suggestions = (page: Page) => page.locator('.suggest-widget.visible').getByRole('option');

/** The cursor behind the first occurrence of some letters. */
async function behind(edit: EditPage, letters: string): Promise<void> {
  await edit.select(letters);
  await edit.page.keyboard.press('ArrowRight');
}

test('words are offered with what they mean in the user’s language', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  const edit = new EditPage(await new Shell(app).switchTo('ja'));
  await edit.open();
  await behind(edit, '"do": "dr');
  await app.keyboard.press('ControlOrMeta+Space');
  const draw = suggestions(app).filter({ hasText: /^draw/ }).first();
  await expect(draw).toContainText('引く');
  await app.keyboard.press('Escape');
  await new Shell(app).switchTo('en');
});

test('a snippet brings a whole effect; Tab leads through its blanks', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await behind(edit, '{ "do": "draw", "n": 1 }');
  await app.keyboard.type(', ');
  await app.keyboard.press('ControlOrMeta+Space');
  await expect(suggestions(app).first()).toBeVisible();
  await suggestions(app).filter({ hasText: /move/i }).first().click();
  await expect(edit.code).toContainText('"do": "move"');
  await app.keyboard.press('Tab');
  await expect(edit.code.locator(':focus')).toHaveCount(1);
  await expect(edit.state).not.toHaveAttribute('data-state', 'saved');
  await expect(edit.code.locator('.squiggly-error')).toHaveCount(0);
});

/** Gives a list that would open by itself its turn before the next key. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}

async function lettersIn(edit: EditPage): Promise<number> {
  return (await edit.lines.allTextContents()).join('').replaceAll(/\s/gu, '').length;
}

const step = '{ "do": "draw", "n": 1 }';

test('a comma, a bracket and Enter make a new line and nothing else; a list comes where a word is chosen', async ({
  app,
}) => {
  const edit = new EditPage(new Shell(app));
  // All of the text is in sight, also above the problems that a comma brings: lines and letters are counted.
  await app.setViewportSize({ width: 1280, height: 1400 });
  await edit.openCopy();
  for (const [place, typed] of [
    [step, ','],
    [step, ', '],
    ['"devotion": 1', ','],
    ['"fire": ', '['],
  ] as const) {
    await behind(edit, place);
    const lines = await edit.lines.count();
    const letters = await lettersIn(edit);
    await app.keyboard.type(typed);
    await settled(app);
    await expect(suggestions(app)).toHaveCount(0);
    await app.keyboard.press('Enter');
    await expect(edit.lines).not.toHaveCount(lines);
    // the sign, and the bracket that closes it
    await expect.poll(async () => (await lettersIn(edit)) - letters).toBeLessThanOrEqual(2);
    await expect(suggestions(app)).toHaveCount(0);
    // asked for, it is there
    await app.keyboard.press('ControlOrMeta+Space');
    await expect(suggestions(app).first()).toBeVisible();
    await app.keyboard.press('Escape');
    await expect(async () => {
      await app.keyboard.press('ControlOrMeta+z');
      await expect(edit.state).toHaveAttribute('data-state', 'saved', { timeout: 500 });
    }).toPass();
  }
});

test('a key leads on to what can stand in it, and Enter there is still a new line', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await edit.setText('{ }');
  await app.keyboard.press('ArrowLeft');
  await app.keyboard.press('ArrowLeft');
  await app.keyboard.type('fire');
  await expect(suggestions(app).first()).toContainText('fire');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"fire": []');
  const draw = suggestions(app).filter({ hasText: 'Draw cards' });
  await expect(draw).toBeVisible();
  await expect(app.locator('.suggest-widget .monaco-list-row.focused')).toHaveCount(0);
  const lines = await edit.lines.count();
  await app.keyboard.press('Enter');
  await expect(edit.lines).not.toHaveCount(lines);
  await expect(edit.code).not.toContainText('"do"');
  await app.keyboard.type('draw');
  await expect(suggestions(app).first()).toContainText('Draw cards');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"do": "draw", "n": 1');
});

test('a key with a word to choose shows the words, and Enter keeps the one that stands there', async ({
  app,
}) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  const chosen = app.locator('.suggest-widget.visible .monaco-list-row.focused');
  for (const [further, word] of [
    [0, 'draw'],
    [2, 'play'],
  ] as const) {
    await edit.setText('{ "fire": [{ }] }');
    for (let left = 0; left < '}] }'.length; left += 1) await app.keyboard.press('ArrowLeft');
    await app.keyboard.type('do');
    await expect(chosen).toContainText('do');
    await app.keyboard.press('Enter');
    await expect(chosen).toContainText('draw');
    await expect(suggestions(app).filter({ hasText: 'lock' })).toBeVisible();
    for (let down = 0; down < further; down += 1) await app.keyboard.press('ArrowDown');
    await expect(chosen).toContainText(word);
    await app.keyboard.press('Enter');
    await expect(edit.lines).toHaveText([`{ "fire": [{ "do": "${word}"}] }`]);
  }
});

test('the text waits for its letters: measured again, a list would lose the row that is chosen', async ({
  host,
  page,
}) => {
  let bring: () => void = () => undefined;
  const letters = new Promise<void>((done) => (bring = done));
  await page.route('**/jetbrains-mono-latin-400*', async (route) => {
    await letters;
    await route.continue();
  });
  await openApp(page, host);
  const monaco = page.waitForResponse(/monaco-[^/]*\.js$/);
  await page.keyboard.press('ControlOrMeta+2');
  const edit = new EditPage(new Shell(page));
  await expect(edit.code).toBeVisible();
  // Loaded and run: from here on only the letters are missing.
  await page.evaluate((url) => import(url), (await monaco).url());
  await settled(page);
  await expect(edit.code.locator('.monaco-editor')).toHaveCount(0);
  bring();
  await expect(edit.lines.first()).toBeVisible();
});

test('without its letters the text is there in others', async ({ host, page }) => {
  let refused = 0;
  await page.route('**/jetbrains-mono-latin-400*', (route) => {
    refused += 1;
    return route.abort();
  });
  await openApp(page, host);
  await new EditPage(new Shell(page)).open();
  expect(refused).toBeGreaterThan(0);
});

test('snippets are found by their names in each language', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  for (const [language, typed, name] of [
    ['en', 'draw', 'Draw cards'],
    ['en', 'flip', 'Flip a card'],
    ['ja', '移動', 'このカードを移動する'],
    ['ja', 'lock', 'ゾーンをロックする'],
    ['uk', 'карти', 'Узяти карти'],
  ] as const) {
    const edit = new EditPage(await new Shell(app).switchTo(language));
    await edit.open();
    await edit.setText('{ "fire": [] }');
    await app.keyboard.press('ArrowLeft');
    await app.keyboard.press('ArrowLeft');
    await app.keyboard.press('ArrowLeft');
    await app.keyboard.insertText(typed);
    await app.keyboard.press('ControlOrMeta+Space');
    await expect(suggestions(app).filter({ hasText: name }).first()).toBeVisible();
    await app.keyboard.press('Escape');
  }
  await new Shell(app).switchTo('en');
});

test('what a row means is read out without the signs of Markdown', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await behind(edit, step);
  await app.keyboard.type(', ');
  await app.keyboard.press('ControlOrMeta+Space');
  await expect(suggestions(app).first()).toBeVisible();
  // Told with a row once its details are in sight, and the next row is gone to.
  await app.keyboard.press('ControlOrMeta+Space');
  await expect(app.locator('.suggest-details')).toContainText('Draw 1 card.');
  await app.keyboard.press('ArrowDown');
  await expect(suggestions(app).nth(1)).toHaveAttribute('aria-label', /Draw 2 cards\. /);
});

test('free text is written without interruptions', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  for (const [letters, typed] of [
    ['"en": "Going', ' l'],
    ['I only looked', ' lo'],
    ['{', ' // l'],
  ] as const) {
    await behind(edit, letters);
    await app.keyboard.type(typed);
    // asked for, too
    await app.keyboard.press('ControlOrMeta+Space');
    await expect(app.locator('.suggest-widget.visible.message')).toBeVisible();
    await expect(suggestions(app)).toHaveCount(0);
    await app.keyboard.press('Escape');
  }
});

test('a hover says what a word means and the rule text that it makes', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  for (const [language, meaning] of [
    ['ja', 'カードを1枚引く'],
    ['uk', 'Візьміть 1 карту'],
  ] as const) {
    const edit = new EditPage(await new Shell(app).switchTo(language));
    await edit.open();
    await edit.select('draw');
    await app.keyboard.press('ControlOrMeta+k');
    await app.keyboard.press('Escape');
    const word = edit.lines.filter({ hasText: '"draw"' }).getByText('"draw"');
    const told = app.locator('.monaco-hover').filter({ hasText: meaning });
    // A pointer that came while the line was still being drawn rests on nothing: then it comes again.
    await expect(async () => {
      await app.mouse.move(0, 0);
      await word.hover();
      await expect(told).toBeVisible({ timeout: 5000 });
    }).toPass();
    await app.mouse.move(0, 0);
  }
  await new Shell(app).switchTo('en');
});

test('the keys of a step are told while it is written', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await behind(edit, '"do": "draw", "n": ');
  const hint = app.locator('.parameter-hints-widget.visible');
  // Asked for while what surrounds the document is still being read, Monaco shows nothing: then it is asked again.
  await expect(async () => {
    await app.keyboard.press('ControlOrMeta+Shift+Space');
    await expect(hint).toContainText('draw: ', { timeout: 2000 });
  }).toPass();
  await expect(hint.locator('.parameter.active')).toHaveText(/^n/);
});

test('F12 leads to what a name means, and Shift+F12 to where it is named', async ({ app }) => {
  const edit = new EditPage(new Shell(app));
  await edit.openCopy();
  await behind(edit, '"home": "ho');
  await app.keyboard.press('Shift+F12');
  const peek = app.locator('.peekview-widget');
  await expect(peek.locator('.reference-file').filter({ hasText: 'home-1.json' })).toBeVisible();
  await expect(peek.locator('.reference-file').filter({ hasText: 'home-2.json' })).toBeVisible();
  await app.keyboard.press('Escape');
  await expect(peek).toHaveCount(0);
  await app.keyboard.press('F12');
  await expect(app).toHaveURL(/zones\/home\.json$/);
});

test('an id is changed everywhere from the place that names it', async ({ app }) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  await behind(edit, '"home": "ho');
  await app.keyboard.press('F2');
  const box = app.locator('.rename-box input.rename-input');
  await expect(box).toHaveValue('home');
  await box.fill('nest');
  await app.keyboard.press('Enter');
  await expect(edit.code).toContainText('"home": "nest"');
  await edit.isSaved();
  for (const [path, letters] of [
    ['cards/home-2.json', '"home": "nest"'],
    ['rules/main.json', '"row": ["nest"'],
    ['zones/nest.json', '"id": "nest"'],
  ] as const) {
    await app.evaluate((to) => {
      const [, pack = ''] = location.hash.split('/');
      location.hash = `#edit/${pack}/${to}`;
    }, path);
    await expect(edit.code).toContainText(letters);
  }
  await expect(edit.problems).not.toContainText('home');
});

test('the parts of a document are listed by name and gone to', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  const shell = await new Shell(app).switchTo('uk');
  const edit = new EditPage(shell);
  await edit.open();
  await edit.lines.first().click();
  await app.keyboard.press('ControlOrMeta+Shift+e');
  const list = app.locator('.quick-input-widget');
  await expect(list.getByRole('option').filter({ hasText: 'Здібність' }).first()).toBeVisible();
  await app.keyboard.type('Здібн');
  await app.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect(edit.code.locator('.current-line').first()).toBeVisible();
  await new Shell(app).switchTo('en');
});

test('Monaco’s own words follow the language at once', async ({ app }) => {
  await new EditPage(new Shell(app)).openCopy();
  const words = { ja: ['検索', 'コピー'], uk: ['Знайти', 'Копіювати'], en: ['Find', 'Copy'] } as const;
  for (const language of ['ja', 'uk', 'en'] as const) {
    const edit = new EditPage(await new Shell(app).switchTo(language));
    await edit.open();
    await edit.lines.first().click();
    await app.keyboard.press('ControlOrMeta+f');
    await expect(app.locator('.find-widget.visible textarea').first()).toHaveAttribute(
      'aria-label',
      words[language][0],
    );
    await app.keyboard.press('Escape');
    await edit.lines.first().click({ button: 'right' });
    await expect(app.getByRole('menuitem', { name: words[language][1] })).toBeVisible();
    await app.keyboard.press('Escape');
    await app.keyboard.press('Escape');
  }
});

test('two windows that change the same card: nothing is overwritten, and one of two texts is chosen', async ({
  app,
  host,
  context,
}) => {
  const shell = new Shell(app);
  const edit = new EditPage(shell);
  await edit.openCopy();
  const other = await context.newPage();
  await openApp(other, host);
  await other.evaluate((hash) => (location.hash = hash), new URL(app.url()).hash);
  const there = new EditPage(new Shell(other));
  await expect(there.lines.first()).toBeVisible();
  await edit.setDigit('"n": 1', '2');
  await expect(edit.state).toHaveAttribute('data-state', 'kept');
  await there.setDigit('"n": 1', '3');
  await other.keyboard.press('ControlOrMeta+s');
  await there.isSaved();
  await expect(app.getByText(shell.t('edit.conflict'))).toBeVisible();
  await app.getByRole('button', { name: shell.t('edit.conflict.compare') }).click();
  const dialog = app.getByRole('dialog').and(app.locator('[open]'));
  await expect(dialog.locator('.original .view-line').filter({ hasText: '"n": 3' })).toBeVisible();
  await expect(dialog.locator('.modified .view-line').filter({ hasText: '"n": 2' })).toBeVisible();
  await dialog.getByRole('button', { name: shell.t('edit.conflict.mine') }).click();
  await edit.isSaved();
  await expect(edit.code).toContainText('"n": 2');
  await expect(there.code).toContainText('"n": 2');
  await other.close();
});
