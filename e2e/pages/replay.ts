import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/app';
import type { Shell } from './shell';

/** A match that is looked at again. */
export class ReplayPage {
  readonly page: Page;
  /** Says by its attributes which match it is, and how many answers are shown. */
  readonly room: Locator;
  readonly bar: Locator;
  readonly slider: Locator;
  readonly log: Locator;

  constructor(readonly shell: Shell) {
    const { page, t } = shell;
    this.page = page;
    this.room = page.locator('[data-replay]');
    this.bar = page.getByRole('toolbar', { name: t('replay.title') });
    this.slider = page.getByRole('slider', { name: t('replay.slider') });
    this.log = page.getByRole('region', { name: t('replay.log') });
  }

  async expectAt(at: number): Promise<void> {
    await expect(this.room).toHaveAttribute('data-at', String(at));
    await expect(this.page).toHaveURL(new RegExp(`#play/[^@]+@${at}$`));
    // The log goes with it, however much room is left for it.
    await expect(this.log.locator('[aria-current="step"]')).toBeInViewport({ ratio: 0.9 });
  }

  async total(): Promise<number> {
    return Number(await this.slider.getAttribute('max'));
  }

  async press(button: 'first' | 'back' | 'play' | 'pause' | 'forward' | 'last'): Promise<void> {
    await this.bar.getByRole('button', { name: this.shell.t(`replay.${button}`) }).click();
  }
}
