import { cardDocs, costRangeDocs, optionDocs, rulesDocs } from './definitions';
import { governingFields } from '../fields';
import { docsForFields } from './fields';
import { costDocs, counterDocs, numberDocs, targetDocs } from './keys';
import { ruleDocs } from './rules';
import { skillDocs, skillExamples, skillKinds } from './skills';
import { frameDocs, verbDocs } from './verbs';
import { docsForWords } from './words';
import type { DocNode, EntryDoc, HelpBook, JsonSchema, Snippet } from '@shared/language/json-schema/book';
import { nameDocs, namedDocs } from '@shared/language/json-schema/definition-docs';
import { docsForPrinted, printedDocs } from '@shared/language/json-schema/printed-docs';
import { insidePrinted } from '@shared/language/json-schema/printed-tree';
import {
  layerEntry,
  layerSnippets,
  layerTexts,
  templateTree,
} from '@shared/language/json-schema/template-tree';
import { docsForTemplates } from '@shared/language/json-schema/template-word-docs';

const numbers: DocNode = { keys: numberDocs };
const things: DocNode = { keys: targetDocs };
const inSteps = { n: numbers, all: things, pick: things } as const;
const names: DocNode = { keys: nameDocs };

const card: DocNode = {
  keys: { ...namedDocs, ...cardDocs, ...printedDocs },
  inside: { names, ...insidePrinted, counters: { keys: counterDocs } },
};

const wordOf = (form: JsonSchema, key: string): string | undefined => {
  const word = form.properties?.[key]?.const;
  return typeof word === 'string' ? word : undefined;
};

function stepEntry(form: JsonSchema): EntryDoc {
  const doc = Object.entries(verbDocs).find(([verb]) => verb === wordOf(form, 'do'))?.[1];
  if (!doc) throw new Error('a step without help');
  return { node: { keys: { ...frameDocs, ...doc.keys, do: doc.says }, inside: inSteps }, says: doc.says };
}

function ruleEntry(form: JsonSchema): EntryDoc {
  const doc = Object.entries(ruleDocs).find(([rule]) => rule === wordOf(form, 'rule'))?.[1];
  if (!doc) throw new Error('a rule without help');
  return { node: { keys: { ...doc.keys, rule: doc.says }, inside: inSteps }, says: doc.says };
}

function skillKind({ properties = {} }: JsonSchema): keyof typeof skillKinds {
  if (properties['cost']) return 'activated';
  if (properties['for']) return 'watching';
  return properties['turn'] ? 'timed' : 'played';
}
const skillNode: DocNode = {
  keys: skillDocs,
  inside: { target: things, for: things, cost: { keys: costDocs } },
};

const snippetsOf = (docs: readonly { says: Snippet['says']; examples: readonly Omit<Snippet, 'says'>[] }[]) =>
  docs.flatMap(({ says, examples }) => examples.map(({ label, body }) => ({ label, says, body })));

export const governingBook: HelpBook = {
  trees: {
    card,
    token: card,
    template: templateTree,
    rules: {
      keys: { id: namedDocs.id, ...rulesDocs },
      inside: {
        drawCost: { keys: costRangeDocs },
        refreshCost: { keys: costRangeDocs },
        options: { keys: optionDocs },
      },
    },
  },
  lists: ['while', 'skills', 'do', 'steps', 'layers'],
  entry(list, form) {
    if (list === 'layers') return layerEntry(form);
    if (list === 'while') return ruleEntry(form);
    return list === 'skills' ? { node: skillNode, says: skillKinds[skillKind(form)] } : stepEntry(form);
  },
  snippets(list) {
    if (list === 'layers') return layerSnippets;
    if (list === 'while') return snippetsOf(Object.values(ruleDocs));
    if (list !== 'skills') return snippetsOf(Object.values(verbDocs));
    return (['played', 'activated', 'watching', 'timed'] as const).map((kind) => ({
      ...skillExamples[kind],
      says: skillKinds[kind],
    }));
  },
  words: (words) =>
    docsForWords(words) ?? docsForPrinted(words) ?? docsForFields(words) ?? docsForTemplates(words),
  texts: (key, { token = [] }) => (key === 'token' ? { examples: token } : layerTexts(governingFields, key)),
  shared: (schema) => (schema.items ? { list: 'steps' } : { node: numbers }),
};
