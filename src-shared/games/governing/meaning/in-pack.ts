import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { placedIn } from '@shared/language/meaning/placed-in';
import { givesAp, unaffordable } from './affordable';
import { listFindings } from './rules';

/** The list that both players use must be long enough for both opening hands to be drawn from it. */
export function findInPack(
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
