import type { Locator, Page } from '@playwright/test';
import { createTranslator, type Translator } from '@shared/i18n/translator';
import { languageNames, type Language } from '@shared/util/languages';
import { expect } from '../support/app';

type Screen = 'library' | 'edit' | 'play' | 'print' | 'help' | 'settings';

/** The frame around every screen, found by what a user sees in the given language. */
export class Shell {
  readonly t: Translator;
  readonly page: Page;
  readonly palette: Locator;
  readonly toasts: Locator;

  constructor(page: Page, language: Language = 'en') {
    this.page = page;
    this.t = createTranslator(language);
    this.palette = page.getByRole('dialog', { name: this.t('palette.title') });
    this.toasts = page.getByRole('region', { name: this.t('toasts.label') });
  }

  screenButton(name: Screen): Locator {
    const rail = this.page.getByRole('navigation', { name: this.t('nav.label') });
    return rail.getByRole('button', { name: this.t(`nav.${name}`), exact: true });
  }

  async goTo(name: Screen): Promise<void> {
    await this.screenButton(name).click();
    await expect(this.screenButton(name)).toHaveAttribute('aria-current', 'page');
  }

  /** As a user does it: opens the palette, types, presses Enter. */
  async run(title: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.palette.getByRole('combobox').fill(title);
    await expect(this.palette.getByRole('option').first()).toContainText(title);
    await this.page.keyboard.press('Enter');
    await expect(this.palette).toBeHidden();
  }

  /** The same shell, spoken to in another language from here on; whichever it was before. */
  async switchTo(language: Language): Promise<Shell> {
    await this.page.keyboard.press('ControlOrMeta+,');
    // Other screens name the languages too.
    await expect(this.page).toHaveURL(/#settings$/);
    await this.page.getByText(languageNames[language], { exact: true }).first().click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    return new Shell(this.page, language);
  }

  async setMotion(motion: 'full' | 'reduced'): Promise<void> {
    await this.goTo('settings');
    await this.page.getByText(this.t(`settings.motion-${motion}`), { exact: true }).click();
    await expect(this.page.locator('html')).toHaveAttribute('data-motion', motion);
  }

  /** What is changed is shown at once and kept a moment later: a reload in between would find it as it was. */
  async settingsKept(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-keeping');
  }

  async setTheme(theme: 'light' | 'dark'): Promise<void> {
    await this.goTo('settings');
    await this.page.getByText(this.t(`settings.theme-${theme}`), { exact: true }).click();
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
  }
}
