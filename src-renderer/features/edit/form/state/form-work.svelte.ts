import type { Field, Form, FormRequest, Way } from '@shared/forms/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Language } from '@shared/util/languages';
import { TextHistory } from '../../../../editor/text-history.svelte';
import type { EditDesk } from '../../state/desk.svelte';
import type { EditLanguage } from '../../state/load-language';
import { Folds } from './folds.svelte';
import type { Forms } from './load-forms';
import { keyOf } from './places';

/** What is wrong, by the field that it is told at. What has no place is told at the top. */
export function problemsByField(
  problems: readonly Diagnostic[],
  fieldAt: (at: string) => Field,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const key = keyOf(fieldAt(problem.at ?? '').path);
    const there = found.get(key);
    if (there) there.push(problem);
    else found.set(key, [problem]);
  }
  return found;
}

interface FormParts {
  readonly desk: EditDesk;
  readonly forms: Forms;
  readonly language: EditLanguage;
  /** The user's. */
  readonly spoken: () => Language;
}

/** What there is to show: `last` is the form of an earlier text of the same document. */
export type Shown =
  { readonly is: 'form' | 'last'; readonly form: Form } | { readonly is: 'unreadable' | 'none' };

const nothing: readonly Diagnostic[] = [];

/** The form of the document in front. The text is the only truth: every change is one of the text. */
export class FormWork {
  readonly desk: EditDesk;
  readonly forms: Forms;
  readonly language: EditLanguage;
  readonly history = new TextHistory();
  readonly folds = new Folds();
  /** The field that the cursor of the text is in. */
  marked = $state.raw<string | null>(null);
  /** The field in hand: its help is shown. */
  inHand = $state.raw<string | null>(null);
  /** What was done last, for who can't see it. */
  said = $state('');
  readonly #spoken: () => Language;
  #source = $state.raw({ path: '', text: '' });
  #last: { readonly path: string; readonly form: Form } | null = null;

  constructor({ desk, forms, language, spoken }: FormParts) {
    this.desk = desk;
    this.forms = forms;
    this.language = language;
    this.#spoken = spoken;
  }

  readonly request: FormRequest | null = $derived.by(() => {
    const known = this.desk.pack?.assist;
    if (!known || this.#source.path === '') return null;
    const { game, ids, around } = known;
    return { ...this.#source, game, ids, around, language: this.#spoken() };
  });

  readonly shown: Shown | null = $derived.by(() => {
    const { request } = this;
    if (!request) return null;
    const made = this.forms.formOf(request);
    if (made.ok) {
      this.#last = { path: request.path, form: made.value };
      return { is: 'form', form: made.value };
    }
    if (made.error === 'unknown-document') return { is: 'none' };
    return this.#last?.path === request.path ? { is: 'last', form: this.#last.form } : { is: 'unreadable' };
  });

  readonly form: Form | null = $derived(this.shown && 'form' in this.shown ? this.shown.form : null);
  /** Nothing can be changed: it is an original, or the text has to be mended first. */
  readonly locked: boolean = $derived.by(
    () => (this.desk.pack?.readonly ?? true) || this.shown?.is !== 'form',
  );

  readonly #problems: ReadonlyMap<string, readonly Diagnostic[]> = $derived.by(() => {
    const { form } = this;
    const own = this.desk.problems.list.filter(({ file }) => file === this.#source.path);
    return form ? problemsByField(own, (at) => this.forms.fieldAt(form, at)) : new Map();
  });

  problemsAt(path: Way): readonly Diagnostic[] {
    return this.#problems.get(keyOf(path)) ?? nothing;
  }

  /** Also those inside of it: for what is folded. */
  problemsWithin(path: Way): readonly Diagnostic[] {
    const key = keyOf(path);
    return [...this.#problems].flatMap(([at, list]) => (at === key || at.startsWith(`${key}.`) ? list : []));
  }

  /**
   * The text to show. What the form wrote itself it shows at once; what is typed elsewhere waits for the next
   * picture, so that no key has to wait for the form. Returns how to stop waiting.
   */
  follow(path: string, text: string): () => void {
    const take = (): void => {
      if (path !== this.#source.path) this.folds.clear();
      this.#source = { path, text };
    };
    const { path: shown, text: now } = this.#source;
    if (path !== shown) take();
    if (path !== shown || text === now) return () => undefined;
    const waiting = requestAnimationFrame(take);
    return () => cancelAnimationFrame(waiting);
  }

  fieldAt(path: string): Field | null {
    return this.form && this.forms.fieldAt(this.form, path);
  }

  /** `place`: letters typed there are taken back together. */
  edit(text: string, place: Way | null = null): void {
    if (this.locked) return;
    this.history.write(text, place && keyOf(place));
    this.desk.type(text);
    this.#source = { path: this.#source.path, text };
  }

  /** The text that edits are made on. */
  get text(): string {
    return this.desk.document?.text ?? '';
  }
}
