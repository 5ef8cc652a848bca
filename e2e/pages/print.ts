import type { Locator, Page } from '@playwright/test';
import { createPrintTranslator, type PrintTranslator } from '@shared/i18n/print-translator';
import { languageNames, type Language } from '@shared/util/languages';
import { expect } from '../support/app';
import type { Shell } from './shell';

/** The Print screen, found by what a user sees in the language of its shell. */
export class PrintPage {
  readonly page: Page;
  readonly t: PrintTranslator;
  readonly ready: Locator;
  /** The settings, without what opens beside them. */
  readonly panel: Locator;
  readonly pages: Locator;
  readonly place: Locator;
  readonly problem: Locator;
  readonly preset: Locator;
  readonly paper: Locator;
  readonly exportPdf: Locator;

  constructor(readonly shell: Shell) {
    this.page = shell.page;
    this.t = createPrintTranslator(shell.t.language);
    this.ready = this.page.locator('[data-print][data-ready]');
    this.panel = this.page.getByRole('group', { name: this.t('print.settings') });
    this.pages = this.page.locator('[data-preview]');
    this.place = this.page.locator('[data-print] [data-place]');
    this.problem = this.page.locator('[data-problem]');
    this.preset = this.panel.getByLabel(this.t('print.preset'), { exact: true });
    this.paper = this.panel.getByLabel(this.t('print.paper'), { exact: true });
    this.exportPdf = this.page.getByRole('button', { name: this.t('print.export.pdf') });
  }

  async open(): Promise<void> {
    await this.shell.goTo('print');
    await expect(this.ready).toBeVisible();
  }

  async choosePack(pack: string): Promise<void> {
    await this.panel.getByLabel(this.t('print.pack'), { exact: true }).selectOption(pack);
    await expect(this.ready).toBeVisible();
  }

  async speak(...languages: readonly Language[]): Promise<void> {
    for (const [language, name] of Object.entries(languageNames)) {
      const box = this.panel.getByRole('checkbox', { name, exact: true });
      await box.setChecked(languages.some((wanted) => wanted === language));
    }
  }

  /** A section that is folded away until somebody asks for it. */
  async unfold(section: 'print.what' | 'print.details'): Promise<void> {
    const details = this.panel.locator('details').filter({ hasText: this.t(section) });
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  }

  async fold(section: 'print.what' | 'print.details'): Promise<void> {
    await this.panel
      .locator('details[open]')
      .filter({ hasText: this.t(section) })
      .locator('summary')
      .click();
  }

  line(key: string): { readonly tick: Locator; readonly copies: Locator; readonly row: Locator } {
    const row = this.panel.locator(`[data-key="${key}"]`);
    return { row, tick: row.getByRole('checkbox'), copies: row.getByRole('textbox') };
  }

  field(label: string): Locator {
    return this.panel.getByRole('textbox', { name: label, exact: true });
  }

  async choose(name: string): Promise<void> {
    // the radio button itself is hidden behind its label
    const choice = this.page.locator('[data-print]').getByRole('radio', { name, exact: true });
    await expect(() => choice.check({ force: true })).toPass();
  }

  async presetMenu(item: string): Promise<void> {
    await this.panel.getByRole('button', { name: this.t('print.preset.actions') }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Cards that are drawn on a page, by the keys of their faces. */
  async facesOn(page: number): Promise<string[]> {
    const sheet = this.page.locator(`[data-preview="${page}"]`);
    await sheet.scrollIntoViewIfNeeded();
    await expect(sheet.locator('[data-page]')).toBeVisible();
    return sheet
      .locator('[data-face]')
      .evaluateAll((faces) => faces.map((face) => face.getAttribute('data-face') ?? ''));
  }
}
