import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { placedIn } from '@shared/language/meaning/placed-in';
import { rulingFindings } from '../rulings/check-rulings';
import { cardInPackFindings, dealtModes, packFindings } from './pack';

/** What rules and cards that are right by themselves mean, or fail to mean, together. */
export function findInPack(
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
