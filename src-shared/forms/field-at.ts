import type { Field, Form } from './types';

const insideOf = (field: Field): readonly Field[] => {
  if (field.is === 'group') return field.fields;
  if (field.is === 'list') return field.entries.map((entry) => entry.field);
  return field.is === 'either' ? [field.field] : [];
};

/**
 * The innermost field for a place that a diagnostic names (`fire.0.pick.of`): what is missing is told at the field
 * around it. The form itself where the place is nowhere.
 */
export function fieldAt(form: Form, at: string): Field {
  const isAround = ({ path }: Field): boolean => at === path.join('.') || at.startsWith(`${path.join('.')}.`);
  let here: Field = form;
  for (;;) {
    const next: Field | undefined = insideOf(here).find(isAround);
    if (!next) return here;
    here = next;
  }
}
