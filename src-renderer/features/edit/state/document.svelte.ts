import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { DocumentKey } from '../../../editor/models';
import type { Checked } from './check-text';

/** A text that lies in the library. */
export interface Stored {
  readonly revision: string;
  readonly source: string;
}

export const saveStates = ['saved', 'changed', 'kept', 'saving'] as const;
/** `changed`: only here; `kept`: also in the library's drafts, so that nothing is lost with the window. */
export type SaveState = (typeof saveStates)[number];

/** One document that is open: what was typed, what it was typed on, and what is wrong with it. */
export class EditDocument {
  readonly key: DocumentKey;
  text = $state('');
  checked = $state.raw<Checked>({ diagnostics: [], definition: null });
  /** What was right last: half-typed text must not clear the card. */
  lastValid = $state.raw<ValidDefinition | null>(null);
  /** The text that was typed on. */
  stored = $state.raw<Stored>({ revision: '', source: '' });
  /** Somebody else saved another text meanwhile: the designer has to choose. */
  theirs = $state.raw<Stored | null>(null);
  /** Somebody else deleted it, and something was typed in it: saving makes it anew. */
  gone = $state(false);
  /** When the text was brought back that an earlier window had left unsaved. */
  broughtBack = $state.raw<number | null>(null);
  saving = $state(false);
  /** The text that lies in the drafts. */
  #kept = $state.raw<string | null>(null);
  readonly #check: (path: string, text: string) => Checked;

  constructor(key: DocumentKey, stored: Stored, check: (path: string, text: string) => Checked) {
    this.key = key;
    this.#check = check;
    this.stored = stored;
    this.type(stored.source);
  }

  readonly changed: boolean = $derived(this.text !== this.stored.source);
  /** The card that is shown is that of the text. */
  readonly isCurrent: boolean = $derived(this.checked.definition !== null);
  readonly diagnostics: readonly Diagnostic[] = $derived(this.checked.diagnostics);
  readonly errors: number = $derived(
    this.checked.diagnostics.filter(({ severity }) => severity === 'error').length,
  );
  readonly state: SaveState = $derived.by(() => {
    if (this.saving) return 'saving';
    if (!this.changed) return 'saved';
    return this.#kept === this.text ? 'kept' : 'changed';
  });

  type(text: string): void {
    this.text = text;
    this.check();
  }

  /** Also when the pack around it changed. */
  check(): void {
    this.checked = this.#check(this.key.path, this.text);
    if (this.checked.definition) this.lastValid = this.checked.definition;
  }

  /** A draft that an earlier window left. */
  bringBack(source: string, base: Stored, when: number): void {
    this.stored = base;
    this.#kept = source;
    this.broughtBack = when;
    this.type(source);
  }

  /** The draft is in the library. */
  keptAs(source: string | null): void {
    this.#kept = source;
  }

  /** What was saved, by whoever did it, while the text here stays as it is. */
  rebase(stored: Stored): void {
    this.stored = stored;
    this.theirs = null;
    this.gone = false;
  }

  /** Back to what is saved. */
  takeStored(stored: Stored = this.stored): void {
    this.rebase(stored);
    this.broughtBack = null;
    this.type(stored.source);
  }
}
