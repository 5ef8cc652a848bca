import { languages } from '@shared/util/languages';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { expectAccessible } from '../support/accessible';
import { still } from '../support/settled';

const explanation = '#explanation';

for (const language of languages) {
  test(`a number says what it is made of when it is pointed at, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const play = new PlayPage(shell);
    await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
    for (let answers = 0; answers < 3; answers++) await play.answerByPointer();
    const told = app.locator(explanation);
    const devotion = play.table.locator('[data-mark="devotion"]').filter({ hasNotText: /\D0$/ }).first();
    await devotion.hover();
    await expect(told.getByRole('row').last()).toContainText(shell.t('play.explain-total'));
    await expect(devotion).toHaveAttribute('aria-describedby', 'explanation');
    // The pointer may go there, to look at a card that is named.
    await told.hover();
    await expect(told).toBeVisible();
    await expectAccessible(app, 'an explanation');
    await play.headline.hover();
    await expect(told).toHaveCount(0);
  });
}

test('a table that comes up under a resting pointer explains nothing unasked', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'greedy', seed: 7 });
  await play.atRest();
  const number = play.table.locator('[data-ask]').first();
  const { x, y, width, height } = await still(number);
  const match = new URL(app.url()).hash;
  await play.shell.goTo('library');
  await app.mouse.move(x + width / 2, y + height / 2);
  await app.clock.install();
  await app.evaluate((hash) => (location.hash = hash), match);
  await play.atRest();
  await expect(number).toBeVisible();
  await expect.poll(() => number.evaluate((one) => one.matches(':hover'))).toBe(true);
  await app.clock.runFor(2000);
  const told = app.locator(explanation);
  await expect(told).toHaveCount(0);
  await app.mouse.move(x + width / 2 + 1, y + height / 2);
  await app.clock.runFor(2000);
  await expect(told).toBeVisible();
});

test('by keyboard: focus asks, Escape puts it away and leaves the focus', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'governing', opponent: 'greedy', seed: 7 });
  const cost = play.table.locator('[data-mark="drawCost"]').first();
  // The browser tells who uses the keyboard by the last key.
  await app.keyboard.press('Tab');
  await cost.focus();
  const told = app.locator(explanation);
  await expect(told).toContainText('To begin with');
  await app.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  await expect(cost).toBeFocused();
});

test('nothing of it is left when the screen is handed over', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', opponent: 'human', seed: 7 });
  await app.getByRole('button', { name: play.shell.t('play.hand-over-show') }).click();
  await play.table.locator('[data-mark="points"]').first().click();
  await expect(app.locator(explanation)).toContainText('No round has ended yet');
  await play.answerByPointer();
  await expect(play.handOver).toBeVisible();
  await expect(app.locator(explanation)).toHaveCount(0);
});
