import type { Said } from '../docs/said';
import type { Kind } from '../kinds';

/** JSON Schema, draft 7, with the words that the editor's JSON service adds to it. */
export interface JsonSchema {
  [key: string]: unknown;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  /** What stands under any other key; false: there is none. */
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  markdownDescription?: string;
  enumDescriptions?: string[];
  markdownEnumDescriptions?: string[];
  examples?: unknown[];
  defaultSnippets?: { label: string; description: string; body: unknown }[];
}

/** The sentences for the keys of one object, and where those of the objects inside it are found. */
export interface DocNode {
  readonly keys: Readonly<Record<string, Said>>;
  readonly inside?: Readonly<Record<string, DocNode>>;
}

/** One way to write an entry of a list: its keys, and what it says as a whole. */
export interface EntryDoc {
  readonly node: DocNode;
  readonly says?: Said | undefined;
}

export interface Snippet {
  readonly label: string;
  readonly says: Said;
  readonly body: unknown;
}

/** The ids that a pack has, for the places where one is named. */
export type KnownIds = Readonly<Partial<Record<Kind, readonly string[]>>>;

/** What the editor can say about the documents of one game. */
export interface HelpBook {
  /** The kinds of documents it knows. */
  readonly trees: Readonly<Partial<Record<Kind, DocNode>>>;
  /** Lists whose entries are told apart by a word, each with snippets of its own. */
  readonly lists: readonly string[];
  entry(list: string, form: JsonSchema): EntryDoc;
  snippets(list: string): readonly Snippet[];
  /** For the words of an enumeration. */
  words(words: readonly unknown[]): readonly Said[] | null;
  /** What may stand at a key as plain text, and what is said of it there. */
  texts(key: string, ids: KnownIds): { readonly examples: readonly string[]; readonly says?: Said } | null;
  /** What a schema is that others lead to: a list of entries, or an object of one of several forms. */
  shared(schema: JsonSchema): { readonly list: string } | { readonly node: DocNode };
}
