import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Rules } from '../definitions/rules';
import type { Patch } from '../definitions/ruling';
import { severityOf } from '@shared/language/diagnostics';
import { effectFindings } from '../effects/meaning/index';
import { zoneReferences } from '../effects/zone-references';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import { removeEntryFix } from '@shared/language/fixes';
import { ygiosSchemas } from '../schemas';
import { applyPatch } from './apply-patch';
import { patchTarget } from './apply-rulings';

/** Several rulings may change one card, and every way to choose must leave a card that is right. */
export const mostWays = 256;

export interface RulingSurroundings {
  /** The definition as it stands, or null. */
  readonly find: (kind: 'card' | 'bonus', id: string) => ValidDefinition<'ygios'> | null;
  readonly isZone: (id: string) => boolean;
}

interface PlacedPatch {
  readonly patch: Patch;
  readonly at: FindingPath;
}
/** For one target: of each ruling that concerns it, the patches of each choice. */
type Ways = readonly (readonly PlacedPatch[])[];

const keyOf = (patch: Patch): string => {
  const { kind, id } = patchTarget(patch);
  return `${kind} ${id}`;
};

/** What is wrong with the rulings of one rules document; the places are in it. */
export function rulingFindings(rules: Rules, around: RulingSurroundings): Finding[] {
  const targets = new Map(
    rules.rulings.flatMap(({ choices }) =>
      choices.flatMap(({ patches = [] }) => patches.map((patch) => [keyOf(patch), patchTarget(patch)])),
    ),
  );
  return [...targets].flatMap(([key, { kind, id }]) => {
    const ways = waysTo(rules, key);
    const definition = around.find(kind, id);
    if (!definition) return ways.flat(2).map((one) => idlePatch(one, 'definition'));
    const count = ways.reduce((product, choices) => product * choices.length, 1);
    if (count > mostWays) {
      const at = ways.flat(2)[0]?.at ?? ['rulings'];
      return [finding('too-many-choices', at, { found: id, max: mostWays })];
    }
    return tryAll(definition, ways, around);
  });
}

function waysTo(rules: Rules, key: string): Ways[] {
  return rules.rulings
    .map(({ choices }, ruling) =>
      choices.map(({ patches = [] }, choice) =>
        patches
          .map((patch, index) => ({
            patch,
            at: ['rulings', ruling, 'choices', choice, 'patches', index],
          }))
          .filter(({ patch }) => keyOf(patch) === key),
      ),
    )
    .filter((choices) => choices.some((patches) => patches.length > 0));
}

const idlePatch = ({ patch, at }: PlacedPatch, detail: 'definition' | 'place'): Finding =>
  finding('idle-patch', at, { found: patchTarget(patch).id, place: patch.at, detail }, removeEntryFix(at));

function tryAll(
  definition: ValidDefinition<'ygios'>,
  ways: readonly Ways[],
  around: RulingSurroundings,
): Finding[] {
  const used = new Set<Patch>();
  const wrong = new Map<Patch, Finding>();
  for (const patches of combinations(ways)) {
    let data: unknown = definition.value;
    for (const { patch } of patches) {
      const next = applyPatch(data, patch);
      if (!next) continue;
      used.add(patch);
      data = next.value;
    }
    const last = patches.at(-1);
    if (last && !isRight(definition, data, around)) {
      const place = last.patch.at;
      wrong.set(
        last.patch,
        finding('bad-patch', last.at, { found: definition.id, place }, removeEntryFix(last.at)),
      );
    }
  }
  const idle = ways.flat(2).filter(({ patch }) => !used.has(patch));
  return [...wrong.values(), ...idle.map((one) => idlePatch(one, 'place'))];
}

function combinations(ways: readonly Ways[]): (readonly PlacedPatch[])[] {
  return ways.reduce<(readonly PlacedPatch[])[]>(
    (begun, choices) => begun.flatMap((before) => choices.map((patches) => [...before, ...patches])),
    [[]],
  );
}

/** Would this data be taken in the definition's own file? */
function isRight(definition: ValidDefinition<'ygios'>, data: unknown, around: RulingSurroundings): boolean {
  const parsed = ygiosSchemas[definition.kind].safeParse(data);
  if (!parsed.success || parsed.data.id !== definition.id) return false;
  const changed = { ...definition, value: parsed.data } as ValidDefinition<'ygios'>;
  if (changed.kind !== 'card' && changed.kind !== 'bonus') return false;
  const zones = zoneReferences(changed).map(({ id }) => id);
  if (changed.kind === 'card') zones.push(changed.value.home);
  return (
    zones.every((id) => around.isZone(id)) &&
    effectFindings(changed).every(({ code }) => severityOf(code) !== 'error')
  );
}
