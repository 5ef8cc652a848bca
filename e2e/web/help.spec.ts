import type { Locator, Page } from '@playwright/test';
import { definedGames } from '@shared/games/index';
import { topicKey } from '@shared/guide/topics';
import { ruleTopics, titleOf, topicsOf } from '@shared/guide/words';
import { ruleGroupNames, ruleIds, type RuleId } from '@shared/help/rules';
import { createGuideTranslator } from '@shared/i18n/guide-translator';
import { createTranslator } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/app';
import { settled } from '../support/settled';

const ruleLink = (page: Page, rule: RuleId): Locator =>
  page.locator('main').locator(`a[href="#help/${rule}"]`);

const guide = createGuideTranslator('en');

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** What is wider than the room it has, or lies outside the window. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      // a card is laid out at one size and cut at its own edge; e2e/web/proof.spec.ts measures what is on it
      .filter((element) => element.closest('[data-card]') === null)
      .filter((element) => {
        const { right } = element.getBoundingClientRect();
        const isHidden = getComputedStyle(element).clipPath !== 'none';
        return !isHidden && (element.scrollWidth > element.clientWidth + 1 || right > innerWidth + 1);
      })
      .filter((element) => element.clientWidth > 0)
      .map((element) => element.outerHTML.slice(0, 160)),
  );

