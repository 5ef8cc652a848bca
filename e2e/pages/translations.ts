import type { Locator, Page } from '@playwright/test';
import type { Language } from '@shared/util/languages';
import { expect } from '../support/app';
import type { EditPage } from './edit';

/** The table of everything that a pack says in three languages. */
export class TranslationsPage {
  readonly page: Page;
  readonly table: Locator;

  constructor(edit: EditPage) {
    this.page = edit.page;
    this.table = this.page.getByRole('grid', { name: edit.shell.t('edit-translations.title') });
  }

  /** Of the pack that lies open in the editor. */
  async open(): Promise<void> {
    await this.page.evaluate(() => {
      const [, pack = ''] = location.hash.split('/');
      location.hash = `#edit/${pack}/translations`;
    });
    await expect(this.table).toBeVisible();
  }

  /** `nth` of the document's rows: its name is the first. */
  cell(path: string, language: Language, nth = 0): Locator {
    return this.table.locator(`[data-path="${path}"]`).nth(nth).locator(`[data-cell=${language}]`);
  }

  save(): Locator {
    return this.page.locator('[data-translations] [aria-keyshortcuts="Control+S"]');
  }
}
