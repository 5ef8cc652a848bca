import type { Locator, Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, openApp, test } from '../support/app';
import { tapWire } from '../support/wire';

const human = { is: 'human' } as const;
const bot = { is: 'bot', bot: { bot: 'greedy' } } as const;
type Begun = Parameters<PlayPage['open']>[0];
const dealt: Begun = {
  pack: 'ygios',
  start: { is: 'dealt', seed: 7 },
  players: [human, bot],
  language: 'en',
};
/** A turn of A: a Furre of his own, opposite a Furre and a Treat. */
const duel: Begun = {
  pack: 'governing',
  start: { is: 'scenario', file: null, id: 'G57' },
  players: [human, human],
  language: 'en',
};

/** The first and the second half of a double press, a tenth of a second apart by their own clocks. */
async function pressTwice(page: Page, first: Locator, second: string): Promise<void> {
  await first.evaluate(async (element, selector) => {
    const press = (on: Element, detail: number, at: number): void => {
      on.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      Object.defineProperty(click, 'timeStamp', { value: at });
      on.dispatchEvent(click);
    };
    press(element, 1, 1000);
    let found = document.querySelector(selector);
    while (!found) {
      await new Promise(requestAnimationFrame);
      found = document.querySelector(selector);
    }
    press(found, 2, 1100);
  }, second);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('a double press is one press, a key that is held is one answer, and a match seen again keeps what is picked', async ({
  page,
  host,
}) => {
  const { made, answered, tell } = await tapWire(page);
  await openApp(page, host);
  const play = new PlayPage(await new Shell(page).switchTo('en'));
  const given = (): number => made.filter((call) => call === 'matches.answer').length;
  await play.open(dealt);
  await play.answerByPointer();
  expect(given()).toBe(1);

  // The list of answers opens under the pointer: nobody has read it yet.
  await play.press(play.litCards.first());
  const zone = page.locator('section[data-place^="zone:"]').first();
  await pressTwice(page, zone, '[role=menu]:popover-open [role=menuitem]');
  await expect(play.menu).toBeVisible();
  expect(given()).toBe(1);
  await play.menu.getByRole('menuitem').first().click();
  await expect.poll(given).toBe(2);

  // The key answers the question it was pressed for, and not all that follow.
  await expect(play.table).not.toHaveAttribute('data-answers', '1');
  await play.atRest();
  const button = play.question.locator('button[data-answer]').first();
  await expect(button).toBeEnabled();
  await button.focus();
  const before = await play.answers();
  // backing off: the next question has two cards as its answer
  await page.keyboard.down('1');
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  await play.closeSummary();
  await play.press(play.litCards.first());
  await expect(play.table.locator('[data-cancel]')).toBeVisible();
  expect(given()).toBe(3);

  // Told of once more, it is the same question.
  const looks = answered.length;
  tell({ name: 'match.changed', data: { match: (await play.table.getAttribute('data-match')) ?? '' } });
  await expect.poll(() => answered.slice(looks)).toContain('matches.see');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(play.table.locator('[data-cancel]')).toBeVisible();
  await play.press(play.litCards.nth(2));
  await expect(play.confirm).toBeVisible();
});

test('in the duel a drop on a card is judged for that card', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.open(duel);
  const before = await play.answers();
  const on = (side: string, name: RegExp): Locator =>
    play.place(`side:${side}`).getByRole('button', { name });
  const [rabbit, otter, whistle] = [on('A', /^Rabbit Hopper/), on('B', /^Eager Otter/), on('B', /^Whistle/)];
  const why = app
    .getByRole('status')
    .filter({ hasText: 'A Furre can swing only at an opposing Furre or Host.' });

  // Where it may go is lit before it is let go: a Furre, and the Host, who stands beside his cards.
  await play.dragOver(rabbit, whistle);
  await expect(otter).toHaveAttribute('data-lit');
  await expect(whistle).not.toHaveAttribute('data-lit');
  await expect(play.place('side:B')).toHaveClass(/lit/);
  await expect(play.place('side:B')).not.toHaveClass(/under/);
  await app.mouse.up();
  await expect(why).toBeVisible();
  expect(await play.answers()).toBe(before);

  // The same by two presses.
  await play.press(rabbit);
  await expect(why).toBeHidden();
  await play.press(whistle);
  await expect(why).toBeVisible();
  expect(await play.answers()).toBe(before);

  // What is aimed at a Furre is put on one, and not on the Treat beside it.
  const fright = play.place('hand:A').getByRole('button', { name: /^Stage Fright/ });
  await play.dragOver(fright, whistle);
  await app.mouse.up();
  await expect(
    app.getByRole('status').filter({ hasText: 'nothing that “Stage Fright” can target' }),
  ).toBeVisible();
  await play.dragOver(fright, otter);
  await app.mouse.up();
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  await expect(play.log).toContainText(/Stage Fright.*Eager Otter/);
});
