import type { Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

const match: Parameters<PlayPage['open']>[0] = {
  pack: 'ygios',
  start: { is: 'dealt', seed: 7 },
  players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'greedy' } }],
  language: 'en',
};

interface Seen {
  /** Of every step, in milliseconds. */
  readonly durations: number[];
  /** What a style lets change step by step; a button that is pointed at may change its colour. */
  readonly transitions: string[];
  /** What a picture of a card says of itself, however short it was there. */
  readonly pictures: string[];
  hold: boolean;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Watches what the page lets move; with `hold` it stays in the air until something ends it. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.seen = { durations: [], transitions: [], pictures: [], hold: false };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      // A card that arrives is hidden until then: that is waiting and no step.
      const waits = Array.isArray(frames) && frames.every(({ opacity }) => opacity === 0);
      if (!waits) window.seen.durations.push(Number(animation.effect?.getTiming().duration));
      if (window.seen.hold) animation.pause();
      return animation;
    };
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const isOnTable = target instanceof Element && target.closest('[data-match]');
      if (isOnTable && propertyName !== 'background-color') window.seen.transitions.push(propertyName);
    });
    new MutationObserver(() => {
      for (const picture of document.querySelectorAll('[data-flying] [aria-label]'))
        window.seen.pictures.push(picture.getAttribute('aria-label') ?? '');
    }).observe(document.body, { subtree: true, childList: true });
  });

/** Whatever a script set in motion on the table and that has not ended. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition) && !(one instanceof CSSAnimation))
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('[data-match]'))
        .length,
  );

async function playFaceDown(play: PlayPage): Promise<string> {
  const card = play.litCards.first();
  const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const before = await play.answers();
  await play.press(card);
  await play.page.locator('section[data-place^="zone:"]').nth(2).locator('[data-lit]').click();
  await play.menu.getByRole('menuitem', { name: 'Face-down' }).click();
  await expect(play.table).not.toHaveAttribute('data-answers', String(before));
  return name;
}

test('cards fly in short steps that a key or a press ends, over a table that can be pressed, with their backs up', async ({
  app,
}) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.open(match);
  await watch(app);
  const flying = app.locator('[data-flying]');
  const seen = (): Promise<Seen> => app.evaluate(() => window.seen);

  await play.answerByPointer();
  await expect.poll(async () => (await seen()).durations.length).toBeGreaterThan(0);
  await expect(flying).toHaveCount(0);
  await expect.poll(() => moving(app)).toBe(0);
  const known = new Set((await seen()).pictures);

  await app.evaluate(() => (window.seen.hold = true));
  const name = await playFaceDown(play);
  await expect(flying.first()).toBeAttached();
  const caught = await flying.evaluateAll((pictures) =>
    pictures.filter((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect();
      const found = document.elementsFromPoint(x + width / 2, y + height / 2);
      return found.some((one) => picture.contains(one));
    }),
  );
  expect(caught).toHaveLength(0);
  // A press ends it, and is none the less a press.
  await play.press(play.litCards.first());
  await expect(flying).toHaveCount(0);
  await expect.poll(() => moving(app)).toBe(0);
  await expect(play.table.locator('[data-cancel]')).toBeVisible();
  await expect(play.table.locator(`[aria-label^="${name}"]`).first()).toBeVisible();
  await app.keyboard.press('Escape');

  await playFaceDown(play);
  await expect(flying.first()).toBeAttached();
  await app.keyboard.press('Shift');
  await expect(flying).toHaveCount(0);
  await expect.poll(() => moving(app)).toBe(0);

  const { durations, transitions, pictures } = await seen();
  expect(transitions).toContain('translate');
  // Of a shadow each step would be drawn with everything around it.
  expect(transitions).not.toContain('box-shadow');
  expect(Math.max(...durations)).toBeLessThanOrEqual(300);
  // Backs, and nothing but what lies open or is told of.
  const told = (await play.log.textContent()) ?? '';
  const isBack = (label: string): boolean => label === 'Card back.';
  const shown = [...known, ...pictures].filter((label) => !isBack(label));
  expect(shown.filter((label) => !told.includes(label.split('.')[0] ?? label))).toEqual([]);
  expect(shown.some((label) => label.startsWith(name))).toBe(false);
  expect(pictures.some(isBack)).toBe(true);
});

test('with reduced motion nothing flies, slides or turns', async ({ app }) => {
  await app.emulateMedia({ reducedMotion: 'reduce' });
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.open(match);
  await watch(app);
  await play.answerByPointer();
  await playFaceDown(play);
  expect(await app.evaluate(() => window.seen)).toEqual({
    durations: [],
    transitions: [],
    pictures: [],
    hold: false,
  });
});
