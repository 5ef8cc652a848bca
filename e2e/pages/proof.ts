import type { Locator, Page } from '@playwright/test';
import type { Style } from '@shared/language/definitions/template-words';
import { languageNames, type Language } from '@shared/util/languages';
import { expect } from '../support/app';
import type { Shell } from './shell';

/** Where something of a card lies, in millimetres from the corner of the cut. */
export interface Spot {
  readonly box: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A face as the browser laid it out. */
export interface SeenFace {
  readonly card: string;
  readonly template: string;
  readonly size: { readonly w: number; readonly h: number };
  /** The boxes of the layers that hold text, and what the text in them takes up. */
  readonly texts: readonly { readonly layer: Spot; readonly words: Spot; readonly said: string }[];
  readonly misfits: number;
}

/** The sheet with every card of a pack. */
export class ProofPage {
  readonly page: Page;
  readonly ready: Locator;
  readonly status: Locator;

  constructor(readonly shell: Shell) {
    this.page = shell.page;
    this.ready = this.page.locator('[data-proof][data-ready]');
    this.status = this.page.locator('[data-proof]').getByRole('status');
  }

  async open(): Promise<void> {
    await this.shell.run(this.shell.t('command.go-proof'));
    await expect(this.ready).toBeVisible();
  }

  async show(pack: string, language: Language, style: Style | null): Promise<void> {
    await this.page.getByLabel(this.shell.t('proof.pack')).selectOption(pack);
    await this.#choose(languageNames[language]);
    if (style) await this.#choose(this.shell.t(`proof.style.${style}`));
    await expect(this.ready).toBeVisible();
  }

  async resize(size: 'small' | 'real' | 'large'): Promise<void> {
    await this.#choose(this.shell.t(`proof.size.${size}`));
    await expect(this.ready).toBeVisible();
  }

  async #choose(name: string): Promise<void> {
    // the radio button itself is hidden behind its label
    const choice = this.page.locator('[data-proof]').getByRole('radio', { name, exact: true });
    // and the page may be laid out anew between looking where it is and pressing it
    await expect(() => choice.check({ force: true })).toPass();
  }

  /** Measured from what is drawn, not from what the application believes. */
  seen(): Promise<SeenFace[]> {
    return this.page.evaluate(() => {
      const perMm = 10;
      return [...document.querySelectorAll('[data-face]')].map((item) => {
        const side = item.querySelector<HTMLElement>('[data-card]');
        if (!side) throw new Error('a face without a side');
        const cut = side.getBoundingClientRect();
        const scale = cut.width / side.offsetWidth / (1 / perMm);
        const spot = (box: string, rects: readonly DOMRect[]) => ({
          box,
          left: (Math.min(...rects.map(({ left }) => left)) - cut.left) / scale,
          top: (Math.min(...rects.map(({ top }) => top)) - cut.top) / scale,
          right: (Math.max(...rects.map(({ right }) => right)) - cut.left) / scale,
          bottom: (Math.max(...rects.map(({ bottom }) => bottom)) - cut.top) / scale,
        });
        const texts = [...side.querySelectorAll<HTMLElement>('.words')].map((words) => {
          const layer = words.closest<HTMLElement>('[data-box]');
          if (!layer) throw new Error('words outside a layer');
          const name = layer.dataset['box'] ?? '';
          const range = document.createRange();
          range.selectNodeContents(words);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          const across = spot(name, rects);
          // letters reach beyond their line by the room of accents; the lines themselves must not
          const down = spot(name, [words.getBoundingClientRect()]);
          return {
            layer: spot(name, [layer.getBoundingClientRect()]),
            words: { ...across, top: down.top, bottom: down.bottom },
            said: words.textContent.trim(),
          };
        });
        return {
          card: item.getAttribute('data-face') ?? '',
          template: item.getAttribute('data-template') ?? '',
          size: { w: side.offsetWidth / perMm, h: side.offsetHeight / perMm },
          texts,
          misfits: side.querySelectorAll('[data-misfit]').length,
        };
      });
    });
  }
}
