import type { LockTrouble } from '@shared/language/diagnostic-codes';
import type { Step, Zones } from '../effects/index';
import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import type { Position } from './position';
import type { Surroundings } from './surroundings';

type LockStep = Extract<Step, { do: 'lock' }>;
type PositionLock = NonNullable<Position['locks']>[number];

/** Locks that no game could have made: nothing would ever end them, or nothing could explain them. */
export function lockFindings(given: Position, around: Surroundings, at: FindingPath): Finding[] {
  const seen = new Set<string>();
  return (given.locks ?? []).flatMap((lock, index): Finding[] => {
    const here = [...at, 'locks', index];
    const key = `${lock.side} ${lock.zone} ${lock.source}`;
    if (seen.has(key)) return [finding('twice', here, { found: lock.source })];
    seen.add(key);
    const trouble = troubleWith(lock, given, around);
    if (!trouble) return [];
    return [finding('impossible-lock', [...here, keyOf[trouble]], { found: lock.source, detail: trouble })];
  });
}

const keyOf: Readonly<Record<LockTrouble, keyof PositionLock>> = {
  ability: 'source',
  place: 'source',
  side: 'side',
  zone: 'zone',
  next: 'from',
};

function troubleWith(lock: PositionLock, given: Position, around: Surroundings): LockTrouble | null {
  const card = around.cards.get(lock.source);
  const steps = lockSteps(
    card ? [...(card.fire ?? []), ...(card.pay ?? [])] : (around.bonuses.get(lock.source)?.enter ?? []),
  );
  if (steps.length === 0) return 'ability';
  const lies = given.board?.find(({ card: id }) => id === lock.source);
  // A lock ends with its source, unless the text says otherwise.
  const bound = card !== undefined && steps.every(({ bound }) => bound !== false);
  if (bound && lies?.face !== 'up') return 'place';
  if (card && lies && lies.owner === lock.side && steps.every(({ on }) => on === 'foe')) return 'side';
  const row = given.row ?? around.row;
  if (!steps.some(({ zones }) => mayLock(zones, lock.zone, row))) return 'zone';
  const turn = given.turn ?? given.first ?? 'A';
  return lock.from === 'next' && lock.side !== turn ? 'next' : null;
}

const lockSteps = (steps: readonly Step[]): LockStep[] =>
  steps.filter((step): step is LockStep => step.do === 'lock');

/** Zones named outright are known for the whole round; `here` and `there` may have been anywhere. */
function mayLock(zones: Zones, zone: string, row: readonly string[]): boolean {
  const word = typeof zones === 'string' ? zones : zones.beside;
  if (!row.includes(word)) return true;
  if (typeof zones === 'string') return zones === zone;
  return Math.abs(row.indexOf(word) - row.indexOf(zone)) === 1;
}
