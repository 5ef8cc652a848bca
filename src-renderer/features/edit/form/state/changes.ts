import type { Addable, Field, ListField, SwitchField, Way, WordChoice } from '@shared/forms/index';
import type { PlainValue } from '@shared/language/fixes';
import { i18n } from '../../../../state/i18n.svelte';
import type { FormWork } from './form-work.svelte';
import { tick } from 'svelte';
import { keyOf } from './places';

const controls =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled, [data-remove])';

const partOf = (name: 'field' | 'entry', path: Way): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-form] [data-${name}="${CSS.escape(keyOf(path))}"]`);

function focusFirst(within: HTMLElement | null, selector: string): void {
  const found = within?.matches(selector) ? within : within?.querySelector<HTMLElement>(selector);
  found?.focus();
}

/** The first control of a field that the last change made; of the form itself, its heading. */
function focusField(path: Way): void {
  void tick().then(() => focusFirst(partOf('field', path), controls));
}

/** A part of an entry, where it stands after the change. A button that can't be used any more passes the focus on. */
function focusEntry(path: Way, part: 'head' | 'inside' | 'up' | 'down'): void {
  void tick().then(() => {
    const entry = partOf('entry', path);
    if (part === 'inside')
      return focusFirst(entry?.querySelector<HTMLElement>('[data-inside]') ?? entry, controls);
    const wanted = entry?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`);
    if (wanted) wanted.focus();
    else focusFirst(entry, controls);
  });
}

/** What the controls of the form do: each is one change of the text, and says what it was. */

/** A value that was typed or chosen. `typed`: letters that follow belong to the same step of undo. */
export function setValue(work: FormWork, field: Field, value: PlainValue, typed = false): void {
  work.edit(work.forms.setField(work.text, field.path, value, field.order), typed ? field.path : null);
}

/** A cell of words: an empty one that is not needed is none. */
export function setCell(
  work: FormWork,
  cell: { readonly path: Way; readonly needed: boolean },
  value: string,
  order: readonly string[],
): void {
  const { forms, text } = work;
  const next =
    value === '' && !cell.needed
      ? forms.removeField(text, cell.path)
      : forms.setField(text, cell.path, value, order);
  work.edit(next, cell.path);
}

export function setSwitch(work: FormWork, field: SwitchField, on: boolean): void {
  if (!on && field.off === null) work.edit(work.forms.removeField(work.text, field.path));
  else setValue(work, field, on ? field.on : (field.off ?? false));
}

export function addKey(work: FormWork, addable: Addable): void {
  work.edit(work.forms.addField(work.text, addable));
  work.said = i18n.t('edit-form.added', { label: addable.label });
  focusField(addable.path);
}

/** The cross at a field. The focus goes to what is around it. */
export function removeKey(work: FormWork, { path, label }: Field): void {
  work.edit(work.forms.removeField(work.text, path));
  work.said = i18n.t('edit-form.removed', { label });
  focusField(path.slice(0, -1));
}

export function addTo(work: FormWork, list: ListField, { word, label }: WordChoice): void {
  const { request } = work;
  if (!request) return;
  const next = work.forms.addEntry({ ...request, text: work.text }, list.path, word);
  if (next === work.text) return;
  // Some lists begin with what came last: the entry is where the two texts part.
  const index = work.forms.entryPlace(list.path, list.entries.length);
  work.folds.added(list.path, index);
  work.edit(next);
  work.said = i18n.t('edit-form.added', { label });
  focusEntry([...list.path, index], 'inside');
}

export function moveIn(work: FormWork, list: ListField, from: number, to: number): void {
  const entry = list.entries[from];
  if (!entry || to < 0 || to >= list.entries.length) return;
  work.folds.moved(list.path, from, to);
  work.edit(work.forms.moveEntry(work.text, list.path, from, to));
  const [at, count] = [to + 1, list.entries.length];
  work.said = i18n.t('edit-form.moved', { label: entry.title, at, count });
  focusEntry([...list.path, to], to < from ? 'up' : 'down');
}

export function removeFrom(work: FormWork, list: ListField, index: number): void {
  const entry = list.entries[index];
  if (!entry) return;
  work.folds.removed(list.path, index);
  work.edit(work.forms.removeEntry(work.text, list.path, index));
  work.said = i18n.t('edit-form.removed', { label: entry.title });
  const left = list.entries.length - 1;
  if (left > 0) focusEntry([...list.path, Math.min(index, left - 1)], 'head');
  else focusField(list.path);
}

export function changeWord(work: FormWork, path: Way, word: string): void {
  const { request } = work;
  if (request) work.edit(work.forms.changeWord({ ...request, text: work.text }, path, word));
}
