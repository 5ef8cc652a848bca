/** Kinds of definition; each has a folder of its own with one document a definition: `cards/home-1.json`. */
export const kinds = ['card', 'bonus', 'zone', 'rules', 'token', 'template'] as const;
export type Kind = (typeof kinds)[number];
export const kindFolders: Readonly<Record<Kind, string>> = {
  card: 'cards',
  bonus: 'bonuses',
  zone: 'zones',
  rules: 'rules',
  token: 'tokens',
  template: 'templates',
};
