import type { Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';
import { settled } from '../support/settled';

/** Every face on the page by its card, without the ids that each of them has of its own, once all of them are whole. */
async function facesOn(page: Page): Promise<[string, string][]> {
  await settled(page);
  const faces = await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('[data-match] [role="img"]')];
    // An icon or letters may have been asked for since: a picture without them is of no card.
    if (all.some((face) => face.querySelector('[data-waits]'))) return null;
    const plain = (side: Element): string => {
      const copy = side.cloneNode(true) as Element;
      for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
      // Comments are marks of the one who drew it.
      return copy.innerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/url\([^)]*\)/g, 'url()');
    };
    return all.flatMap((face) => {
      const side = face.querySelector('[data-card]');
      return side ? [[face.getAttribute('aria-label') ?? '', plain(side)] as [string, string]] : [];
    });
  });
  return (await faces.jsonValue()) ?? [];
}

const twiceOrMissing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const asked = [...document.querySelectorAll<SVGElement>('[style*="url("]')].flatMap(
      ({ style }) => /url\("#(.*)"\)/.exec(style.fill)?.[1] ?? [],
    );
    return [...ids.filter((id, at) => ids.indexOf(id) !== at), ...asked.filter((id) => !ids.includes(id))];
  });

test('a card looks the same wherever it comes to lie, and every copy has colours of its own', async ({
  app,
}) => {
  const play = new PlayPage(await new Shell(app).switchTo('uk'));
  await play.start({ pack: 'ygios', mode: 'simple', opponent: 'greedy', seed: 5 });
  const looks = new Map<string, string>();
  let again = 0;
  for (let answers = 0; answers < 6; answers++) {
    for (const [card, look] of await facesOn(app)) {
      if (looks.has(card)) again++;
      expect(look, card).toBe(looks.get(card) ?? look);
      looks.set(card, look);
    }
    expect(await twiceOrMissing(app)).toEqual([]);
    await play.answerByPointer();
  }
  expect(again).toBeGreaterThan(20);
});

test('from the table of one game to that of another, and back', async ({ app }) => {
  const play = new PlayPage(await new Shell(app).switchTo('en'));
  const begun = {
    players: [{ is: 'human' }, { is: 'bot', bot: { bot: 'greedy' } }] as const,
    language: 'en' as const,
  };
  for (const [seed, pack] of ['ygios', 'governing', 'ygios'].entries()) {
    await play.open({
      ...begun,
      players: [...begun.players],
      pack,
      start: { is: 'dealt', seed: seed + 1 },
      designer: false,
    });
    await play.answerByPointer();
    await expect(play.question).toBeVisible();
  }
});
