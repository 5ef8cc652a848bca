import type { Page } from '@playwright/test';
import { PlayPage } from '../pages/play';
import { Shell } from '../pages/shell';
import { expect, test } from '../support/app';

/** Everything of a page that somebody could read: markup with its attributes, the title, values, drawn or not. */
const wholePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [document.title, document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join(
      '\n',
    );
  });

/** Where something stands on a page, to be read by whoever mends it; null: nowhere. */
function around(page: string, word: string): string | null {
  const at = page.indexOf(word);
  return at < 0 ? null : page.slice(Math.max(0, at - 300), at + 100);
}

interface Card {
  readonly path: string;
  readonly name: string;
}

/** The cards that lie here and are known, by where they lie. */
const cardsOn = (page: Page): Promise<(Card & { readonly place: string; readonly isDown: boolean })[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-match] [data-place] button[data-path]')].map(
      (button) => ({
        path: button.dataset['path'] ?? '',
        name: (button.getAttribute('aria-label') ?? '').split(',')[0] ?? '',
        place: button.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '',
        isDown: button.dataset['down'] !== undefined,
      }),
    ),
  );

const seats = ['A', 'B'] as const;

/** Plays a first round and looks at every page of it; later ones deal cards that the log has named before. */
async function readFirstRound(play: PlayPage): Promise<{ handOvers: number; judged: number }> {
  const { page } = play;
  /** What each seat held when it looked last, and what has lain open for both. */
  const held: [readonly Card[], readonly Card[]] = [[], []];
  const open = new Set<string>();
  /** What the other saw while the one who holds a card was away; judged when he is back and still holds it. */
  const suspects = [new Map<string, string>(), new Map<string, string>()] as const;
  let judged = 0;
  let handOvers = 0;
  for (let looks = 0; looks < 40; looks++) {
    if (await play.handOver.isVisible()) {
      handOvers++;
      const between = await wholePage(page);
      for (const { path, name } of held.flat()) {
        expect(around(between, name)).toBeNull();
        expect(around(between, path)).toBeNull();
      }
      expect(between).not.toMatch(/data-(path|place|match)/);
      await play.takeOver();
    }
    // The summary of the round comes when the table has been seen.
    await play.atRest();
    if ((await play.summary.isVisible()) || (await play.isOver.isVisible())) break;
    const seat = Number(await play.table.getAttribute('data-seat'));
    const lying = await cardsOn(page);
    const mine = lying.filter(({ place }) => place === `hand:${seats[seat] ?? ''}`);
    // Still in the hand, so it was there all the time the other looked: then it must not have been on his page.
    for (const { path, name } of mine) {
      const seen = suspects[seat]?.get(path);
      if (seen === undefined) continue;
      judged++;
      expect(around(seen, name), name).toBeNull();
      expect(around(seen, path), name).toBeNull();
    }
    suspects[seat]?.clear();
    for (const { path, place, isDown } of lying)
      if (!isDown && !place.startsWith('hand') && !place.startsWith('sculpted')) open.add(path);
    held[seat] = mine;
    const other = 1 - seat;
    const now = await wholePage(page);
    for (const { path } of held[other] ?? [])
      if (!open.has(path)) suspects[other]?.set(path, (suspects[other].get(path) ?? '') + now);
    // Nobody backs off: the round is to be a long one.
    await play.answerInTurn(looks * 6);
  }
  return { handOvers, judged };
}

for (const mode of ['simple', 'advanced'] as const)
  test(`nobody can read what another holds, on any page of a match: ${mode}`, async ({ app }) => {
    const play = new PlayPage(await new Shell(app).switchTo('en'));
    await play.start({ pack: 'ygios', opponent: 'human', mode, seed: 5 });
    const { handOvers, judged } = await readFirstRound(play);
    // Otherwise the test has looked at nothing.
    expect(handOvers).toBeGreaterThan(4);
    expect(judged).toBeGreaterThan(10);
  });
