import type { Language } from '@shared/util/languages';
import type { Said } from '../docs/said';
import type { DocNode, HelpBook, JsonSchema, KnownIds } from './book';

/** Puts the sentences of a book into a JSON Schema. */
export class Helper {
  readonly #book: HelpBook;
  readonly #language: Language;
  readonly #ids: KnownIds;

  constructor(book: HelpBook, language: Language, ids: KnownIds) {
    this.#book = book;
    this.#language = language;
    this.#ids = ids;
  }

  /** A whole document, and the schemas that it leads to. */
  document(schema: JsonSchema, node: DocNode): void {
    for (const form of schema.anyOf ?? [schema]) this.describe(form, node);
    for (const part of Object.values(schema.definitions ?? {})) {
      const known = this.#book.shared(part);
      if ('list' in known) this.#entries(known.list, part.items ?? part);
      else for (const form of part.anyOf ?? [part]) this.#form(form, known.node);
    }
  }

  /** Adds help to the properties of an object, and to what is inside them. */
  describe(schema: JsonSchema, node: DocNode): void {
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      const said = node.keys[key];
      if (!said) throw new Error(`no help for the key ${key}`);
      this.#say(part, said);
      this.#words(part);
      if (part.items && this.#book.lists.includes(key)) this.#entries(key, part.items);
      else this.#inside(key, part, node);
    }
  }

  #say(schema: JsonSchema, said: Said): void {
    schema.description = said[this.#language];
    schema.markdownDescription = said[this.#language];
  }

  #form(form: JsonSchema, node: DocNode | undefined): void {
    if (form.properties && node) this.describe(form, node);
    this.#words(form);
  }

  #inside(key: string, part: JsonSchema, node: DocNode): void {
    const plain = part.items ?? part;
    const forms = plain.anyOf ?? [plain];
    for (const form of forms) this.#form(form, node.inside?.[key]);
    const texts = this.#book.texts(key, this.#ids);
    if (!texts) return;
    for (const form of forms) {
      if (form['type'] !== 'string' || form.const !== undefined || form.enum) continue;
      form.examples = [...texts.examples];
      if (texts.says) this.#say(form, texts.says);
    }
  }

  #words(schema: JsonSchema): void {
    const docs = schema.enum ? this.#book.words(schema.enum) : null;
    if (!docs) return;
    schema.enumDescriptions = docs.map((said) => said[this.#language]);
    schema.markdownEnumDescriptions = schema.enumDescriptions;
  }

  /** The ways to write an entry of a list. */
  #entries(list: string, items: JsonSchema): void {
    for (const form of items.anyOf ?? [items]) {
      const { node, says } = this.#book.entry(list, form);
      this.describe(form, node);
      if (says) this.#say(form, says);
    }
    items.defaultSnippets = this.#book
      .snippets(list)
      .filter(({ body }) => fitsSomeForm(items, body))
      .map(({ label, says, body }) => ({ label, description: says[this.#language], body }));
    items.examples = items.defaultSnippets.map(({ body }) => body);
  }
}

/** Lists of one name may know different entries: an Action has other skills than what lies in play. */
const fitsSomeForm = (items: JsonSchema, body: unknown): boolean =>
  (items.anyOf ?? [items]).some(({ properties = {} }) =>
    Object.entries(body ?? {}).every(([key, value]) => {
      const part = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!part) return false;
      return part.const === undefined ? !part.enum || part.enum.includes(value) : part.const === value;
    }),
  );
