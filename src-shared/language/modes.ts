/** The ways to play a pack; each has its numbers in the rules. Without zod: screens and the command line list them. */
export const modes = ['simple', 'advanced'] as const;
export type Mode = (typeof modes)[number];
