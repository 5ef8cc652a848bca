import { tick } from 'svelte';
import type { Way } from '@shared/forms/index';
import { keyOf } from './path-key';

const controls =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled, [data-remove])';

const partOf = (name: 'field' | 'entry', path: Way): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-form] [data-${name}="${CSS.escape(keyOf(path))}"]`);

function focusFirst(within: HTMLElement | null, selector: string): void {
  const found = within?.matches(selector) ? within : within?.querySelector<HTMLElement>(selector);
  found?.focus();
}

/** The first control of a field that the last change made; of the form itself, its heading. */
export function focusField(path: Way): void {
  void tick().then(() => focusFirst(partOf('field', path), controls));
}

/** A part of an entry, where it stands after the change. A button that can't be used any more passes the focus on. */
export function focusEntry(path: Way, part: 'head' | 'inside' | 'up' | 'down'): void {
  void tick().then(() => {
    const entry = partOf('entry', path);
    if (part === 'inside')
      return focusFirst(entry?.querySelector<HTMLElement>('[data-inside]') ?? entry, controls);
    const wanted = entry?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`);
    if (wanted) wanted.focus();
    else focusFirst(entry, controls);
  });
}
