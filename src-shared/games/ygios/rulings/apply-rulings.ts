import type { ValidDefinition } from '@shared/language/definitions/index';
import type { OptionValues } from '@shared/language/options';
import type { Rules } from '../definitions/rules';
import type { Patch } from '../definitions/ruling';
import { ygiosSchemas } from '../schemas';
import { applyPatch } from './apply-patch';

/** The patches that these values of the rulings ask for, in the order of the rules. */
export const chosenPatches = (rules: Rules, values: OptionValues): readonly Patch[] =>
  rules.rulings.flatMap(({ id, choices, default: preset }) => {
    const wanted = Object.hasOwn(values, id) ? values[id] : preset;
    return choices.find(({ value }) => value === wanted)?.patches ?? [];
  });

export const patchTarget = (patch: Patch): { readonly kind: 'card' | 'bonus'; readonly id: string } =>
  'card' in patch ? { kind: 'card', id: patch.card } : { kind: 'bonus', id: patch.bonus };

/** A definition's data after some patches; one that leads nowhere changes nothing. */
export const patchedData = (data: unknown, patches: readonly Patch[]): unknown =>
  patches.reduce((value, patch) => {
    const next = applyPatch(value, patch);
    return next ? next.value : value;
  }, data);

/**
 * The definitions as they are played under these values; nothing is changed in place. That every choice leaves
 * definitions that are right is checked with the pack, so anything else here is a bug.
 */
export function applyRulings(
  definitions: readonly ValidDefinition<'ygios'>[],
  rules: Rules,
  values: OptionValues,
): ValidDefinition<'ygios'>[] {
  const patches = chosenPatches(rules, values);
  return definitions.map((definition) => {
    const own = patches.filter((patch) => {
      const { kind, id } = patchTarget(patch);
      return kind === definition.kind && id === definition.id;
    });
    if (own.length === 0) return definition;
    const data = patchedData(definition.value, own);
    return {
      ...definition,
      value: ygiosSchemas[definition.kind].parse(data),
    } as ValidDefinition<'ygios'>;
  });
}
