import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const run = promisify(execFile);
/** GTK’s title for it; the words of its buttons come from GTK too, in the language of the environment. */
const saving = '^Save File$';

/** A hand on the keyboard of a screen: it reaches what belongs to the system, as dialogs and native menus. */
export class Hand {
  readonly #display: string;

  constructor(display: string) {
    this.#display = display;
  }

  /** The window with this title comes to the front, as soon as there is one. */
  async goTo(title: string): Promise<void> {
    await this.#do('search', '--sync', '--onlyvisible', '--name', title, 'windowactivate', '--sync');
  }

  async press(...keys: readonly string[]): Promise<void> {
    await this.#do('key', '--clearmodifiers', ...keys);
  }

  async type(text: string): Promise<void> {
    await this.#do('type', '--clearmodifiers', text);
  }

  /** The title of the window that a desktop knows by this class. */
  async titleOf(ofClass: string): Promise<string> {
    return (await this.#do('search', '--onlyvisible', '--class', `^${ofClass}$`, 'getwindowname')).trim();
  }

  /** Answers the system’s dialog for saving a file. Enter would take a completion of the name first. */
  async saveAs(file: string): Promise<void> {
    await this.goTo(saving);
    const answer = async (): Promise<void> => {
      // A dialog that is still being drawn loses keys: as long as it is there, it is answered again.
      if (!(await this.#isThere(saving))) return;
      await this.goTo(saving);
      await this.press('ctrl+a');
      await this.type(file);
      await this.press('alt+s');
      await expect.poll(() => this.#isThere(saving), { timeout: 3000 }).toBe(false);
    };
    await expect(answer).toPass();
  }

  #isThere(title: string): Promise<boolean> {
    return this.#do('search', '--onlyvisible', '--name', title).then(
      () => true,
      () => false,
    );
  }

  async #do(...args: readonly string[]): Promise<string> {
    const { stdout } = await run('xdotool', args, { env: { ...process.env, DISPLAY: this.#display } });
    return stdout;
  }
}
