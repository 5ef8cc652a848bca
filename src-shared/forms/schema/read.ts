import type { PlainValue } from '@shared/language/fixes';

export type Entries = { [key: string]: PlainValue };

export const isEntries = (value: PlainValue | undefined): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
