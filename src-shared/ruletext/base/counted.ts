/** Ukrainian: 1 карта, 2 карти, 5 карт, in the case that the verb asks for. Whole numbers only. */
export interface UkrainianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}
const ukrainian = new Intl.PluralRules('uk');
export function countedUk(n: number, forms: UkrainianForms): string {
  const form = ukrainian.select(Math.abs(n));
  return `${n} ${form === 'one' ? forms.one : form === 'few' ? forms.few : forms.many}`;
}

/** English: 1 card, 2 cards. */
export const countedEn = (n: number, one: string, many: string = `${one}s`): string =>
  `${n} ${Math.abs(n) === 1 ? one : many}`;
