import type { Words } from './toasts.svelte';

/** What the screen in front wants the status bar to say, such as the open pack and how many cards it has. */
class Status {
  text = $state.raw<Words | null>(null);

  /** Returns the function that takes it back. Inside an `$effect`, return it from there. */
  say(text: Words): () => void {
    this.text = text;
    return () => {
      if (this.text === text) this.text = null;
    };
  }
}

export const status = new Status();

/** What the window is called while a page of a screen is open; null: by the screen. */
class PageTitle {
  text = $state<string | null>(null);

  /** Returns the function that takes it back. Inside an `$effect`, return it from there. */
  show(text: string): () => void {
    this.text = text;
    return () => {
      if (this.text === text) this.text = null;
    };
  }
}

export const pageTitle = new PageTitle();
