import type { Language } from '@shared/util/languages';

/** A name as it stands inside a Ukrainian sentence. */
export interface UkrainianCases {
  readonly genitive: string;
  readonly accusative: string;
  readonly instrumental: string;
  readonly locative: string;
}

/**
 * What a text needs to know of the pack around its card: the names of what it mentions by id. An id that the pack
 * does not have is said as it is written; that it is missing is a diagnostic, not a reason to say nothing.
 */
export interface Around {
  /** The name of a definition in this language; null if there is none with that id. */
  nameOf(kind: 'zone' | 'token', id: string, language: Language): string | null;
  /** The cases of a zone's Ukrainian name, where its definition gives them. */
  ukrainianCasesOf?(zone: string): UkrainianCases | null;
}
