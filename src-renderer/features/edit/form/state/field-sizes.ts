import type { Field } from '@shared/forms/index';

/** Texts that may take more than this many letters get lines as they need them. */
const shortText = 80;
const shortValue = 40;

export const isLong = (value: string, longest: number | null): boolean =>
  (longest ?? Infinity) > shortText && (value.length > shortValue || (longest ?? Infinity) > 200);

/** Takes the whole width of the form; the others stand side by side. */
export function isWide(field: Field): boolean {
  switch (field.is) {
    case 'words':
    case 'list':
    case 'group':
    case 'raw':
      return true;
    case 'text':
      return isLong(field.value, field.longest);
    case 'either':
      return isWide(field.field);
    default:
      return false;
  }
}
