import { needExamples, zonesDocs } from './keys';
import { ruleDocs } from './rules';
import { verbDocs } from './verbs';
import { docsForWords } from './words';
import { vocabularies } from '../effects/vocabularies';
import { listKeys } from '../effects/walk';
import { besideWords, zoneWords } from '../effects/words';
import type { HelpBook, Snippet } from '@shared/language/json-schema/book';
import { ygiosFields } from '../fields';
import { docTrees, effectNode } from './doc-tree';
import { docsForFields } from './fields';
import { docsForPrinted } from '@shared/language/json-schema/printed-docs';
import { docsForSettings } from './setting-words';
import { layerEntry, layerSnippets, layerTexts } from '@shared/language/json-schema/template-tree';
import { docsForTemplates } from '@shared/language/json-schema/template-word-docs';

/** Where the id of a zone may stand, or a word for one; the other forms beside it are objects and words. */
const zoneKeys: readonly string[] = ['to', 'zones', 'in'];

function needSnippets(): Snippet[] {
  const { keys } = effectNode(undefined);
  return needExamples.flatMap(({ label, body }) => {
    const says = keys[label];
    return says ? [{ label, says, body }] : [];
  });
}

const { steps, scoring, rules } = vocabularies.ygios;

export const ygiosBook: HelpBook = {
  trees: docTrees,
  lists: [...listKeys, 'layers'],
  entry(list, form) {
    if (list === 'layers') return layerEntry(form);
    const word = form.properties?.['do']?.const ?? form.properties?.['rule']?.const;
    if (typeof word !== 'string') return { node: effectNode(undefined) };
    const node = effectNode(word);
    return { node, says: node.keys['do'] ?? node.keys['rule'] };
  },
  snippets(list) {
    if (list === 'needs') return needSnippets();
    if (list === 'layers') return layerSnippets;
    const docs =
      list === 'while'
        ? rules.map((word) => ruleDocs[word])
        : (list === 'score' ? scoring : steps).map((word) => verbDocs[word]);
    return docs.flatMap(({ says, examples }) =>
      examples.map(({ label, body }) => ({
        label,
        says,
        body: list === 'enter' ? { if: { face: 'up' }, ...body } : body,
      })),
    );
  },
  words: (words) =>
    docsForWords(words) ??
    docsForSettings(words) ??
    docsForPrinted(words) ??
    docsForFields(words) ??
    docsForTemplates(words),
  texts(key, { zone = [] }) {
    if (zoneKeys.includes(key)) return { examples: [...zoneWords, ...zone], says: zonesDocs.name };
    if (key === 'beside') return { examples: [...besideWords, ...zone] };
    return key === 'home' || key === 'row' ? { examples: zone } : layerTexts(ygiosFields, key);
  },
  shared() {
    throw new Error('nothing in these schemas holds itself');
  },
};
