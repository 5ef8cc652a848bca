import { z } from 'zod';
import { own, pictured, worded } from '@shared/face/parts';
import { number } from '@shared/face/values';
import { idSchema } from '@shared/language/pack-format';
import { listOf, named, needsOneName, whole } from '@shared/language/definitions/parts';
import { printed } from '@shared/language/definitions/printed';
import { templateSchema } from '@shared/language/definitions/template';
import { ownFields, picturedFields, wordedFields } from '@shared/language/definitions/template-fields';
import { fieldDocs } from '@shared/language/docs/field-docs';
import { said } from '@shared/language/docs/said';
import { finding } from '@shared/language/finding';
import { nameDocs, namedDocs } from '@shared/language/json-schema/definition-docs';
import { docsForPrinted, printedDocs } from '@shared/language/json-schema/printed-docs';
import { insidePrinted } from '@shared/language/json-schema/printed-tree';
import { layerEntry, layerSnippets, templateTree } from '@shared/language/json-schema/template-tree';
import { docsForTemplates } from '@shared/language/json-schema/template-word-docs';
import { scenarioFrame, stepExtras } from '@shared/language/scenario/frame';
import { gameCards } from './cards';
import type { cardsOf } from './cards';
import { guides } from './guides';
import { gameFacts, type Game } from './index';
import { gameLanguages } from './languages';
import { newNamed, newTemplate } from './new-definition';
import { gameSchemas } from './schemas';
import { stop } from './snippet';

/** The parts of a game that no file names but this one. */

export const toy = String('toy') as Game;

const step = z.strictObject({ do: z.literal('cheer'), n: whole(1, 9) });
const card = z
  .strictObject({
    ...named,
    might: whole(0, 9),
    beats: idSchema.optional(),
    when: listOf(step, 5).optional(),
    ...printed,
  })
  .superRefine(needsOneName);
type Card = z.infer<typeof card>;
const rules = z.strictObject({ id: idSchema, goal: whole(1, 99) });

const fields = {
  kinds: { card: { ...ownFields, ...picturedFields, ...wordedFields, might: 'number' } },
  types: [],
  onlyOf: {},
} as const;

const facts = {
  seats: [3],
  modes: ['quick'],
  kinds: ['card', 'rules', 'template'],
  print: { decks: 1, copies: {} },
  hints: [],
  list: {
    number: 'definitions.column.number',
    filterGroup: 'definitions.filterGroup',
    groups: [],
    figures: false,
  },
};

const might = said('Might.', '力。', 'Сила.');
const cheer = said('Cheer.', '応援する。', 'Підбадьорити.');
const language = {
  title: said('Toy.', 'おもちゃ。', 'Іграшка.'),
  fields,
  fieldDocs: { ...fieldDocs, might },
  tellingKeys: [
    ['might', 'card'],
    ['goal', 'rules'],
  ],
  meaning: ({ kind, value }: { kind: string; value: Card }) =>
    kind === 'card' && value.might === 0 ? [finding('no-effect', ['might'], { found: 0 })] : [],
  packMeaning: () => [],
  besideOthers: () => [],
  references: ({ value }: { value: Card }) =>
    value.beats === undefined ? [] : [{ kind: 'card', id: value.beats, at: ['beats'], words: [] }],
  namesInPatches: () => [],
  rulings: () => [],
  naming: (_kind: string, way: readonly unknown[]) =>
    way.at(-1) === 'beats' ? { kind: 'card', words: [] } : null,
  book: {
    trees: {
      card: {
        keys: { ...namedDocs, ...printedDocs, might, beats: might, when: cheer },
        inside: { names: { keys: nameDocs }, ...insidePrinted },
      },
      rules: { keys: { id: namedDocs.id, goal: might } },
      template: templateTree,
    },
    lists: ['when', 'layers'],
    entry: (list: string, form: Parameters<typeof layerEntry>[0]) =>
      list === 'layers' ? layerEntry(form) : { node: { keys: { do: cheer, n: might } }, says: cheer },
    snippets: (list: string) => (list === 'layers' ? layerSnippets : []),
    words: (words: readonly unknown[]) =>
      docsForPrinted(words) ?? docsForTemplates(words) ?? words.map(() => cheer),
    texts: () => null,
    shared: () => ({ list: 'when' }),
  },
  labels: { keys: { might }, words: { do: { cheer } } },
  loneWord: () => null,
  scenario: {
    frame: scenarioFrame(z.strictObject({ points: whole(0, 99).optional() })),
    position: z.strictObject({ hand: z.array(idSchema).optional() }),
    step: z.strictObject({ play: idSchema.optional(), ...stepExtras(idSchema, ['not-now']) }),
    bringsCards: false,
    docs: { points: might, hand: might, play: cheer },
    words: [{ 'not-now': cheer }],
    keyKinds: {},
    kindsByKey: { play: 'card', hand: 'card' },
    nested: [],
    begin: () => ({ given: {}, when: [], then: {} }),
  },
  effectLists: ['when'],
  snippets: [
    {
      label: 'cheer',
      title: cheer,
      lists: ['card.when'],
      entries: [{ do: 'cheer', n: stop(2) }],
      first: true,
    },
  ],
  bearer: (_place: unknown, effects: readonly unknown[]) => [
    'card',
    { id: 'a', name: 'A', might: 1, when: effects },
  ],
  suitedRule: (_kind: string, start: unknown) => start,
  newKinds: {
    card: {
      values: (base: Parameters<typeof newNamed>[0]) => ({ ...newNamed(base), might: 1 }),
      comments: {},
    },
    rules: { values: ({ id }: { id: string }) => ({ id, goal: 10 }), comments: {} },
    template: newTemplate,
  },
};

const cards = {
  text: ({ value }: { value: Card }) =>
    (value.when ?? []).map(({ n }, index) => ({
      from: ['when', index],
      keywords: [],
      runs: [{ is: 'text', text: `Cheer ${n}.` }],
    })),
  face: (
    { value }: { value: Card },
    sheet: Parameters<typeof own>[1] & Parameters<ReturnType<typeof cardsOf>['face']>[1],
  ) => ({
    tone: null,
    mark: null,
    fields: {
      ...own(value, sheet),
      ...pictured(value, sheet.language, 1),
      ...worded(sheet.rules),
      might: number(value.might),
    },
  }),
  rulesFor: () => ['N1'],
};

/** Adds it to every registry of the shared layer, and gives the way back. */
export function registerToy(): () => void {
  const registries: readonly (readonly [object, object])[] = [
    [gameFacts, facts],
    [gameSchemas, { card, rules, template: templateSchema(fields) }],
    [gameCards, cards],
    [gameLanguages, language],
    [guides, { pages: {}, groups: {}, facts: () => ({}), signs: () => [] }],
  ];
  for (const [registry, part] of registries) Object.assign(registry, { [toy]: part });
  return () => {
    for (const [registry] of registries) Reflect.deleteProperty(registry, toy);
  };
}
