import { z } from 'zod';
import type { Language } from '@shared/util/languages';
import type { Said } from '../docs/said';
import { definedAs, type Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import { scenarioFormat } from '../scenario/frame';
import { frameDocs, seatDocs } from '../scenario/frame-docs';
import type { ScenarioLanguage } from '../scenario/scenario-language';
import type { HelpBook, JsonSchema } from './book';

/** What the keys of a record are ids of: its schema has only “any text”. */
export const keyKinds = 'x-keys';

interface ScenarioBook {
  readonly docs: Readonly<Record<string, Said>>;
  readonly words: readonly Readonly<Record<string, Said>>[];
  readonly keyKinds: ScenarioLanguage['keyKinds'];
  readonly book: HelpBook;
}

// For the reader only, so the frame takes anything: help offers a text.
const text = z.string().optional();
const fileOf = (game: Game, { frame, position, step, bringsCards }: ScenarioLanguage): z.ZodType =>
  z.strictObject({
    format: z.literal(scenarioFormat),
    game: z.literal(game),
    scenarios: z.array(
      frame.extend({
        title: text,
        why: text,
        given: position,
        when: z.array(step),
        ...(bringsCards ? { cards: z.array(z.object({})).optional() } : {}),
      }),
    ),
  });

/** What the editor offers and explains in a file of scenarios. `card`: the schema of cards that it may bring. */
export function scenarioJsonSchema(game: Game, language: Language, card: JsonSchema | null): JsonSchema {
  const { scenario, book: words } = languageOf(game);
  const book: ScenarioBook = {
    docs: { ...frameDocs, ...scenario.docs },
    words: [...scenario.words, seatDocs],
    keyKinds: scenario.keyKinds,
    book: words,
  };
  const made = z.toJSONSchema(fileOf(definedAs(game), scenario), {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  const schema = structuredClone(made) as JsonSchema;
  describe(schema, book, language);
  const cards = schema.properties?.['scenarios']?.items?.properties?.['cards'];
  if (cards && card) {
    const { definitions, ...form } = card;
    cards.items = form;
    if (definitions) schema.definitions = { ...schema.definitions, ...definitions };
  }
  return schema;
}

function describe(schema: JsonSchema, book: ScenarioBook, language: Language): void {
  for (const [key, part] of Object.entries(schema.properties ?? {})) {
    const said = book.docs[key];
    if (!said) throw new Error(`no help for the key ${key}`);
    part.description = said[language];
    if (typeof part.additionalProperties === 'object') {
      // A record: whatever its keys are called, each is written alike.
      part.properties ??= {};
      const of = book.keyKinds[key];
      if (of) part[keyKinds] = of;
    }
    describe(part, book, language);
  }
  const { additionalProperties: others } = schema;
  if (typeof others === 'object') describe(others, book, language);
  if (schema.items) describe(schema.items, book, language);
  for (const form of schema.anyOf ?? []) describe(form, book, language);
  if (schema.enum) schema.enumDescriptions = wordsSaid(schema.enum, book, language);
}

function wordsSaid(
  words: readonly unknown[],
  { words: own, book }: ScenarioBook,
  language: Language,
): string[] {
  const known = own.find((docs) => words.every((word) => word === null || Object.hasOwn(docs, String(word))));
  const shared = known ? null : book.words(words);
  return words.map((word, index) => (known?.[String(word)] ?? shared?.[index])?.[language] ?? '');
}
