import { languageOf } from '@shared/games/languages';
import type { ValidDefinition } from '../definitions/index';
import type { Diagnostic } from '../diagnostics';
import { imageFindings } from '../images/art-findings';
import { parsePackPath } from '../pack-format';
import { placedIn } from './placed-in';
import { sameTemplates } from './same-templates';
import { languages } from '@shared/util/languages';
import { finding, type Finding } from '../finding';

interface Found {
  readonly path: string;
  readonly findings: readonly Finding[];
}

/** Cards that players can't tell apart by name. Of two, the later one is told: it is the newer one, or may be. */
function sameNames(definitions: readonly ValidDefinition[]): Found[] {
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

/** That part of it which a match could stumble over: names and pictures are nothing to the rules. */
export function findForPlay(
  definitions: readonly ValidDefinition[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] {
  // A pack holds definitions of one game.
  const [first] = definitions;
  return first ? languageOf(first.game).packMeaning(definitions, files) : [];
}

/** What definitions that are right by themselves mean, or fail to mean, together. */
export const findInPack = (
  definitions: readonly ValidDefinition[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] => [
  ...findForPlay(definitions, files),
  ...findPictures(definitions, files),
  ...[...sameTemplates(definitions), ...sameNames(definitions)].flatMap(({ path, findings }) =>
    placedIn(files, path, findings),
  ),
];

function findPictures(
  definitions: readonly ValidDefinition[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] {
  const assets = new Set([...files.keys()].filter((path) => parsePackPath(path)?.is === 'asset'));
  return definitions.flatMap((one) => placedIn(files, one.path, imageFindings(one, assets)));
}
