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

for (const mode of ['simple', 'advanced'] as const)
  test(`nobody can read what another holds, on any page of a match: ${mode}`, async ({ app }) => {
    const play = new PlayPage(await new Shell(app).switchTo('en'));
    await play.start({ pack: 'ygios', opponent: 'human', mode, seed: 5 });
    /** What each seat held when it looked last, and what has lain open for both. */
    const held: [readonly Card[], readonly Card[]] = [[], []];
    const open = new Set<string>();
    /** Seen by the other while the one who holds them was away; judged when he is back and still holds them. */
    const suspects: [Map<string, string>, Map<string, string>] = [new Map(), new Map()];
    let judged = 0;
    let handOvers = 0;
    for (let looks = 0; looks < 24; looks++) {
      if (await play.handOver.isVisible()) {
        handOvers++;
        const between = await wholePage(app);
        for (const { path, name } of held.flat()) {
          expect(between).not.toContain(name);
          expect(between).not.toContain(path);
        }
        expect(between).not.toMatch(/data-(path|place|match)/);
        await play.takeOver();
      }
      if (await play.isOver.isVisible()) break;
      await play.closeSummary();
      const seat = Number(await play.table.getAttribute('data-seat'));
      const lying = await cardsOn(app);
      const mine = lying.filter(({ place }) => place === `hand:${seats[seat] ?? ''}`);
      expect(mine.length).toBeGreaterThan(0);
      // Still in the hand, so it was there all the time the other looked: then it must not have been on his page.
      for (const { path, name } of mine) {
        const page = suspects[seat]?.get(path);
        if (page === undefined) continue;
        judged++;
        expect(page, name).not.toContain(name);
        expect(page, name).not.toContain(path);
      }
      suspects[seat]?.clear();
      for (const { path, place, isDown } of lying)
        if (!isDown && !place.startsWith('hand') && !place.startsWith('sculpted')) open.add(path);
      held[seat] = mine;
      const other = 1 - seat;
      const page = await wholePage(app);
      for (const { path } of held[other] ?? [])
        if (!open.has(path)) suspects[other]?.set(path, (suspects[other].get(path) ?? '') + page);
      await play.answerInTurn(looks);
    }
    // Otherwise the test has looked at nothing.
    expect(handOvers).toBeGreaterThan(4);
    expect(judged).toBeGreaterThan(10);
  });
