import type { Locator } from '@playwright/test';
import { languages } from '@shared/util/languages';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { settled, still } from '../support/settled';

const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  await still(thing);
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

for (const language of languages)
  test(`while hands are sculpted the row of Zones is called unknown, ${language}`, async ({ app }) => {
    const shell = await new Shell(app).switchTo(language);
    const play = new PlayPage(shell);
    await play.start({ pack: 'ygios', mode: 'advanced', opponent: 'greedy', seed: 3 });
    const secret = play.table.getByText(shell.t('play.ygios.row-secret'));
    await expect(secret).toBeVisible();
    await expect(play.question).toContainText(shell.t('play.lit-count', { count: 2 }));
    await expect(play.table.locator('[data-control]')).toHaveCount(0);
    await play.answerByPointer();
    await expect(play.table.locator('[data-control]')).toHaveCount(3);
    await expect(secret).toBeHidden();
  });

test('six cards in one Zone: each has its name and its number in sight, and can be pressed', async ({
  app,
}) => {
  await app.setViewportSize({ width: 1280, height: 800 });
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', mode: 'simple', opponent: 'human', seed: 4, designer: true });
  const home = play.place('zone:home');
  for (let cards = 1; cards <= 11; cards++) {
    await play.question.getByRole('button', { name: /answers/ }).click();
    await play.menu
      .getByRole('menuitem', { name: /face-down to Home/ })
      .first()
      .click();
    await expect(home.locator('[data-handle]')).toHaveCount(cards);
  }
  const cards = home.locator('[data-handle]');
  for (const card of await cards.all()) {
    const button = card.locator('button[data-path]');
    const name = card.locator('.name');
    const [label] = ((await button.getAttribute('aria-label')) ?? '').split(', ');
    await expect(name).toHaveText(label!);
    await expect(card.locator('[data-mark="value"]')).toBeVisible();
    const at = await middleOf(name);
    expect(await button.evaluate((own, { x, y }) => document.elementFromPoint(x, y) === own, at)).toBe(true);
  }
});

test('a marker lies beside the points it stands for, at the start and at the end', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', mode: 'simple', opponent: 'greedy', seed: 7 });
  const covered = () =>
    play.table.locator('[data-score]').evaluateAll((markers) => {
      const track = markers[0]?.parentElement;
      const numbers = [...(track?.querySelectorAll('li') ?? [])].map((li) => li.getBoundingClientRect());
      return markers.flatMap((marker) => {
        const own = marker.getBoundingClientRect();
        return numbers.filter(
          ({ left, right, top, bottom }) =>
            own.left < right && left < own.right && own.top < bottom && top < own.bottom,
        );
      }).length;
    });
  await expect.poll(covered).toBe(0);
  await play.table.locator('[data-score]').evaluateAll((markers) => {
    for (const marker of markers as HTMLElement[]) {
      marker.style.transition = 'none';
      marker.classList.add('won');
    }
  });
  await expect.poll(covered).toBe(0);
});

test('a hand is fanned in the first picture that shows it', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await app.evaluate(() => {
    const seen: number[] = [];
    const watch = (): void => {
      const cards = [...document.querySelectorAll('.hands')].at(-1)?.querySelectorAll('li') ?? [];
      if (cards.length > 1 && seen.length < 3)
        seen.push(new Set([...cards].map((card) => Math.round(card.getBoundingClientRect().x))).size);
      document.documentElement.dataset['fanned'] = seen.join(' ');
      if (seen.length < 3) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await play.start({ pack: 'ygios', mode: 'simple', opponent: 'greedy', seed: 7 });
  await expect(app.locator('html')).toHaveAttribute('data-fanned', '6 6 6');
});

test('a Zone Bonus that is too long for its plate is read whole by key', async ({ app }) => {
  await app.setViewportSize({ width: 1280, height: 800 });
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.start({ pack: 'ygios', mode: 'advanced', opponent: 'human', seed: 22, designer: true });
  const ticket = play.table.locator('[data-handle][data-long]').first();
  const whole = ticket.locator('.whole');
  await expect(whole).toBeHidden();
  await app.keyboard.press('Tab');
  await ticket.getByRole('button').focus();
  await expect(whole).toBeVisible();
  await expect(whole).toContainText('flip it face-up.');
});

test('the rules at the table are those of the match', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  await play.shell.goTo('play');
  await play.fillIn({ pack: 'ygios', mode: 'advanced', opponent: 'greedy', seed: 3 });
  await app.locator('details summary').click();
  await app.locator('[data-option="revealBeforeSculpt"]').getByRole('radio').last().check();
  await app.getByRole('button', { name: play.shell.t('play.start') }).click();
  await expect(play.table).toBeVisible();
  await app.keyboard.press('F1');
  const played = app.locator('[data-played-rules]');
  await expect(played).toContainText('Advanced mode');
  await expect(played).toContainText('Yes, they lie open before');
  await app.getByRole('dialog').getByRole('link', { name: 'Sculpting', exact: true }).click();
  await expect(app.getByRole('dialog')).toContainText('The row and the bonuses are known by then.');
});

test('cards of a duel have their size at once, however many lie there', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const greedy = { is: 'bot', bot: { bot: 'greedy' } } as const;
  await play.open({
    pack: 'governing',
    start: { is: 'dealt', seed: 6 },
    players: [greedy, greedy],
    language: 'en',
  });
  await expect(app.locator('[data-outcome]')).toBeVisible();
  // Cards that had to be small, and have room again.
  await app.setViewportSize({ width: 900, height: 800 });
  await play.atRest();
  await app.evaluate(() => {
    addEventListener('resize', () => {
      const sizes: string[] = [];
      const watch = (): void => {
        const cards = [...document.querySelectorAll('.middle [data-handle]')];
        sizes.push(cards.map((card) => card.getBoundingClientRect().width.toFixed(1)).join(' '));
        // What was measured is told with the picture after it.
        if (sizes.length === 15)
          document.documentElement.dataset['sizes'] = String(new Set(sizes.slice(4)).size);
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
  });
  await app.setViewportSize({ width: 1280, height: 800 });
  await expect(app.locator('html')).toHaveAttribute('data-sizes', '1');
  expect(await app.locator('.middle [data-handle]').count()).toBeGreaterThan(5);
});

for (const language of ['en', 'ja', 'uk'] as const)
  test(`ten cards in a duel: names and numbers lie within their heads, ${language}`, async ({ app }) => {
    const play = new PlayPage(await new Shell(app).switchTo(language));
    const greedy = { is: 'bot', bot: { bot: 'greedy' } } as const;
    const start = { is: 'dealt', seed: 24 } as const;
    await play.open({ pack: 'governing', start, players: [greedy, greedy], language });
    await expect(app.locator('[data-outcome]')).toBeVisible();
    await play.atRest();
    const heads = app.locator('.middle .plate');
    await expect.poll(() => heads.count()).toBeGreaterThan(9);
    const spilled = (): Promise<string[]> =>
      heads.evaluateAll((plates) =>
        plates.flatMap((plate) => {
          const box = plate.getBoundingClientRect();
          return [...plate.querySelectorAll('.name, .value, .icon, .text')]
            .filter((part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect();
              return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
            })
            .map((part) => `${plate.textContent}: ${part.className}`);
        }),
      );
    // Names have other widths until their letters are there.
    await settled(app);
    await expect.poll(spilled).toEqual([]);
    // The ring of what has the focus lies around the head: cut off, nobody would see where it is.
    expect(await heads.first().evaluate((plate) => getComputedStyle(plate).overflow)).toBe('visible');
  });
