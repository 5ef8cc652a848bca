import { z } from 'zod';
import type { Language } from '@shared/util/languages';
import type { Said } from '../docs/said';
import { definedAs, type DefinedGame, type Game } from '@shared/games/index';
import { scenarioFormat } from '../scenario/frame';
import { frameDocs, seatDocs } from '../scenario/frame-docs';
import * as duel from '@shared/games/governing/docs/scenario';
import * as round from '@shared/games/ygios/docs/scenario';
import { governingFrame } from '@shared/games/governing/scenario/file';
import { stepSchema as duelSteps } from '@shared/games/governing/scenario/moves';
import { positionSchema as duelPosition } from '@shared/games/governing/scenario/position';
import { ygiosFrame } from '@shared/games/ygios/scenario/file';
import { stepSchema as roundSteps } from '@shared/games/ygios/scenario/moves';
import { positionSchema as roundPosition } from '@shared/games/ygios/scenario/position';
import type { HelpBook, JsonSchema } from './book';
import { governingBook } from '@shared/games/governing/docs/book';
import { ygiosBook } from '@shared/games/ygios/docs/book';

/** What the keys of a record are ids of: its schema has only “any text”. */
export const keyKinds = 'x-keys';
const keysOf: Readonly<Record<string, 'zone' | 'card'>> = {
  bonuses: 'zone',
  devotion: 'zone',
  control: 'zone',
  value: 'card',
};

interface ScenarioBook {
  readonly file: z.ZodType;
  readonly docs: Readonly<Record<string, Said>>;
  readonly words: readonly Readonly<Record<string, Said>>[];
  readonly book: HelpBook;
}

// For the reader only, so the frame takes anything: help offers a text.
const text = z.string().optional();
const fileOf = (game: DefinedGame, scenario: z.ZodType): z.ZodType =>
  z.strictObject({
    format: z.literal(scenarioFormat),
    game: z.literal(game),
    scenarios: z.array(scenario),
  });

/** Made when the first such document is opened: most people open none. */
const books: Readonly<Record<DefinedGame, () => ScenarioBook>> = {
  ygios: () => ({
    file: fileOf(
      'ygios',
      ygiosFrame.extend({ title: text, why: text, given: roundPosition, when: z.array(roundSteps) }),
    ),
    docs: { ...frameDocs, ...round.ygiosScenarioDocs },
    words: [round.ygiosPhaseDocs, round.ygiosEndDocs, round.ygiosRefusalDocs, seatDocs],
    book: ygiosBook,
  }),
  governing: () => ({
    file: fileOf(
      'governing',
      governingFrame.extend({
        title: text,
        why: text,
        given: duelPosition,
        when: z.array(duelSteps),
        cards: z.array(z.object({})).optional(),
      }),
    ),
    docs: { ...frameDocs, ...duel.governingScenarioDocs },
    words: [duel.governingStepDocs, duel.governingPlaceDocs, duel.governingRefusalDocs, seatDocs],
    book: governingBook,
  }),
};

/** What the editor offers and explains in a file of scenarios. `card`: the schema of cards that it may bring. */
export function scenarioJsonSchema(game: Game, language: Language, card: JsonSchema | null): JsonSchema {
  const book = books[definedAs(game)]();
  const made = z.toJSONSchema(book.file, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
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
      const of = keysOf[key];
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
