import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/app';
import type { Shell } from './shell';

interface NewMatch {
  readonly pack: string;
  readonly opponent: 'greedy' | 'random' | 'human';
  readonly seed: number;
}

/** The Play screen: the page before a match, and the table. */
export class PlayPage {
  readonly page: Page;
  /** Says by its attributes which match lies here, and how many answers it has had. */
  readonly table: Locator;
  readonly handOver: Locator;
  readonly question: Locator;
  readonly log: Locator;
  readonly menu: Locator;
  readonly started: Locator;
  readonly headline: Locator;
  /** The card that is shown large. */
  readonly look: Locator;
  readonly confirm: Locator;
  /** How the points of a round came about. */
  readonly summary: Locator;

  constructor(readonly shell: Shell) {
    const { page, t } = shell;
    this.page = page;
    this.table = page.locator('[data-match]');
    this.handOver = page.locator('[data-hand-over]');
    this.question = page.getByRole('region', { name: t('play.question') });
    this.log = page.getByRole('region', { name: t('play.log') });
    this.menu = this.table.getByRole('menu').filter({ visible: true });
    this.headline = this.table.getByRole('heading', { level: 1 });
    this.look = page.getByRole('region', { name: t('play.look') });
    this.confirm = this.table.locator('[data-confirm]');
    this.summary = page.locator('dialog[open]').filter({ has: page.locator('[data-summary]') });
    this.started = page.getByRole('region', { name: t('play.resume') });
  }

  async start({ pack, opponent, seed }: NewMatch): Promise<void> {
    const { t } = this.shell;
    await this.shell.goTo('play');
    await this.page.getByLabel(t('play.pack')).selectOption(pack);
    // the radio button itself is hidden behind its label
    await this.page.getByText(t('play.opponent-of', { who: opponent }), { exact: true }).click();
    await this.page.getByLabel(t('play.seed')).fill(String(seed));
    await this.page.getByRole('button', { name: t('play.start') }).click();
    await expect(this.table.or(this.handOver)).toBeVisible();
  }

  async answers(): Promise<number> {
    return Number(await this.table.getAttribute('data-answers'));
  }

  /** Cards that can be chosen now. */
  get litCards(): Locator {
    return this.table.locator('button[data-path][data-lit]');
  }

  /** The zone, the side, the row of that name, as something is dropped on it. */
  place(id: string): Locator {
    return this.table.locator(`[data-place="${id}"]`).first();
  }

  /** At the left edge: what lies over a card in a hand covers the rest of it. */
  async press(card: Locator): Promise<void> {
    // The card under the pointer lies over its neighbours.
    await this.page.mouse.move(0, 0);
    await card.click({ position: { x: 10, y: 16 } });
  }

  /** Takes a card by its left edge, and holds it over something. */
  async dragOver(card: Locator, over: Locator): Promise<void> {
    await this.page.mouse.move(0, 0);
    const from = await card.boundingBox();
    const to = await over.boundingBox();
    if (!from || !to) throw new Error('what is dragged, and where to, must be on the screen');
    await this.page.mouse.move(from.x + 12, from.y + 20);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 30, from.y - 10, { steps: 3 });
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  }

  /** One answer as somebody with a mouse gives it: by a lit card where there is one. */
  async answerByPointer(): Promise<void> {
    const before = await this.#begin();
    const cards = this.litCards;
    if ((await cards.count()) > 0) await this.press(cards.first());
    else await this.question.getByRole('button').first().click();
    await this.#settle(before, async (step) => {
      if (step === 'menu') await this.menu.getByRole('menuitem').first().click();
      else if (step === 'confirm') await this.confirm.click();
      else if ((await cards.count()) > 0) await this.press(cards.first());
      else await this.table.locator('button[data-lit]').first().click();
    });
  }

  /** One answer without a pointer: the first thing that can be chosen, or the first button. */
  async answerByKeys(): Promise<void> {
    const before = await this.#begin();
    const lit = this.table.locator('[data-stop][tabindex="0"]').first();
    const focused = this.table.locator('[data-lit]:focus');
    await lit.focus();
    // the stop of the Tab key may be on something that can't be chosen
    if ((await focused.count()) === 0) await this.page.keyboard.press('1');
    else await this.page.keyboard.press('Enter');
    await this.#settle(before, async (step) => {
      if (step === 'pick') await this.table.locator('button[data-lit]').first().focus();
      await this.page.keyboard.press('Enter');
    });
  }

  /** The summary of a round lies over the table until it is read. */
  async #begin(): Promise<number> {
    if (await this.summary.isVisible()) {
      await this.page.keyboard.press('Escape');
      await expect(this.summary).toBeHidden();
    }
    return this.answers();
  }

  /** To the next question, through every step of an answer that is put together. */
  async #settle(before: number, go: (step: 'menu' | 'confirm' | 'pick') => Promise<void>): Promise<void> {
    const next = this.page.locator(`[data-match]:not([data-answers="${before}"])`);
    const underWay = this.table.locator('[data-cancel]');
    // A card, a place and which side up; or a few cards and that they are meant.
    for (let steps = 0; steps < 6; steps++) {
      await expect(next.or(this.menu).or(underWay).or(this.handOver).first()).toBeVisible();
      if (await next.or(this.handOver).first().isVisible()) return;
      if (await this.menu.isVisible()) await go('menu');
      else await go((await this.confirm.isVisible()) ? 'confirm' : 'pick');
    }
    await expect(next.or(this.handOver).first()).toBeVisible();
  }

  get isOver(): Locator {
    return this.table.locator('[data-outcome]');
  }
}
