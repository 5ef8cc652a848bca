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
