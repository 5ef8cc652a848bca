import { z } from 'zod';
import type { Language } from '@shared/util/languages';
import { definitionSchemas } from '../definitions/index';
import { needExamples, zonesDocs } from '../effects/docs/keys';
import { ruleDocs } from '../effects/docs/rules';
import { verbDocs } from '../effects/docs/verbs';
import { docsForWords } from '../effects/docs/words';
import { vocabularies } from '../effects/vocabularies';
import { listKeys, type ListKey } from '../effects/walk';
import { besideWords, zoneWords } from '../effects/words';
import type { KindOf } from '../kinds';
import { docTrees, effectNode, type DocNode } from './doc-tree';
import { docsForSettings } from './setting-words';

/** JSON Schema, draft 7, with the words that the editor's JSON service adds to it. */
export interface JsonSchema {
  [key: string]: unknown;
  properties?: Record<string, JsonSchema>;
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

/**
 * What the editor offers and explains in a document of this kind, in the user's language. `zones` are the ids of
 * the pack's zones, to be offered where one is named.
 */
export function jsonSchemaFor(
  kind: KindOf<'ygios'>,
  language: Language,
  zones: readonly string[] = [],
): JsonSchema {
  const made = z.toJSONSchema(definitionSchemas.ygios[kind], {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  const schema = structuredClone(made) as JsonSchema;
  new Helper(language, zones).describe(schema, docTrees[kind]);
  return schema;
}

/** Where the id of a zone may stand, or a word for one; the other forms beside it are objects and words. */
const zoneKeys: readonly string[] = ['to', 'zones', 'in'];

const isListKey = (key: string): key is ListKey => listKeys.some((known) => known === key);

class Helper {
  readonly #language: Language;
  readonly #zones: readonly string[];

  constructor(language: Language, zones: readonly string[]) {
    this.#language = language;
    this.#zones = zones;
  }

  /** Adds help to the properties of an object, and to what is inside them. */
  describe(schema: JsonSchema, node: DocNode): void {
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      const said = node.keys[key];
      if (!said) throw new Error(`no help for the key ${key}`);
      this.#say(part, said[this.#language]);
      this.#words(part);
      if (isListKey(key) && part.items) this.#effects(key, part.items);
      else this.#inside(key, part, node);
    }
  }

  #say(schema: JsonSchema, text: string): void {
    schema.description = text;
    schema.markdownDescription = text;
  }

  #inside(key: string, part: JsonSchema, node: DocNode): void {
    const inner = node.inside?.[key];
    const forms = part.items?.anyOf ?? part.anyOf ?? [part.items ?? part];
    for (const form of forms) {
      if (form.properties && inner) this.describe(form, inner);
      this.#words(form);
      if (zoneKeys.includes(key) && form['type'] === 'string' && form.const === undefined) {
        this.#say(form, zonesDocs.name[this.#language]);
        form.examples = [...zoneWords, ...this.#zones];
      }
    }
    if (key === 'beside') part.examples = [...besideWords, ...this.#zones];
    if (key === 'home' || key === 'row') (part.items ?? part).examples = [...this.#zones];
  }

  #words(schema: JsonSchema): void {
    const docs = schema.enum ? (docsForWords(schema.enum) ?? docsForSettings(schema.enum)) : null;
    if (!docs) return;
    schema.enumDescriptions = docs.map((said) => said[this.#language]);
    schema.markdownEnumDescriptions = schema.enumDescriptions;
  }

  /** The ways to write an entry of a list of effects. */
  #effects(key: ListKey, items: JsonSchema): void {
    for (const form of items.anyOf ?? [items]) {
      const word = form.properties?.['do']?.const ?? form.properties?.['rule']?.const;
      const node = effectNode(typeof word === 'string' ? word : undefined);
      this.describe(form, node);
      const said = typeof word === 'string' ? (node.keys['do'] ?? node.keys['rule']) : undefined;
      if (said) this.#say(form, said[this.#language]);
    }
    items.defaultSnippets = this.#snippets(key);
    items.examples = items.defaultSnippets.map(({ body }) => body);
  }

  #snippets(key: ListKey): { label: string; description: string; body: unknown }[] {
    if (key === 'needs') {
      const { keys } = effectNode(undefined);
      return needExamples.map(({ label, body }) => ({
        label,
        description: keys[label]?.[this.#language] ?? label,
        body,
      }));
    }
    const { steps, scoring, rules } = vocabularies.ygios;
    const docs =
      key === 'while'
        ? rules.map((word) => ruleDocs[word])
        : (key === 'score' ? scoring : steps).map((word) => verbDocs[word]);
    return docs.flatMap(({ says, examples }) =>
      examples.map(({ label, body }) => ({
        label,
        description: says[this.#language],
        body: key === 'enter' ? { if: { face: 'up' }, ...body } : body,
      })),
    );
  }
}
