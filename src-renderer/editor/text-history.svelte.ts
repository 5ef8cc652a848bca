import type { editor } from 'monaco-editor/editor';
import { loadMonaco } from './load';
import { modelOf, type DocumentKey } from './models';
import { changeBetween, replaceText } from './text-change';

/**
 * The undo history of a document for who changes it without the editor. It is the one that the editor has: a change
 * made in the form can be taken back in the text, and the other way round.
 */
export class TextHistory {
  canUndo = $state(false);
  canRedo = $state(false);
  #model: editor.ITextModel | null = null;
  /** Where the last change was made: letters typed at one place are taken back together. */
  #place: string | null = null;

  /** `text` is asked for when the history is there: what was changed until then is one step of it. */
  follow(key: DocumentKey, before: string, text: () => string, onchange: (text: string) => void): () => void {
    let end = (): void => undefined;
    let ended = false;
    void loadMonaco().then(
      (monaco) => {
        if (ended) return;
        const model = modelOf(monaco, key, before);
        replaceText(model, text());
        this.#model = model;
        this.#tell();
        const change = model.onDidChangeContent(() => {
          this.#tell();
          onchange(model.getValue());
        });
        end = () => change.dispose();
      },
      // Without the editor there is no history; the form goes on without it.
      () => undefined,
    );
    return () => {
      ended = true;
      end();
      this.#model = null;
      this.#tell();
    };
  }

  /** A text that came from elsewhere: a restored revision, say. */
  keep(text: string): void {
    const model = this.#usable();
    if (model) replaceText(model, text);
    this.#tell();
  }

  /** `place`: what is typed at the same place next belongs to the same step; null: a step of its own. */
  write(text: string, place: string | null): void {
    const model = this.#usable();
    const change = model && changeBetween(model, text);
    if (!model || !change) return;
    if (place === null || place !== this.#place) model.pushStackElement();
    model.pushEditOperations([], [change], () => null);
    if (place === null) model.pushStackElement();
    this.#place = place;
    this.#tell();
  }

  /** The next change begins a new step. */
  pause(): void {
    this.#place = null;
    this.#usable()?.pushStackElement();
  }

  async undo(): Promise<void> {
    this.#place = null;
    await this.#usable()?.undo();
    this.#tell();
  }

  async redo(): Promise<void> {
    this.#place = null;
    await this.#usable()?.redo();
    this.#tell();
  }

  /** A model is let go of when fifty others were opened after it. */
  #usable(): editor.ITextModel | null {
    return this.#model?.isDisposed() === false ? this.#model : null;
  }

  #tell(): void {
    const model = this.#usable();
    this.canUndo = model?.canUndo() ?? false;
    this.canRedo = model?.canRedo() ?? false;
  }
}
