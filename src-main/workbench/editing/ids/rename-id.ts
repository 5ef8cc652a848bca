import { checkFile, checkManifest } from '@shared/language/check-file';
import { definitionSchemas, type ValidDefinition } from '@shared/language/definitions/index';
import type { Patch } from '@shared/games/ygios/definitions/ruling';
import { effectMark, hasEffects, isStale } from '@shared/language/effect-mark';
import type { FindingPath } from '@shared/language/finding';
import { definitionPath, type Game, type Kind } from '@shared/language/pack-format';
import { referencesOf } from '@shared/language/references';
import { applyPatch } from '@shared/games/ygios/rulings/apply-patch';
import { patchTarget } from '@shared/games/ygios/rulings/apply-rulings';
import { languages } from '@shared/util/languages';
import { replaceTexts, type Replacement } from './replace-texts';

export interface Renaming {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
}

type Find = (kind: Kind, id: string) => ValidDefinition | null;

const utf8 = new TextEncoder();

export function definitionIn(game: Game, path: string, source: string): ValidDefinition | null {
  const checked = checkFile(path, utf8.encode(source), game);
  return checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
}

/** A document of the pack after a definition got another id; the same text if it does not name it. */
export function withRenamedId(
  game: Game,
  definition: ValidDefinition,
  source: string,
  renaming: Renaming,
  find: Find,
): string {
  const isIt = definition.kind === renaming.kind && definition.id === renaming.from;
  const places = [
    ...(isIt ? [['id']] : []),
    ...referencesOf(definition).flatMap(({ kind, id, at }) =>
      kind === renaming.kind && id === renaming.from ? [at] : [],
    ),
    ...rulingPlaces(definition, renaming, find),
  ];
  const renamed = replaceTexts(
    source,
    places.map((at) => ({ at, to: renaming.to })),
  );
  if (renamed === source || !hasEffects(definition)) return renamed;
  const path = isIt ? definitionPath(renaming.kind, renaming.to) : definition.path;
  return replaceTexts(renamed, marksAfter(definition, definitionIn(game, path, renamed)));
}

/** What the pack says of itself, where it puts the definition in order. */
export function withRenamedOrder(source: string, { kind, from, to }: Renaming): string {
  const manifest = checkManifest(utf8.encode(source));
  const order = manifest.ok ? manifest.value.order : undefined;
  const places = (order?.[kind] ?? []).flatMap((id, index) =>
    id === from ? [{ at: ['order', kind, index], to }] : [],
  );
  return replaceTexts(source, places);
}

/** Own words that were right for the effects stay so: only a name in the effects has changed. */
function marksAfter(before: ValidDefinition, after: ValidDefinition | null): Replacement[] {
  if (!after || !hasEffects(before) || !hasEffects(after)) return [];
  return languages.flatMap((language) => {
    const own = before.value.text?.[language];
    if (!own || isStale(before, own)) return [];
    return [{ at: ['text', language, 'for'], to: effectMark(after) }];
  });
}

/** Rulings name the cards that they patch, and may set a zone into them. */
function rulingPlaces(definition: ValidDefinition, renaming: Renaming, find: Find): FindingPath[] {
  if (definition.kind !== 'rules' || definition.game !== 'ygios') return [];
  return definition.value.rulings.flatMap(({ choices }, ruling) =>
    choices.flatMap(({ patches = [] }, choice) =>
      patches.flatMap((patch, index): FindingPath[] => {
        const at = ['rulings', ruling, 'choices', choice, 'patches', index];
        const { kind, id } = patchTarget(patch);
        const target = kind === renaming.kind && id === renaming.from ? [[...at, kind]] : [];
        const inside = namesInPatch(patch, find(kind, id), renaming).map((way) => [...at, 'set', ...way]);
        return [...target, ...inside];
      }),
    ),
  );
}

/** Where in the value that a patch sets the definition is named: found in the card as the patch makes it. */
function namesInPatch(patch: Patch, target: ValidDefinition | null, { kind, from }: Renaming): FindingPath[] {
  if (!('set' in patch) || !target) return [];
  const changed = applyPatch(target.value, patch);
  if (!changed || target.game !== 'ygios' || (target.kind !== 'card' && target.kind !== 'bonus')) return [];
  const parsed = definitionSchemas.ygios[target.kind].safeParse(changed.value);
  if (!parsed.success) return [];
  const way = patch.at.split('.');
  return referencesOf({ ...target, value: parsed.data } as ValidDefinition)
    .filter((named) => named.kind === kind && named.id === from)
    .filter(({ at }) => way.every((step, index) => String(at[index]) === step))
    .map(({ at }) => at.slice(way.length));
}
