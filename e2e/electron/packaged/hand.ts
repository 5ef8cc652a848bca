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

  /** The title of the window that a desktop knows by this class. */
  async titleOf(ofClass: string): Promise<string> {
    return (await this.#do('search', '--onlyvisible', '--class', `^${ofClass}$`, 'getwindowname')).trim();
  }

  /** Saves where the system’s dialog proposes it. A name that is typed there would be completed, keys and all. */
  async save(): Promise<void> {
    await this.goTo(saving);
    const answer = async (): Promise<void> => {
      // A dialog that is still being drawn loses keys: as long as it is there, it is answered again.
      if (await this.#isThere(saving)) await this.press('alt+s');
      await expect.poll(() => this.#isThere(saving), { timeout: 2000 }).toBe(false);
    };
    await expect(answer).toPass({ timeout: 60_000 });
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
