import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import type { Around } from '@shared/ruletext/index';
import type { Language } from '@shared/util/languages';

/** Help while a definition is typed. Everything here is plain data from plain text: no editor is known. */

/** A definition that can be named by others. */
export interface KnownId {
  readonly id: string;
  readonly kind: Kind;
  readonly path: string;
  readonly names: Names | null;
}

/** What is known of the pack around the document. */
export interface AssistPack {
  readonly game: Game;
  readonly ids: readonly KnownId[];
  /** Paths of pictures that lie in the pack. */
  readonly assets: readonly string[];
  /** Names of other definitions, for rule text. */
  readonly around: Around;
}

/** A document with the cursor in it. */
export interface AssistRequest {
  /** Its path in the pack: it tells the kind. */
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** The user's language. */
  readonly language: Language;
  readonly pack: AssistPack;
}

/** Characters of the text, `to` not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Characters that give way to others. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

export const completionKinds = ['key', 'word', 'id', 'number', 'snippet'] as const;
export type CompletionKind = (typeof completionKinds)[number];

export interface Completion {
  readonly kind: CompletionKind;
  /** What the list shows: a word of the document as it is written, a snippet by its name in the user's language. */
  readonly label: string;
  /** A few words beside it: what the word is called, or which words the snippet writes. */
  readonly detail: string;
  /** Further words by which it is found, and which are not shown. */
  readonly found?: string;
  /** What it means, in a sentence or two; of a snippet, the rule text it makes. */
  readonly says: string;
  /** `${1:placeholder}` where the cursor goes next; everything else as it will stand. */
  readonly insert: string;
  /** Within one line; the cursor is in it or at one of its ends. What was typed stands before the cursor. */
  readonly replaces: Span;
  /** What else changes with it, outside of `replaces`: the comma that the entry before lacks. */
  readonly also: readonly Edit[];
  /** Plain order of the list. */
  readonly sort: string;
}

export interface Hover {
  readonly over: Span;
  /** Paragraphs of plain text. */
  readonly says: readonly string[];
  /** The rule text that the effect under the cursor makes, in the user's language; null where there is none. */
  readonly prints: string | null;
}

/** Like the signature of a call: the keys that a step takes, and which one the cursor is in. */
export interface Hint {
  readonly word: string;
  readonly says: string;
  readonly keys: readonly { readonly key: string; readonly says: string; readonly needed: boolean }[];
  /** Index of the key that is being written; null: none of them. */
  readonly active: number | null;
}

/** A word of the document that names another definition. */
export interface NamedHere {
  readonly span: Span;
  readonly kind: Kind;
  readonly id: string;
  /** null: nothing of that name is there. */
  readonly path: string | null;
}

export interface OutlineNode {
  readonly title: string;
  readonly detail: string;
  readonly span: Span;
  readonly children: readonly OutlineNode[];
}
