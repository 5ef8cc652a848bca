import type { ByLanguage } from '@shared/util/languages';

/** A sentence of the editor's help. It can't be written in fewer languages than there are. */
export type Said = ByLanguage<string>;
export const said = (en: string, ja: string, uk: string): Said => ({ en, ja, uk });

/** What a word does, what its keys mean, and how it is written. */
export interface WordDoc<K extends string, E> {
  readonly says: Said;
  readonly keys: Readonly<Record<K, Said>>;
  /** One for each way to write the word; the first words of the label are the word itself. */
  readonly examples: readonly { readonly label: string; readonly body: E }[];
}
