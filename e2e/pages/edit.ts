import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/app';
import type { Shell } from './shell';

const shippedName = 'Yandere Girlfriends: Imouto, Osananajimi, Senpai';

/** The Edit screen, in the words of the shell's language. */
export class EditPage {
  readonly shell: Shell;
  readonly page: Page;
  readonly list: Locator;
  readonly code: Locator;
  readonly lines: Locator;
  readonly problems: Locator;
  readonly preview: Locator;
  readonly state: Locator;

  constructor(shell: Shell) {
    const { page, t } = shell;
    this.shell = shell;
    this.page = page;
    this.list = page.getByRole('tree', { name: t('edit.definitions') });
    this.code = page.locator('[data-code-editor]');
    this.lines = this.code.locator('.view-line');
    this.problems = page.locator('[data-problems]');
    this.preview = page.locator('[data-preview]');
    this.state = page.locator('[data-state]');
  }

  /** Opens the screen with its key. */
  async open(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+2');
    await expect(this.lines.first()).toBeVisible();
  }

  /** A copy of a shipped pack: an original is not changed. Its first card lies open. */
  async openCopy(name = shippedName): Promise<void> {
    await this.open();
    const { t } = this.shell;
    const [pack = ''] = await this.page
      .getByLabel(t('edit.pack'), { exact: true })
      .selectOption({ label: name });
    // The pack before may be an original too, and would be copied.
    await expect(this.page).toHaveURL(new RegExp(`#edit/${pack}/.+`));
    await expect(this.page.getByText(t('edit.original'))).toBeVisible();
    await this.page.getByRole('button', { name: t('pack.copyToEdit') }).click();
    await expect(this.state).toHaveAttribute('data-state', 'saved');
    // The address comes after what it names: tests read the pack off it.
    await expect(this.page).toHaveURL(/#edit\/(?!ygios\/|governing\/)[^/]+\/.+/);
  }

  card(language: 'en' | 'ja' | 'uk'): Locator {
    return this.preview.locator(`[data-language=${language}]`).getByRole('img').first();
  }

  row(path: string): Locator {
    return this.list.locator(`[data-path="${path}"]`);
  }

  /** Selects the first occurrence of some letters. */
  async select(letters: string): Promise<void> {
    await this.lines.first().click();
    await this.page.keyboard.press('ControlOrMeta+Home');
    await this.page.keyboard.press('ControlOrMeta+f');
    // Typed before the focus is there, the letters would take the place of the whole text.
    const wanted = this.code.locator('.find-widget.visible textarea').first();
    await expect(wanted).toBeFocused();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(letters);
    await expect(wanted).toHaveValue(letters);
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press('Escape');
    await expect(this.code.locator('.monaco-editor.focused')).toBeVisible();
  }

  /** Types other letters in the place of some. Without quotes: the editor would put them around. */
  async replace(letters: string, by: string): Promise<void> {
    await this.select(letters);
    await this.page.keyboard.type(by);
  }

  /** Another text instead of the whole one. */
  async setText(text: string): Promise<void> {
    await this.lines.first().click();
    await this.page.keyboard.press('ControlOrMeta+a');
    // Typed over many lines at once, Monaco looks for brackets behind a line that is gone.
    await this.page.keyboard.press('Delete');
    await this.page.keyboard.insertText(text);
  }

  /** What stands beside the text: the rule text, what playing it shows, scenarios, uses, outline. */
  async showSide(tab: 'text' | 'try' | 'scenarios' | 'uses' | 'outline'): Promise<void> {
    const { t } = this.shell;
    // Scenarios that failed are counted behind the name.
    await this.page.getByRole('tab', { name: new RegExp(`^${t(`edit.side.${tab}`)}`) }).click();
  }

  /** Another digit behind a key that stands with one digit in the text. */
  async setDigit(keyAndDigit: string, digit: string): Promise<void> {
    await this.select(keyAndDigit);
    await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Backspace');
    await this.page.keyboard.type(digit);
  }

  async isSaved(): Promise<void> {
    await expect(this.state).toHaveAttribute('data-state', 'saved');
  }
}
