import type { Page } from '@playwright/test';
import type { SeenMatch } from '@shared/api/matches';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { expectAccessible } from '../support/accessible';
import { fourSeats } from '../support/four-seats';
import { tapWire } from '../support/wire';
import type { WebHost } from '../support/web-host';

// The table of a game that nobody has drawn one for: the page is told that it plays such a game.
const human = { is: 'human' } as const;
const bot = { is: 'bot', bot: { bot: 'greedy' } } as const;
const isMatch = (value: unknown): value is SeenMatch =>
  typeof value === 'object' && value !== null && 'places' in value && 'question' in value;

async function openTable(
  page: Page,
  host: WebHost,
  change: (seen: SeenMatch) => SeenMatch = (seen) => seen,
): Promise<PlayPage> {
  await tapWire(page, (_, value) => (isMatch(value) ? { ...change(value), game: 'unknown' } : value));
  await openApp(page, host);
  return new PlayPage(await new Shell(page).switchTo('en'));
}
test('a round of Yandere Girlfriends on the table for any game', async ({ page, host }) => {
  const play = await openTable(page, host);
  await play.open({ pack: 'ygios', start: { is: 'dealt', seed: 7 }, players: [human, bot], language: 'en' });
  await expect(play.figures('points').first()).toHaveText('0 of 12 points');
  await play.answerByPointer();
  const zone = page.locator('section[data-place^="zone:"]').first();
  const before = await play.answers();
  await play.dragOver(play.litCards.first(), zone);
  await expect(zone).toHaveClass(/under/);
  await page.mouse.up();
  await play.menu.getByRole('menuitem', { name: 'Face-up' }).click();
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  await play.answerByPointer();
  const next = play.log.getByText(/^Round 2 begins/);
  for (let answers = 0; answers < 40 && !(await next.isVisible()); answers++) await play.answerByPointer();
  await expect(next).toBeVisible();
});

test('two turns of the duel on the table for any game', async ({ page, host }) => {
  const play = await openTable(page, host);
  await play.open({
    pack: 'governing',
    start: { is: 'dealt', seed: 7 },
    players: [human, bot],
    language: 'en',
  });
  const turns = play.log.getByText(/^Turn \d/);
  for (let answers = 0; answers < 60 && (await turns.count()) < 5; answers++)
    await play.answerInTurn(answers);
  await expect.poll(() => turns.count()).toBeGreaterThanOrEqual(5);
});

test('four players have room on it: every place can be reached, and a card can be pressed', async ({
  page,
  host,
}) => {
  const play = await openTable(page, host, fourSeats);
  await play.open({ pack: 'ygios', start: { is: 'dealt', seed: 7 }, players: [human, bot], language: 'en' });
  const names = play.table.getByText(/^(Anna|Борис|ちひろ|Wolfeschlegelsteinhausen)$/);
  await expect(names).toHaveCount(4);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
  // In a small window the middle scrolls; nothing of it is cut off for good, and nothing lies over anything else.
  for (const id of ['row:0', 'row:1', 'row:2', 'row:3', 'zone:home', 'market', 'pile', 'discard:3']) {
    const cards = play.place(id).getByRole('button').last();
    await cards.scrollIntoViewIfNeeded();
    await expect(cards).toBeInViewport();
    await cards.click({ trial: true });
  }
  // Whose card it is, is said where three sit opposite.
  await expect(play.place('zone:home').locator('.far .group')).toHaveCount(3);
  await expectAccessible(page, 'four seats');
  await play.press(play.litCards.first());
  await expect(play.table.locator('[data-cancel]')).toBeVisible();

  await page.setViewportSize({ width: 1920, height: 1080 });
  const middle = page.locator('.cloth > .middle > *');
  const hidden = (): Promise<number> => middle.evaluate((one) => one.scrollHeight - one.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});
