import type { ValidDefinition } from '../definitions/index';
import type { Template } from '../definitions/template';
import { firstTemplate } from '../definitions/template-order';
import { finding, type Finding } from '../finding';

interface Found {
  readonly path: string;
  readonly findings: readonly Finding[];
}

function drawnBy({ for: drawn, style }: Template): string {
  if ('own' in drawn) return `${style} own ${drawn.own}`;
  const side = 'side' in drawn ? drawn.side : 'front';
  const type = 'type' in drawn ? (drawn.type ?? '') : '';
  return `${style} ${side} ${drawn.kind ?? ''} ${type}`;
}

/** Templates that nothing is ever drawn by, because another one comes first. */
export function sameTemplates(definitions: readonly ValidDefinition[]): Found[] {
  const first = new Map<string, string>();
  const templates = definitions.filter((one) => one.kind === 'template').sort(firstTemplate);
  return templates.flatMap(({ id, path, value }) => {
    const drawn = drawnBy(value);
    const found = first.get(drawn);
    if (found !== undefined) return [{ path, findings: [finding('same-template', ['for'], { found })] }];
    first.set(drawn, id);
    return [];
  });
}
