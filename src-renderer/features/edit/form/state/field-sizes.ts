import type { Field } from '@shared/forms/index';

/** Texts that may be longer than this get lines as they need them. */
const shortText = 80;

/** What a column of the form shows of a choice without cutting it. */
const shortLabel = 24;

/** By what may be typed, not by what is: a control that changed its kind at some letter would lose the cursor. */
export const isLong = (longest: number | null): boolean => (longest ?? Infinity) > shortText;

/** Takes the whole width of the form; the others stand side by side. */
export function isWide(field: Field): boolean {
  switch (field.is) {
    case 'words':
    case 'list':
    case 'group':
    case 'raw':
      return true;
    case 'text':
      return isLong(field.longest) && field.examples.length === 0;
    case 'choice':
    case 'id':
      return field.choices.some(({ label }) => label.length > shortLabel);
    case 'either':
      return isWide(field.field);
    default:
      return false;
  }
}
