import type { Layer, Template } from '../definitions/template';
import { areaOf } from '../definitions/template-box';
import {
  fieldsFor,
  layerTakes,
  neededFields,
  type Fields,
  type FieldTable,
} from '../definitions/template-fields';
import { fonts, signs } from '../definitions/template-words';
import { finding, type Finding, type FindingPath } from '../finding';
import { replaceFix } from '../fixes';
import { likeness } from '../nearest';
import { boxFindings } from './template-boxes';

/** In square millimetres: four times an A4 sheet, and a poker card has 5544. */
const mostPatterned = 250_000;

/** What a template means, or fails to mean. Nearly all of it leaves the rest of the card to be drawn: warnings. */
export function templateFindings(table: FieldTable, template: Template): Finding[] {
  const fields = fieldsOf(table, template);
  return [
    ...tooMuchDrawn(template),
    ...lacking(template, fields),
    ...template.layers.flatMap((layer, index) => [
      ...unknownWords(layer, ['layers', index], fields),
      ...boxFindings(template, layer, ['layers', index]),
    ]),
  ];
}

/** The back knows what it belongs to, but shows nothing that differs between cards. */
function fieldsOf(table: FieldTable, { for: drawn }: Template): Fields {
  if ('side' in drawn || 'own' in drawn) return fieldsFor(table, null);
  return fieldsFor(table, drawn.kind, 'type' in drawn ? drawn.type : undefined);
}

type WordCode = 'unknown-field' | 'unknown-font' | 'no-such-sign';

function unknown(code: WordCode, word: string, at: FindingPath, known: readonly string[]): Finding[] {
  if (known.includes(word)) return [];
  const near = likeness(word, known);
  const fix = near.near === 'no' ? undefined : replaceFix(at, near.nearest);
  return [finding(code, at, { ...near, known }, fix)];
}

function unknownWords(layer: Layer, at: FindingPath, fields: Fields): Finding[] {
  const takes = layerTakes[layer.layer];
  const shown = Object.keys(fields).filter((field) => takes.some((type) => type === fields[field]));
  return [
    ...('field' in layer ? unknown('unknown-field', layer.field, [...at, 'field'], shown) : []),
    ...(['when', 'unless'] as const).flatMap((key) => {
      const word = layer[key];
      return word === undefined ? [] : unknown('unknown-field', word, [...at, key], Object.keys(fields));
    }),
    ...('font' in layer && layer.font !== undefined
      ? unknown('unknown-font', layer.font, [...at, 'font'], fonts)
      : []),
    ...('icon' in layer ? unknown('no-such-sign', layer.icon, [...at, 'icon'], signs) : []),
  ];
}

/** A pattern is thousands of outlines and a picture has one behind it: by their area a template can stop a screen. */
const isPatterned = (layer: Layer): boolean =>
  layer.layer === 'art' || (layer.layer === 'shape' && layer.shape === 'pattern');

function tooMuchDrawn({ layers }: Template): Finding[] {
  const found = Math.round(layers.filter(isPatterned).reduce((sum, layer) => sum + areaOf(layer), 0));
  return found > mostPatterned ? [finding('too-much-drawn', ['layers'], { found, max: mostPatterned })] : [];
}

/** What the players need and no layer of this template ever shows. */
function lacking(template: Template, fields: Fields): Finding[] {
  const { for: drawn, layers } = template;
  if ('side' in drawn || 'own' in drawn) return [];
  const shown = new Set(layers.flatMap((layer) => ('field' in layer ? [layer.field] : [])));
  return neededFields
    .filter((field) => Object.hasOwn(fields, field) && !shown.has(field))
    .map((field) => finding('lacks-field', ['layers'], { field }));
}
