import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src-shared/util/languages';
import { EditPage } from '../pages/edit';
import { LibraryPage } from '../pages/library';
import { PlayPage } from '../pages/play';
import { PrintPage } from '../pages/print';
import { Shell } from '../pages/shell';
import { pageWords } from '../support/pdf/page-words';
import { plain } from '../support/pdf/words';
import { settled } from '../support/settled';
import { call, expect, inMain, saveAs, test } from './desktop';

const card = 'cards/home-1.json';
const languages = ['en', 'ja', 'uk'] as const;
/** What the card is called, and what it says, before and after. */
const names: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: ['Going Through Your Phone', 'Reading Your Diary'],
  ja: ['スマホ、見ちゃった', '日記、読んじゃった'],
  uk: ['Гортаю твій телефон', 'Читаю твій щоденник'],
};
const rules: Readonly<Record<Language, string>> = {
  en: 'Draw 3 cards',
  ja: 'カードを3枚引く',
  uk: 'Візьміть 3 карти',
};

test('a designer’s day: copy a pack, change a card, see it, play it, simulate it, print it', async ({
  desktop,
  dataDir,
}, testInfo) => {
  const { page } = desktop;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  await inMain(desktop, ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800));
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800]);

  let taken = 0;
  /** For people to look at: beside the results of the test, in the order of the day. */
  const look = async (what: string): Promise<void> => {
    await page.mouse.move(0, 0);
    await settled(page);
    await expect(page.locator('.toast.bad')).toHaveCount(0);
    const name = `${String(++taken).padStart(2, '0')}-${what}.png`;
    const path = testInfo.outputPath(name);
    await page.screenshot({ path });
    await testInfo.attach(name, { path, contentType: 'image/png' });
  };

  const shell = new Shell(page);
  const edit = new EditPage(shell);
  const play = new PlayPage(shell);

  await test.step('copy the pack', async () => {
    await edit.openCopy();
    for (const language of languages)
      await expect(edit.card(language)).toHaveAccessibleName(new RegExp(names[language][0]));
    await look('copy');
  });
  const [, pack = ''] = new URL(page.url()).hash.split('/');

  await test.step('change the card, and see it in three languages', async () => {
    await edit.setDigit('"n": 1', '3');
    for (const language of languages) await edit.replace(...names[language]);
    for (const language of languages) {
      await expect(edit.card(language)).toHaveAccessibleName(new RegExp(names[language][1]));
      await expect(edit.card(language)).toHaveAccessibleName(new RegExp(rules[language]));
    }
    await expect(edit.code.locator('.squiggly-error')).toHaveCount(0);
    await look('changed');
    await page.keyboard.press('ControlOrMeta+s');
    await edit.isSaved();
  });

  await test.step('play the card', async () => {
    await edit.showSide('try');
    await page.getByRole('button', { name: shell.t('edit-try.play.card') }).click();
    await expect(play.table).toBeVisible();
    const held = play.table.locator(`button[data-path="${card}"]`).first();
    await expect(held).toHaveAccessibleName(new RegExp(names.en[1]));
    await look('hint-at-the-table');
    await call(page, 'settings.set', {
      play: { ...(await call(page, 'settings.get', {})).play, hints: false },
    });
    await look('held');
    // Two others leave the hand: this one is kept for the round.
    await play.press(play.litCards.nth(1));
    await play.press(play.litCards.nth(2));
    await play.confirm.click();
    await expect(play.question).toContainText('choose a play');
    await play.atRest();
    const before = await play.answers();
    const zone = play.place('zone:home');
    await play.dragOver(held, zone);
    await expect(zone).toHaveClass(/under/);
    await page.mouse.up();
    await play.menu.getByRole('menuitem').first().click();
    await expect(play.table).not.toHaveAttribute('data-answers', String(before));
    await expect(play.log).toContainText(names.en[1]);
    await play.atRest();
    await look('answered');
  });
  const match = new URL(page.url()).hash;

  await test.step('simulate a thousand games', async () => {
    await edit.open();
    await edit.isSaved();
    await expect(edit.code).toContainText('"n": 3');
    await edit.showSide('try');
    const simulate = page.locator('[data-simulate]');
    await simulate
      .getByLabel(shell.t('edit-try.before'), { exact: true })
      .selectOption({ label: shell.t('edit-try.before.original') });
    await simulate.getByRole('button', { name: shell.t('edit-try.simulate.run', { games: 1000 }) }).click();
    // As long as it takes: a machine may have other things to do.
    await expect(simulate).toHaveAttribute('data-simulate', 'done', { timeout: 0 });
    const wins = page.locator('[data-measure=card-wins]');
    await expect(wins).toContainText(/\d\d\.\d% → \d\d\.\d%/);
    // The deals are the same in every run: three cards for one make whoever plays it win more often.
    await expect(wins.locator('[data-verdict]')).toHaveText(shell.t('edit-try.verdict.more'));
    await wins.locator('[data-verdict]').scrollIntoViewIfNeeded();
    await look('simulated');
  });

  await test.step('print the card in three languages', async () => {
    await shell.run(shell.t('command.edit-print'));
    const print = new PrintPage(shell);
    await expect(print.ready).toBeVisible();
    await print.speak(...languages);
    // What to do in each language, and then a sheet for each.
    await expect(print.pages).toHaveCount(6);
    for (const [at, language] of languages.entries())
      expect(await print.facesOn(4 + at)).toEqual([`${language} ${card}`]);
    await look('print');
    const file = join(dataDir, 'diary.pdf');
    await saveAs(desktop, file);
    await print.exportPdf.click();
    // It appears whole or not at all.
    await expect.poll(() => existsSync(file), { timeout: 0 }).toBe(true);
    await expect(print.exportPdf).toBeEnabled();
    await look('printed');
    const words = (await pageWords(readFileSync(file))).map(plain);
    expect(words).toHaveLength(6);
    for (const [at, language] of languages.entries()) {
      const sheet = words[3 + at] ?? '';
      expect(sheet).toContain(plain(rules[language]));
      for (const other of languages)
        expect(sheet.includes(plain(names[other][1])), `${other} on the sheet in ${language}`).toBe(
          other === language,
        );
      expect(sheet).not.toContain(plain(names[language][0]));
    }
  });

  await test.step('the same day in the other languages, by light and in the dark', async () => {
    const copy = (await call(page, 'packs.list', {})).find(({ id }) => id === pack);
    await shell.setTheme('light');
    for (const language of ['ja', 'uk', 'en'] as const) {
      const spoken = await new Shell(page).switchTo(language);
      await look(`settings-${language}`);
      const library = new LibraryPage(spoken);
      await spoken.goTo('library');
      await page
        .getByRole('navigation', { name: spoken.t('library.packs') })
        .getByRole('button')
        .filter({ hasText: copy?.names[language] ?? pack })
        .click();
      await expect(
        library.definitions.getByRole('option', { name: new RegExp(names[language][1]) }).first(),
      ).toBeVisible();
      await look(`library-${language}`);
      await page.evaluate((hash) => (location.hash = hash), `#edit/${pack}/${card}`);
      await expect(new EditPage(spoken).card(language)).toHaveAccessibleName(new RegExp(names[language][1]));
      await new EditPage(spoken).showSide('try');
      await look(`edit-${language}`);
      await page.evaluate((hash) => (location.hash = hash), match);
      await new PlayPage(spoken).atRest();
      await look(`play-${language}`);
      await new PrintPage(spoken).open();
      await look(`print-${language}`);
    }
    await shell.setTheme('dark');
    for (const screen of ['library', 'edit', 'play', 'print'] as const) {
      if (screen === 'play') {
        await page.evaluate((hash) => (location.hash = hash), match);
        await play.atRest();
      } else await shell.goTo(screen);
      await look(`${screen}-dark`);
    }
  });
  expect(problems).toEqual([]);
});
