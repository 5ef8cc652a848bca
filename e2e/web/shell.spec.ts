import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';
import { LibraryPage } from '../pages/library';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { settled } from '../support/settled';

test('both shortcuts open the palette; it runs a command and shows its keys', async ({ app }) => {
  const shell = new Shell(app);
  for (const keys of ['ControlOrMeta+k', 'ControlOrMeta+Shift+p']) {
    await app.keyboard.press(keys);
    await expect(shell.palette).toBeVisible();
    await app.keyboard.press('Escape');
    await expect(shell.palette).toBeHidden();
  }
  await app.keyboard.press('ControlOrMeta+k');
  await shell.palette.getByRole('combobox').fill('settings');
  await expect(shell.palette.getByRole('option').first()).toContainText('Ctrl');
  await app.keyboard.press('Enter');
  await expect(app.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('every icon is drawn, with its own shapes', async ({ app }) => {
  const drawn = (): Promise<number> =>
    app.locator('nav svg').evaluateAll((icons) => new Set(icons.map(({ innerHTML }) => innerHTML)).size);
  await expect.poll(drawn).toBeGreaterThan(5);
  await expect(app.locator('svg:empty')).toHaveCount(0);
});

test('what starts comes without the spaces that it was written with', async ({ app }) => {
  const scripts = await app.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(async (node) => {
        const answer = await fetch(node.getAttribute('src') ?? node.getAttribute('href') ?? '');
        return answer.text();
      }),
    ),
  );
  expect(scripts.length).toBeGreaterThan(1);
  const all = scripts.join('');
  expect(all.length / all.split('\n').length).toBeGreaterThan(200);
});

test('a command is found by its English name in every language', async ({ app }) => {
  let shell = new Shell(app);
  for (const language of ['ja', 'uk', 'en'] as const) {
    shell = await shell.switchTo(language);
    await app.keyboard.press('ControlOrMeta+k');
    await shell.palette.getByRole('combobox').fill('go to the library');
    await expect(shell.palette.getByRole('option').first()).toContainText(shell.t('command.go-library'));
    await app.keyboard.press('Escape');
  }
});

test('the language changes at once, everywhere', async ({ app }) => {
  let shell = new Shell(app);
  for (const language of [...languages].reverse()) {
    shell = await shell.switchTo(language);
    const t = createTranslator(language);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
    await expect(shell.screenButton('library')).toBeVisible();
    await expect(app.getByRole('contentinfo')).toContainText(t('status.host-web'));
    await expect(app).toHaveTitle(t('window.title', { screen: t('settings.title') }));
    await shell.goTo('library');
    await expect(new LibraryPage(shell).search).toBeVisible();
  }
});

test('settings are kept when the application is closed and started again', async ({ hosts, page }) => {
  const first = await hosts.start();
  await openApp(page, first);
  const shell = await new Shell(page).switchTo('uk');
  await shell.setTheme('dark');
  await page.getByText('115 %', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '115');
  await shell.settingsKept();
  await first.stop();

  await openApp(page, await hosts.start(first.dataDir));
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'uk');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-text-size', '115');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бібліотека');
});

test('text size changes what is drawn, and can be changed by keyboard', async ({ app }) => {
  const height = () => app.getByRole('heading', { level: 1 }).evaluate((heading) => heading.clientHeight);
  // With other letters the line is of another height.
  await settled(app);
  const before = await height();
  await app.keyboard.press('ControlOrMeta+=');
  await expect.poll(height).toBeGreaterThan(before);
  await app.keyboard.press('ControlOrMeta+0');
  await expect.poll(height).toBe(before);
});

test('a lost connection is said, and what is on screen stays', async ({ hosts, page }) => {
  const first = await hosts.start();
  await openApp(page, first);
  await expect(page.getByRole('option').first()).toBeVisible();
  await first.kill();
  const t = createTranslator('en');
  await expect(page.getByText(t('lost.title'))).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('reduced motion is honoured', async ({ app }) => {
  await new Shell(app).run('Reduce motion');
  await expect(app.locator('html')).toHaveAttribute('data-motion', 'reduced');
  const durations = await app.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => getComputedStyle(element).transitionProperty),
  );
  expect(durations.filter((property) => /transform|left|top|width|height/.test(property))).toEqual([]);
  await new Shell(app).run('Allow motion');
});
