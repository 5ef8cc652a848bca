import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/app';
import { beginMatch } from '../support/host-call';
import { freeSpot, still, type Share } from '../support/settled';
import type { Shell } from './shell';

interface Seat {
  readonly name?: string;
  /** `human`, or a bot by its word. */
  readonly who?: string;
}
interface NewMatch {
  readonly pack: string;
  /** Who has the second seat: `human`, or a bot by its word. */
  readonly opponent: string;
  readonly seed: number;
  readonly mode?: 'simple' | 'advanced';
  /** Names, and whoever sits there instead of a person and the opponent. */
  readonly players?: readonly Seat[];
  readonly designer?: boolean;
}

/** Of a card in a hand others lie over the middle. */
const pressed: readonly Share[] = [
  [0.1, 0.12],
  [0.9, 0.12],
  [0.5, 0.5],
  [0.1, 0.8],
  [0.9, 0.8],
  [0.3, 0.02],
];

/**
 * In the page: what there is to do at the table as soon as nothing is on its way. A match has hundreds of such looks,
 * and each by itself would be half a dozen questions from the test to the page.
 */
async function lookAtTable(before: number | null) {
  for (;;) {
    if (document.querySelector('[data-hand-over]')) return { is: 'handOver' } as const;
    const table = document.querySelector<HTMLElement>('[data-match]:not([aria-busy])');
    const answers = Number(table?.dataset['answers']);
    if (table && before === null) {
      const isSummed = document.querySelector('dialog[open] [data-summary]') !== null;
      return { is: 'table', answers, isSummed } as const;
    }
    if (table && answers !== before) return { is: 'next' } as const;
    if (table?.querySelector('[role=menu]:popover-open')) return { is: 'menu' } as const;
    if (table?.querySelector('[data-confirm]')) return { is: 'confirm' } as const;
    if (table?.querySelector('[data-cancel]')) return { is: 'pick' } as const;
    await new Promise(requestAnimationFrame);
  }
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

  async start(match: NewMatch): Promise<void> {
    await this.shell.goTo('play');
    await this.fillIn(match);
    await this.page.getByRole('button', { name: this.shell.t('play.start') }).click();
    await expect(this.table.or(this.handOver)).toBeVisible();
  }

  /** A match that is begun without the form lies on the table. */
  async open(wanted: Parameters<typeof beginMatch>[1]): Promise<void> {
    const match = await beginMatch(this.page, wanted);
    await this.page.evaluate((id) => (location.hash = `#play/${id}`), match);
    await expect(this.page.locator(`[data-match="${match}"]`)).toBeVisible();
  }

  /** All of the form: what the match before had chosen is there again. */
  async fillIn({ pack, opponent, seed, mode, players = [], designer = false }: NewMatch): Promise<void> {
    const { t } = this.shell;
    await this.page.getByLabel(t('play.pack')).selectOption(pack);
    if (mode) await this.page.getByText(t(`play.mode-${mode}`), { exact: true }).click();
    for (const [at, who] of ['human', opponent].entries()) {
      const seat = String.fromCodePoint(65 + at);
      await this.page.getByLabel(t('play.seat-who', { seat })).selectOption(players[at]?.who ?? who);
      await this.page.getByLabel(t('play.seat-name', { seat })).fill(players[at]?.name ?? '');
    }
    await this.page.getByLabel(t('play.seed'), { exact: true }).fill(String(seed));
    await this.page.getByLabel(t('play.designer'), { exact: true }).setChecked(designer);
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

  /**
   * Where it can be seen, once it lies still: in a hand cards lie over each other, one that is picked over its
   * neighbours, and one that the pointer is over too. The locator clicks, not the mouse: it tries again if
   * something has come to lie over the card meanwhile.
   */
  async press(card: Locator): Promise<void> {
    await this.page.mouse.move(0, 0);
    const spot = await freeSpot(card, pressed, true);
    await card.click(spot ? { position: spot.inside } : {});
  }

  /** Takes a card by its left edge, once it lies still, and holds it over something. */
  async dragOver(card: Locator, over: Locator): Promise<void> {
    await this.page.mouse.move(0, 0);
    const [from, to] = [await still(card), await still(over)];
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

  /** The next person sits down, where one is asked to. */
  async takeOver(): Promise<void> {
    if (!(await this.handOver.isVisible())) return;
    await this.page.getByRole('button', { name: this.shell.t('play.hand-over-show') }).click();
    await expect(this.table).toBeVisible();
  }

  /**
   * One answer as somebody gives it who does something else each time: another lit card, another of the choices it
   * has, now and then without any, such as backing off.
   */
  async answerInTurn(turn: number): Promise<void> {
    const before = await this.#begin();
    const nth = async (among: Locator): Promise<Locator> => {
      const count = await among.count();
      return among.nth(count === 0 ? 0 : (turn * 5 + 1) % count);
    };
    const buttons = this.question.locator('button[data-answer]');
    const cards = this.litCards;
    const byCard = (await cards.count()) > 0 && (turn % 6 !== 5 || (await buttons.count()) === 0);
    if (byCard) await this.press(await nth(cards));
    else if ((await buttons.count()) > 0) await (await nth(buttons)).click();
    else await this.table.locator('button[data-lit]').first().click();
    await this.#settle(before, async (step) => {
      if (step === 'menu') await (await nth(this.menu.getByRole('menuitem'))).click();
      else if (step === 'confirm') await this.confirm.click();
      else if ((await cards.count()) > 0) await this.press(await nth(cards));
      else await (await nth(this.table.locator('button[data-lit]'))).click();
    });
  }

  /** What happened, line by line, as it stands beside the table. */
  async logLines(): Promise<string[]> {
    return (await this.log.getByRole('listitem').allTextContents()).map((line) => line.trim());
  }

  /** What is said of each player in numbers, such as the points. */
  figures(mark: string): Locator {
    return this.table.locator(`[data-mark="${mark}"]`);
  }

  /** Something of the menu of this match. */
  async choose(item: 'play.export' | 'play.replay-this'): Promise<void> {
    await this.page.getByRole('button', { name: this.shell.t('play.menu'), exact: true }).click();
    await this.page.getByRole('menuitem', { name: this.shell.t(item) }).click();
  }

  async closeSummary(): Promise<void> {
    await this.atRest();
    if (!(await this.summary.isVisible())) return;
    await this.page.keyboard.press('Escape');
    await expect(this.summary).toBeHidden();
  }

  /** Nothing is on its way: the table has been drawn, and what lies over it too. */
  async atRest(): Promise<void> {
    await expect(this.page.locator('[data-match]:not([aria-busy])').or(this.handOver)).toBeVisible();
  }

  /** The summary of a round lies over the table until it is read. */
  async #begin(): Promise<number> {
    const look = await this.page.evaluate(lookAtTable, null);
    if (look.is === 'table' && !look.isSummed) return look.answers;
    await this.closeSummary();
    return this.answers();
  }

  /** To the next question, through every step of an answer that is put together. */
  async #settle(before: number, go: (step: 'menu' | 'confirm' | 'pick') => Promise<void>): Promise<void> {
    // A card, a place and which side up; or a few cards and that they are meant.
    for (let steps = 0; steps < 7; steps++) {
      const { is } = await this.page.evaluate(lookAtTable, before);
      if (is !== 'menu' && is !== 'confirm' && is !== 'pick') return;
      await go(is);
    }
    throw new Error('an answer that is put together without end');
  }

  get isOver(): Locator {
    return this.table.locator('[data-outcome]');
  }
}
