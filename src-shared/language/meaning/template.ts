import type { Layer, Template } from '../definitions/template';
import { fieldsFor, layerTakes, type FieldType } from '../definitions/template-fields';
import { fonts, signs } from '../definitions/template-words';
import { finding, type Finding, type FindingPath } from '../finding';
import { replaceFix } from '../fixes';
import type { DefinedGame } from '../kinds';
import { likeness } from '../nearest';
import { boxFindings } from './template-boxes';

/** What a template means, or fails to mean. All of it leaves the rest of the card to be drawn: warnings. */
export function templateFindings(game: DefinedGame, template: Template): Finding[] {
  const fields = fieldsOf(game, template);
  return template.layers.flatMap((layer, index) => [
    ...unknownWords(layer, ['layers', index], fields),
    ...boxFindings(template, layer, ['layers', index]),
  ]);
}

/** The back knows what it belongs to, but shows nothing that differs between cards. */
function fieldsOf(game: DefinedGame, { for: drawn }: Template): Readonly<Record<string, FieldType>> {
  if ('side' in drawn || 'own' in drawn) return fieldsFor(game, null);
  return fieldsFor(game, drawn.kind, 'type' in drawn ? drawn.type : undefined);
}

type WordCode = 'unknown-field' | 'unknown-font' | 'no-such-sign';

function unknown(code: WordCode, word: string, at: FindingPath, known: readonly string[]): Finding[] {
  if (known.includes(word)) return [];
  const near = likeness(word, known);
  const fix = near.near === 'no' ? undefined : replaceFix(at, near.nearest);
  return [finding(code, at, { ...near, known }, fix)];
}

function unknownWords(layer: Layer, at: FindingPath, fields: Readonly<Record<string, FieldType>>): Finding[] {
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
