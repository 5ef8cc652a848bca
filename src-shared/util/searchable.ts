/** Case, width and apostrophes don't matter to a search: ｶﾅ finds カナ, п'ять finds п’ять. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '');
