import type { ValidDefinition } from '@shared/language/definitions/index';
import type { FindingPath } from '@shared/language/finding';
import type { Patch } from '../definitions/ruling';
import type { FindDefinition, Named } from '../../game-language';
import { referencesOf } from '../references';
import { ygiosSchemas } from '../schemas';
import { applyPatch } from './apply-patch';
import { patchTarget } from './apply-rulings';

/** Rulings name the cards that they patch, and may set a zone into them. */
export function namesInPatches(
  definition: ValidDefinition<'ygios'>,
  named: Named,
  find: FindDefinition,
): FindingPath[] {
  if (definition.kind !== 'rules') return [];
  return definition.value.rulings.flatMap(({ choices }, ruling) =>
    choices.flatMap(({ patches = [] }, choice) =>
      patches.flatMap((patch, index): FindingPath[] => {
        const at = ['rulings', ruling, 'choices', choice, 'patches', index];
        const { kind, id } = patchTarget(patch);
        const target = kind === named.kind && id === named.id ? [[...at, kind]] : [];
        const inside = namesInPatch(patch, find(kind, id), named).map((way) => [...at, 'set', ...way]);
        return [...target, ...inside];
      }),
    ),
  );
}

/** Where in the value that a patch sets the definition is named: found in the card as the patch makes it. */
function namesInPatch(patch: Patch, target: ValidDefinition | null, { kind, id }: Named): FindingPath[] {
  if (!('set' in patch) || !target) return [];
  const changed = applyPatch(target.value, patch);
  if (!changed || target.game !== 'ygios' || (target.kind !== 'card' && target.kind !== 'bonus')) return [];
  const parsed = ygiosSchemas[target.kind].safeParse(changed.value);
  if (!parsed.success) return [];
  const way = patch.at.split('.');
  return referencesOf({ ...target, value: parsed.data } as ValidDefinition<'ygios'>)
    .filter((named) => named.kind === kind && named.id === id)
    .filter(({ at }) => way.every((step, index) => String(at[index]) === step))
    .map(({ at }) => at.slice(way.length));
}
