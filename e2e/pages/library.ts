import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/app';
import type { Shell } from './shell';

/** The Library screen, in the words of the shell's language. */
export class LibraryPage {
  readonly shell: Shell;
  readonly page: Page;
  readonly search: Locator;
  readonly definitions: Locator;
  readonly detail: Locator;
  readonly dialog: Locator;

  constructor(shell: Shell) {
    const { page, t } = shell;
    this.shell = shell;
    this.page = page;
    this.search = page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: t('definitions.search') }));
    this.definitions = page.getByRole('listbox');
    this.detail = page.getByRole('complementary', { name: t('detail.label') });
    // Not one that has been closed and is still fading away.
    this.dialog = page.getByRole('dialog').and(page.locator('[open]'));
  }

  option(name: string | RegExp): Locator {
    return this.definitions.getByRole('option', { name });
  }

  pack(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.shell.t('library.packs') })
      .getByRole('button', { name: new RegExp(`^${name}`) });
  }

  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  async open(name: string | RegExp): Promise<void> {
    await this.option(name).first().click();
    await expect(this.detail).toBeVisible();
  }

  /** Copies the chosen pack under a new English name. */
  async fork(name: string): Promise<void> {
    const { t } = this.shell;
    await this.button(t('pack.fork')).click();
    await this.dialog.getByLabel(t('names.field.en')).fill(name);
    await this.button(t('names.fork'), this.dialog).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }

  async menu(action: string): Promise<void> {
    await this.button(this.shell.t('pack.actions')).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async showAs(layout: 'grid' | 'list'): Promise<void> {
    // The radio itself is hidden under its icon: a user clicks the label around it.
    const radio = this.page.getByRole('radio', { name: this.shell.t(`definitions.${layout}`), exact: true });
    await radio.locator('xpath=ancestor::label').click();
    await expect(radio).toBeChecked();
  }

  /** What was done to something is offered to be taken back, a moment after the list shows it done. */
  undoOf(text: string): Locator {
    const name = this.shell.t('toasts.action', { action: this.shell.t('action.undo'), text });
    return this.shell.toasts.getByRole('button', { name }).last();
  }

  /** Takes a deletion back. */
  async undelete(name: string): Promise<void> {
    await this.undoOf(this.shell.t('done.deleted', { name })).click();
  }
}
