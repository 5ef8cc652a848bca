import { fieldsFor, layerTakes } from '@shared/language/definitions/template-fields';
import { fonts, layerWords, signs } from '@shared/language/definitions/template-words';
import { languageOf } from '@shared/games/languages';
import type { Choice } from './choice';
import { entryOf, type ObjectPart, type Part } from './half-written';
import type { Way } from './naming';
import type { Asked } from './request';

const textIn = (part: Part | null | undefined, key: string): string | undefined => {
  const value = part?.is === 'object' ? entryOf(part, key)?.value : null;
  return value?.is === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
};

/** Names in a template that no schema knows: fields of what it draws, fonts and signs. */
export function fieldChoices(asked: Asked, way: Way): Choice[] {
  const { request, kind, half, cursor } = asked;
  const key = way.at(-1);
  if (kind !== 'template' || way[0] !== 'layers' || way.length !== 3) return [];
  const word = (label: string, detail: string): Choice => ({
    kind: 'word',
    label,
    detail,
    says: detail,
    text: `"${label}"`,
    bare: label,
  });
  if (key === 'font') return fonts.map((font) => word(font, ''));
  if (key === 'icon') return signs.map((sign) => word(sign, ''));
  if (key !== 'field' && key !== 'when' && key !== 'unless') return [];
  const layer = cursor.levels.at(-1)?.part;
  const takes = key === 'field' && layer?.is === 'object' ? takenBy(layer) : null;
  const draws = half.root?.is === 'object' ? entryOf(half.root, 'for')?.value : null;
  const { fields: table, fieldDocs } = languageOf(request.pack.game);
  const fields = fieldsFor(
    table,
    textIn(draws, 'side') === 'back' ? null : (textIn(draws, 'kind') ?? null),
    textIn(draws, 'type'),
  );
  return Object.entries(fields)
    .filter(([, type]) => !takes || takes.includes(type))
    .map(([field]) => word(field, fieldDocs[field]?.[request.language] ?? ''));
}

function takenBy(layer: ObjectPart): (typeof layerTakes)[keyof typeof layerTakes] | null {
  const word = textIn(layer, 'layer');
  const known = layerWords.find((one) => one === word);
  return known ? layerTakes[known] : null;
}
