import type { Locator, Page } from '@playwright/test';
import { definedGames } from '@shared/games/index';
import { topicKey, type Topic } from '@shared/guide/topics';
import { pagesIn } from '@shared/guide/entries';
import { titleOf, topicsOf } from '@shared/guide/words';
import { createGuideTranslator } from '@shared/i18n/guide-translator';
import { languages, type Language } from '@shared/util/languages';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expectAccessible } from '../support/accessible';
import { expect, openApp, test } from '../support/app';
import { setHints } from '../support/host-call';
import { still } from '../support/settled';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const drawer = (page: Page): Locator => page.getByRole('dialog');
const note = (page: Page): Locator => page.locator('[data-hint-note]');
const entry = (name: string): Topic => ({ is: 'entry', game: 'ygios', entry: name });

async function atTable(page: Page, language: Language = 'en', opponent: 'greedy' | 'human' = 'greedy') {
  const shell = await new Shell(page).switchTo(language);
  const play = new PlayPage(shell);
  await play.start({ pack: 'ygios', opponent, seed: 7 });
  return play;
}

test('F1 and ? open the rules beside the match, which is there again afterwards', async ({ app }) => {
  await atTable(app);
  for (const key of ['F1', '?']) {
    await app.keyboard.press(key);
    await expect(drawer(app).getByRole('searchbox')).toBeVisible();
    await expect(app.locator('[data-match]')).toBeVisible();
    await app.keyboard.press('Escape');
    await expect(drawer(app)).toBeHidden();
  }
  await expect(app).toHaveURL(/#play\//);
});

const wanted = { en: 'locked', ja: 'ロック', uk: 'блокуванням' } as const;
for (const language of languages)
  test(`a rule is found in three languages, read and left, ${language}`, async ({ app: page }) => {
    await atTable(page, language);
    await page.keyboard.press('F1');
    const rules = drawer(page);
    const title = titleOf(entry('locks'), language);
    for (const word of Object.values(wanted)) {
      await rules.getByRole('searchbox').fill(word);
      await expect(rules.getByRole('link', { name: title, exact: true })).toBeVisible();
    }
    await rules.getByRole('searchbox').press('Enter');
    await expect(rules.getByRole('heading', { level: 3, name: title })).toBeFocused();
    // a cross-link, and the way back
    await rules.getByRole('link', { name: titleOf(entry('pass'), language) }).click();
    await expect(rules.getByRole('heading', { level: 3 }).first()).toHaveText(
      titleOf(entry('pass'), language),
    );
    await rules.getByRole('button', { name: createGuideTranslator(language)('guide.back') }).click();
    await expect(rules.getByRole('heading', { level: 3, name: title })).toBeFocused();
    // The next test begins in the language that this one leaves.
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();
    await new Shell(page).switchTo('en');
  });

test('the pages are turned by the keyboard, with pictures of the pack, to the last', async ({ app }) => {
  await app.keyboard.press('F1');
  for (const game of definedGames()) {
    const pages = pagesIn(game);
    await app.evaluate((to) => (location.hash = to), `#help/${game}/play/${pages[0]}`);
    for (const page of pages) {
      await expect(heading(app)).toHaveText(titleOf({ is: 'page', game, page }, 'en'));
      await expect(heading(app)).toBeFocused();
      await expect(app.locator('main figure')).toBeVisible();
      await app.keyboard.press('ArrowRight');
    }
    await expect(heading(app)).toHaveText(titleOf({ is: 'page', game, page: pages.at(-1) ?? '' }, 'en'));
    await app.keyboard.press('ArrowLeft');
    await expect(heading(app)).toHaveText(titleOf({ is: 'page', game, page: pages.at(-2) ?? '' }, 'en'));
  }
});

test('the palette finds an entry, and an address that is none leads to the list', async ({ app }) => {
  const shell = new Shell(app);
  await app.keyboard.press('ControlOrMeta+k');
  await shell.palette.getByRole('combobox').fill('出し切り');
  await expect(shell.palette.getByRole('option').first()).toContainText(titleOf(entry('play-out'), 'en'));
  await app.keyboard.press('Enter');
  await expect(heading(app)).toHaveText(titleOf(entry('play-out'), 'en'));
  await expect(app).toHaveURL(/#help\/ygios\/play-out$/);
  await app.evaluate(() => (location.hash = '#help/ygios/no-such-rule'));
  await expect(heading(app)).toHaveText(shell.t('help.title'));
});

for (const theme of ['light', 'dark'] as const)
  test(`pages, reference and drawer are accessible, ${theme}`, async ({ app }) => {
    await new Shell(app).setTheme(theme);
    for (const game of definedGames())
      for (const topic of topicsOf(game)) {
        const isShown =
          topic.is === 'page' ||
          ['signs', 'bonuses', 'back-off'].includes(topic.is === 'entry' ? topic.entry : '');
        if (!isShown) continue;
        await app.evaluate((to) => (location.hash = to), `#help/${topicKey(topic)}`);
        await expect(heading(app)).toHaveText(titleOf(topic, 'en'));
        await expectAccessible(app, topicKey(topic));
      }
    await atTable(app);
    await app.keyboard.press('F1');
    await expect(drawer(app).getByRole('searchbox')).toBeVisible();
    await expectAccessible(app, 'drawer');
    await drawer(app).getByRole('searchbox').fill('locks');
    await expect(drawer(app).getByRole('link', { name: titleOf(entry('locks'), 'en') })).toBeVisible();
    await expectAccessible(app, 'found');
    await drawer(app).getByRole('searchbox').press('Enter');
    await expect(drawer(app).getByRole('heading', { level: 3 }).first()).toBeFocused();
    await expectAccessible(app, 'topic');
  });

test('a hint comes once, covers nothing it speaks of, takes no focus, and opens its rule', async ({
  hosts,
  page,
}) => {
  await openApp(page, await hosts.start());
  await setHints(page, true);
  const play = await atTable(page);
  const t = createGuideTranslator('en');
  await expect(note(page)).toHaveAttribute('data-hint-note', 'sculpt');
  await expectAccessible(page, 'hint');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-hint-note]') ?? null)).toBeNull();
  const apart = async (): Promise<boolean> => {
    const [lies, lit] = [await note(page).boundingBox(), await play.litCards.first().boundingBox()];
    if (!lies || !lit) throw new Error('a note or what it speaks of is not there');
    return (
      lies.x + lies.width <= lit.x ||
      lit.x + lit.width <= lies.x ||
      lies.y + lies.height <= lit.y ||
      lit.y + lit.height <= lies.y
    );
  };
  // The hand is fanned when its room is measured, and the note is put beside it then.
  await still(play.litCards.first());
  await still(note(page));
  await expect.poll(apart).toBe(true);
  await note(page)
    .getByRole('link', { name: t('hint.rule') })
    .press('Enter');
  await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toHaveText(
    titleOf(entry('sculpt'), 'en'),
  );
  await page.keyboard.press('Escape');

  await note(page)
    .getByRole('button', { name: t('hint.got-it') })
    .press('Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(page.locator('[data-match] :focus, [data-match]:focus')).toHaveCount(1);
  // read once: not at the same question after a reload either
  await play.shell.settingsKept();
  await page.reload();
  await expect(note(page)).toHaveAttribute('data-hint-note', 'question');
});

test('hints are switched off in the note, and on again in the settings', async ({ hosts, page }) => {
  await openApp(page, await hosts.start());
  await setHints(page, true);
  await atTable(page);
  const t = createGuideTranslator('en');
  const shell = new Shell(page);
  await note(page)
    .getByRole('button', { name: t('hint.got-it') })
    .click();
  await shell.settingsKept();
  await page.reload();
  await expect(note(page)).toHaveAttribute('data-hint-note', 'question');
  await note(page)
    .getByRole('button', { name: t('hint.no-more') })
    .click();
  await expect(note(page)).toHaveCount(0);
  await shell.settingsKept();
  await page.reload();
  await new PlayPage(shell).atRest();
  await expect(note(page)).toHaveCount(0);

  const match = page.url();
  await shell.goTo('settings');
  await expect(page.getByLabel(shell.t('settings.hints-show'))).not.toBeChecked();
  await page.getByRole('button', { name: shell.t('settings.hints-reset') }).click();
  await expect(page.getByLabel(shell.t('settings.hints-show'))).toBeChecked();
  await shell.settingsKept();
  await page.goto(match);
  await expect(note(page)).toHaveAttribute('data-hint-note', 'sculpt');
});

test('between two people the note speaks of the screen alone', async ({ hosts, page }) => {
  await openApp(page, await hosts.start());
  await setHints(page, true);
  await atTable(page, 'en', 'human');
  const t = createGuideTranslator('en');
  await expect(note(page)).toHaveAttribute('data-hint-note', 'hand-over');
  await expect(note(page)).toContainText(t('hint.hand-over'));
});
