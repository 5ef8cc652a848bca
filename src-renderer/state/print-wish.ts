import type { Navigation } from './navigation.svelte';

/** What another screen asks to be printed: a pack, or one definition of it. */
export interface Wish {
  readonly pack: string;
  readonly path: string | null;
}

/** Carried from one screen to the next, and gone when it is heard: whoever comes back later prints what he had. */
export class PrintWish {
  #wish: Wish | null = null;

  async ask(wish: Wish, navigation: Navigation): Promise<void> {
    this.#wish = wish;
    await navigation.go('print');
  }

  take(): Wish | null {
    const wish = this.#wish;
    this.#wish = null;
    return wish;
  }
}

export const printWish = new PrintWish();