test('the palette and F1 lead to the list of all rules, in their groups', async ({ app }) => {
  const shell = new Shell(app);
  await shell.run(shell.t('command.go-help'));
  await expect(heading(app)).toHaveText(shell.t('help.title'));
  for (const group of ruleGroupNames) {
    const name = shell.t(`help.group.${group}`);
    const common = app.getByRole('region', { name: shell.t('help.common') });
    await expect(common.getByRole('group', { name, exact: true })).toBeVisible();
  }
  for (const rule of ruleIds) await expect(ruleLink(app, rule)).toContainText(shell.t(`help.${rule}.title`));

  await shell.goTo('library');
  await expect(app).not.toHaveURL(/#/);
  await app.keyboard.press('F1');
  await expect(heading(app)).toHaveText(shell.t('help.title'));
  await expect(app).toHaveURL(/#help$/);
});

test('another English name finds it in the palette, whatever the language', async ({ app }) => {
  const shell = await new Shell(app).switchTo('ja');
  await app.keyboard.press('ControlOrMeta+k');
  await shell.palette.getByRole('combobox').fill('rulebook');
  await expect(shell.palette.getByRole('option').first()).toContainText(shell.t('command.go-help'));
  await app.keyboard.press('Enter');
  await expect(heading(app)).toHaveText(shell.t('help.title'));
  await shell.switchTo('en');
});

test('every rule has its page, one after the other to the last, with the keyboard alone', async ({ app }) => {
  const { t } = new Shell(app);
  await app.keyboard.press('F1');
  await ruleLink(app, 'E1').focus();
  await app.keyboard.press('Enter');
  for (const [at, rule] of ruleIds.entries()) {
    await expect(heading(app)).toHaveText(t(`help.${rule}.title`));
    await expect(heading(app)).toBeFocused();
    await expect(app).toHaveTitle(t('window.title', { screen: t(`help.${rule}.title`) }));
    await expect(app.getByText(guide(`help.${rule}.rule`), { exact: true })).toBeVisible();
    const example = app.getByRole('region', { name: t('help.example') });
    await expect(example).toContainText(guide(`help.${rule}.example`));
    const next = app.getByRole('navigation', { name: t('help.neighbours') }).locator('[rel=next]');
    if (at === ruleIds.length - 1) await expect(next).toHaveCount(0);
    else {
      await next.focus();
      await app.keyboard.press('Enter');
    }
  }
  await app.getByRole('link', { name: t('help.all') }).click();
  await expect(heading(app)).toHaveText(t('help.title'));
  await expect(ruleLink(app, 'M4')).toBeFocused();
});

test('a rule can be linked to, and the ways back lead where one came from', async ({ app, host }) => {
  const { t } = new Shell(app);
  await app.goto(`${host.origin}/#help/N5`);
  await app.reload();
  await expect(heading(app)).toHaveText(t('help.N5.title'));
  await app.getByRole('link', { name: t('help.N4.title') }).click();
  await expect(heading(app)).toHaveText(t('help.N4.title'));
  await app.goBack();
  await expect(heading(app)).toHaveText(t('help.N5.title'));
  await app.goForward();
  await expect(heading(app)).toHaveText(t('help.N4.title'));

  await new Shell(app).goTo('settings');
  await expect(app).toHaveURL(/#settings$/);
  await app.goBack();
  await expect(heading(app)).toHaveText(t('help.N4.title'));
  const back = t('help.back', { screen: t('nav.settings') });
  await app.getByRole('button', { name: back }).click();
  await expect(heading(app)).toHaveText(t('settings.title'));
});

test('a link to a rule that does not exist leads to the list', async ({ app, host }) => {
  const { t } = new Shell(app);
  await app.goto(`${host.origin}/#help/Q7`);
  await app.reload();
  await expect(heading(app)).toHaveText(t('help.title'));
});

test('the language of an open rule changes at once', async ({ app, host }) => {
  let shell = new Shell(app);
  await app.goto(`${host.origin}/#help/X1`);
  await app.reload();
  await expect(heading(app)).toHaveText(shell.t('help.X1.title'));
  for (const language of [...languages].reverse()) {
    await shell.run(shell.t(`command.language-${language}`));
    shell = new Shell(app, language);
    const { t } = shell;
    await expect(heading(app)).toHaveText(t('help.X1.title'));
    await expect(app.getByRole('region', { name: t('help.example') })).toContainText(
      createGuideTranslator(language)('help.X1.example'),
    );
    await expect(app).toHaveTitle(t('window.title', { screen: t('help.X1.title') }));
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`list and rule are accessible, ${theme}`, async ({ app }) => {
    const shell = new Shell(app);
    await shell.setTheme(theme);
    for (const [open, title] of [
      ['#help', 'help.title'],
      ['#help/N3', 'help.N3.title'],
    ] as const) {
      await app.goto(`${new URL(app.url()).origin}/${open}`);
      await expect(heading(app)).toHaveText(shell.t(title));
      await expectAccessible(app, open);
    }
  });
}

/** Those with pictures or tables: text alone breaks its lines. */
const illustrated = definedGames()
  .flatMap(topicsOf)
  .filter((topic) => topic.is === 'page' || (topic.is === 'entry' && /signs|bonuses/.test(topic.entry)));

const rooms = [
  { width: 1280, height: 800, size: '100' },
  { width: 1920, height: 1080, size: '100' },
  { width: 960, height: 640, size: '130' },
] as const;

for (const language of languages)
  test(`nothing is wider than its room, ${language}`, async ({ app: page }) => {
    await showIn(page, language);
    for (const { width, height, size } of rooms) {
      await page.setViewportSize({ width, height });
      await page.evaluate((to) => (document.documentElement.dataset['textSize'] = to), size);
      for (const topic of [null, ...ruleTopics, ...illustrated]) {
        const at = topicKey(topic);
        await page.evaluate((to) => (location.hash = to), at === '' ? '#help' : `#help/${at}`);
        await expect(heading(page)).toHaveText(
          topic === null ? createTranslator(language)('help.title') : titleOf(topic, language),
        );
        await settled(page);
        expect(await overflowing(page), `${at} ${width}`).toEqual([]);
      }
    }
  });

async function showIn(page: Page, language: Language): Promise<void> {
  await new Shell(page).switchTo(language);
  await page.keyboard.press('F1');
  await expect(heading(page)).toHaveText(createTranslator(language)('help.title'));
}
