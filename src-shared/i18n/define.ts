import type { ByLanguage } from '@shared/util/languages';

/** Messages stand side by side in the three languages: one that misses a language does not compile. */
export const defineMessages = <const M extends Record<string, ByLanguage<string>>>(messages: M): M =>
  messages;
