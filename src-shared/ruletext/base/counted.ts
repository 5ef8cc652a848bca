/** Ukrainian: 1 карта, 2 карти, 5 карт, in the case that the verb asks for. Whole numbers only. */
export interface UkrainianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}
export const countedUk = (n: number, forms: UkrainianForms): string =>
  `${written(n)} ${forms[formOf(Math.abs(n))]}`;

/** A real minus, not a hyphen. */
const written = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** As Intl.PluralRules has it, which takes longer than all other words of a card together. */
function formOf(n: number): keyof UkrainianForms {
  const last = n % 10;
  const isTeen = n % 100 > 10 && n % 100 < 20;
  if (isTeen || last === 0 || last > 4) return 'many';
  return last === 1 ? 'one' : 'few';
}

/** English: 1 card, 2 cards. */
export const countedEn = (n: number, one: string, many: string = `${one}s`): string =>
  `${written(n)} ${Math.abs(n) === 1 ? one : many}`;
