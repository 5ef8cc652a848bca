/** The words of the pack format that screens list too; without zod, which stays out of them. */

export const games = ['ygios', 'yurikure', 'formula', 'governing'] as const;
export type Game = (typeof games)[number];

/** Kinds of definition; each has a folder of its own with one document a definition: `cards/home-1.json`. */
export const kinds = ['card', 'bonus', 'zone', 'rules'] as const;
export type Kind = (typeof kinds)[number];
export const kindFolders: Readonly<Record<Kind, string>> = {
  card: 'cards',
  bonus: 'bonuses',
  zone: 'zones',
  rules: 'rules',
};
