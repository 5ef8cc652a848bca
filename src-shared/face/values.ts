import type { Art } from '@shared/language/definitions/printed';
import type { Template } from '@shared/language/definitions/template';
import type { FieldType } from '@shared/language/definitions/template-fields';
import type { Sign, Tone } from '@shared/language/definitions/template-words';
import type { Keyword, RuleText } from '@shared/ruletext/base/text';
import type { Language } from '@shared/util/languages';

/** What each type of field holds. */
interface Held {
  readonly text: { readonly text: string };
  /** `text` is what is printed: X has no number. */
  readonly number: { readonly text: string; readonly n: number };
  readonly rules: { readonly rules: RuleText };
  readonly keywords: { readonly keywords: readonly Keyword[] };
  readonly art: { readonly art: Art | null };
  readonly mark: { readonly mark: Sign };
}
export type ValueOf<T extends FieldType> = { readonly is: T } & Held[T];
export type FieldValue = { [T in FieldType]: ValueOf<T> }[FieldType];

/** Exactly the fields of a table; null where there is nothing to show. */
export type ValuesFor<F extends Readonly<Record<string, FieldType>>> = {
  readonly [K in keyof F]: ValueOf<F[K]> | null;
};

/** Everything that a template can show of one card in one language. */
export interface Face {
  /** The path of its definition; of a card without one, that of its template. */
  readonly path: string;
  readonly id: string;
  readonly language: Language;
  /** The colour and the badge of what it is; null where only its template knows one. */
  readonly tone: Tone | null;
  readonly mark: Sign | null;
  readonly fields: Readonly<Record<string, FieldValue | null>>;
}

/** One side of a card: what it shows, and how. */
export interface Drawn {
  readonly face: Face;
  readonly template: Template;
  /** Where pictures of the designer's own are kept. */
  readonly pack: string | null;
  readonly revision: string | undefined;
}

export const text = (value: string | undefined): ValueOf<'text'> | null =>
  value === undefined || value === '' ? null : { is: 'text', text: value };
export const number = (n: number | 'X' | undefined): ValueOf<'number'> | null =>
  n === undefined ? null : { is: 'number', text: String(n), n: n === 'X' ? 0 : n };
