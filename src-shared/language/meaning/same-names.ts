import { languages } from '@shared/util/languages';
import type { ValidDefinition } from '../definitions/index';
import { finding, type Finding } from '../finding';

interface Found {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Cards that players can't tell apart by name. Of two, the later one is told: it is the newer one, or may be. */
export function sameNames(definitions: readonly ValidDefinition[]): Found[] {
  const first = new Map<string, string>();
  return definitions.flatMap(({ kind, id, path, value }): Found[] => {
    if (kind === 'rules' || kind === 'template') return [];
    for (const language of languages) {
      const name = value.names?.[language] ?? value.name ?? '';
      const key = `${kind} ${language} ${name.normalize('NFKC').toLowerCase()}`;
      const found = first.get(key);
      if (found !== undefined) {
        const at = value.names ? ['names', language] : ['name'];
        return [{ path, findings: [finding('same-name', at, { found, name })] }];
      }
      first.set(key, id);
    }
    return [];
  });
}
