import type { FieldTable } from '../definitions/template-fields';
import { fonts, layerWords, signs } from '../definitions/template-words';
import type { DocNode, EntryDoc, JsonSchema, Snippet } from './book';
import { nameDocs } from './definition-docs';
import { insidePrinted } from './printed-tree';
import { drawsDocs, layerDocs, layerSays, sizeDocs, templateDocs } from './template-docs';

const names: DocNode = { keys: nameDocs };
const adjusted: DocNode = { keys: layerDocs };

const layer: DocNode = {
  keys: layerDocs,
  inside: {
    words: names,
    art: insidePrinted.art,
    in: { keys: nameDocs, inside: { en: adjusted, ja: adjusted, uk: adjusted } },
  },
};

export const templateTree: DocNode = {
  keys: templateDocs,
  inside: { names, for: { keys: drawsDocs }, size: { keys: sizeDocs } },
};

export function layerEntry(form: JsonSchema): EntryDoc {
  const word = layerWords.find((known) => known === form.properties?.['layer']?.const);
  if (!word) throw new Error('a layer without help');
  return { node: layer, says: layerSays[word] };
}

const box = { x: 3, y: 3, w: 57, h: 10 } as const;
const bodies: readonly Omit<Snippet, 'says'>[] = [
  { label: 'text', body: { layer: 'text', field: 'name', ...box, font: 'title', size: 4.2, least: 3.2 } },
  {
    label: 'text words',
    body: { layer: 'text', words: { en: 'Word', ja: '文', uk: 'Слово' }, ...box, size: 3 },
  },
  { label: 'rules', body: { layer: 'rules', field: 'rules', ...box, size: 2.9, least: 2.2 } },
  { label: 'number', body: { layer: 'number', field: 'quantity', ...box, font: 'title', size: 8 } },
  { label: 'keywords', body: { layer: 'keywords', field: 'keywords', ...box, size: 2.4 } },
  { label: 'art', body: { layer: 'art', field: 'art', ...box } },
  { label: 'art icon', body: { layer: 'art', art: { icon: 'rose' }, ...box } },
  { label: 'icon', body: { layer: 'icon', icon: 'heart', ...box, ink: 'tone' } },
  { label: 'icon field', body: { layer: 'icon', field: 'mark', ...box, ink: 'tone' } },
  { label: 'shape', body: { layer: 'shape', shape: 'box', ...box, fill: 'tone' } },
  { label: 'pips', body: { layer: 'pips', field: 'quantity', icon: 'heart', ...box, ink: 'tone' } },
];

export const layerSnippets: readonly Snippet[] = bodies.map(({ label, body }) => {
  const word = layerWords.find((known) => label.split(' ')[0] === known) ?? 'text';
  return { label, body, says: layerSays[word] };
});

/** What may stand at a key of a layer as plain text. */
export function layerTexts(
  { kinds }: FieldTable,
  key: string,
): { readonly examples: readonly string[] } | null {
  if (key === 'font') return { examples: fonts };
  if (key === 'icon') return { examples: signs };
  if (!['field', 'when', 'unless'].includes(key)) return null;
  return { examples: [...new Set(Object.values(kinds).flatMap((of) => Object.keys(of)))] };
}
