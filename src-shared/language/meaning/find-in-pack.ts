import { definitionsOf, type ValidDefinition } from '../definitions/index';
import type { Diagnostic } from '../diagnostics';
import { givesAp, unaffordable } from '@shared/games/governing/meaning/affordable';
import { listFindings } from '@shared/games/governing/meaning/rules';
import { imageFindings } from '../images/art-findings';
import { parsePackPath } from '../pack-format';
import { rulingFindings } from '@shared/games/ygios/rulings/check-rulings';
import { cardInPackFindings, dealtModes, packFindings } from '@shared/games/ygios/meaning/pack';
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
export const findForPlay = (
  definitions: readonly ValidDefinition[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] => [
  ...findInYgios(definitionsOf('ygios', definitions), files),
  ...findInGoverning(definitionsOf('governing', definitions), files),
];

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

/** The list that both players use must be long enough for both opening hands to be drawn from it. */
function findInGoverning(
  definitions: readonly ValidDefinition<'governing'>[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] {
  const cards = definitions.flatMap((one) => (one.kind === 'card' ? [one.value] : []));
  const rules = definitions.flatMap((one) => (one.kind === 'rules' ? [one.value] : []));
  const things = definitions.filter((one) => one.kind === 'card' || one.kind === 'token');
  const costs = givesAp(things.map(({ value }) => value)) ? [] : things;
  return [
    ...definitions.flatMap((one) =>
      one.kind === 'rules' ? placedIn(files, one.path, listFindings(one.value, cards)) : [],
    ),
    ...costs.flatMap(({ path, value }) => placedIn(files, path, unaffordable(value, rules))),
  ];
}

function findInYgios(
  definitions: readonly ValidDefinition<'ygios'>[],
  files: ReadonlyMap<string, Uint8Array>,
): Diagnostic[] {
  const rules = definitions.filter((one) => one.kind === 'rules');
  const cards = definitions.filter((one) => one.kind === 'card');
  const zones = new Set(definitions.filter(({ kind }) => kind === 'zone').map(({ id }) => id));
  const parts = {
    cards: cards.map(({ value }) => value),
    bonuses: definitions.filter(({ kind }) => kind === 'bonus').length,
    zones: [...zones],
  };
  const known = new Map(definitions.map((one) => [`${one.kind} ${one.id}`, one]));
  const around = {
    find: (kind: 'card' | 'bonus', id: string) => known.get(`${kind} ${id}`) ?? null,
    isZone: (id: string) => zones.has(id),
  };
  const ofRules = rules.flatMap(({ path, value }) =>
    placedIn(files, path, [...packFindings(value, parts), ...rulingFindings(value, around)]),
  );
  const modes = dealtModes(
    rules.map(({ value }) => value),
    parts,
  );
  const ofCards = cards.flatMap(({ path, value }) => placedIn(files, path, cardInPackFindings(value, modes)));
  return [...ofRules, ...ofCards];
}
