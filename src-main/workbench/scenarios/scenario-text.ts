import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Game } from '@shared/games/index';
import { scenarioFormat } from '@shared/language/scenario/frame';

/** Scenarios as people read them: what fits on a line stands on one. */
const lineLength = 100;

function written(value: unknown, indent: string): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineLength) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => written(one, inner))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

const scenarioIndent = '    ';

/** A document that holds this one. */
export const scenarioText = (game: Game, scenario: object): string =>
  [
    '{',
    `  "format": ${scenarioFormat},`,
    `  "game": "${game}",`,
    '  "scenarios": [',
    `${scenarioIndent}${written(scenario, scenarioIndent)}`,
    '  ]',
    '}',
    '',
  ].join('\n');

/** A document of scenarios with one more behind the last; everything else in it stays, comments too. */
export function withScenario(source: string, scenario: object): string | null {
  const root = parseTree(source);
  const list = root && findNodeAtLocation(root, ['scenarios']);
  if (list?.type !== 'array') return null;
  const text = `\n${scenarioIndent}${written(scenario, scenarioIndent)}`;
  const last = list.children?.at(-1);
  const at = last ? last.offset + last.length : list.offset + 1;
  return `${source.slice(0, at)}${last ? ',' : ''}${text}${source.slice(at)}`;
}
