import type { Locator } from '@playwright/test';
import { expect } from '../support/app';
import { EditPage } from './edit';
import type { Shell } from './shell';

/** The guided form of the Edit screen. */
export class EditFormPage {
  readonly edit: EditPage;
  readonly form: Locator;
  readonly help: Locator;
  readonly #shell: Shell;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.edit = new EditPage(shell);
    this.form = shell.page.locator('[data-form]');
    this.help = this.form.locator('[data-form-help]');
  }

  /** A copy of the shipped pack with its first card as text and as a form. */
  async openCopy(): Promise<void> {
    const { page } = this.#shell;
    await page.keyboard.press('ControlOrMeta+2');
    await this.show('both');
    await this.edit.openCopy();
    await expect(this.form).toHaveAttribute('data-form-state', 'form');
  }

  /** The view is remembered by the host: an earlier test may have left another. */
  async show(view: 'text' | 'form' | 'both'): Promise<void> {
    const { page, t } = this.#shell;
    const choice = page
      .getByRole('group', { name: t('edit.view') })
      .locator('label')
      .filter({ hasText: t(`edit.view.${view}`) });
    await choice.click();
    await expect(choice.getByRole('radio')).toBeChecked();
  }

  field(path: string): Locator {
    return this.form.locator(`[data-field="${path}"]`);
  }

  entry(path: string): Locator {
    return this.form.locator(`[data-entry="${path}"]`);
  }

  /** One of the languages of a field of words. */
  cell(path: string, language: 'en' | 'ja' | 'uk'): Locator {
    return this.field(path).locator(`textarea[lang=${language}]`);
  }

  /** Chooses in the dialog that is open, by typing a part of what is wanted. */
  async pick(letters: string, key: string): Promise<void> {
    const { page } = this.#shell;
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(letters);
    await dialog.locator(`[data-key="${key}"]`).click();
    await expect(dialog).toHaveCount(0);
  }
}
