/** Positions in the middle of a duel that random play would hardly reach. Tests only. */
import { startDuel, type Given, type OraclePack, type Seat } from './oracle';
import type { GivenObject } from './position';
import { allSeats } from './printed';
import type { Chance } from './test-pack';

const numberOfObjects = 12;

function randomObjects(
  pack: OraclePack,
  seats: readonly Seat[],
  chance: Chance,
): Record<string, GivenObject> {
  const seat = (): Seat => seats[chance(seats.length)] ?? 'A';
  const kinds = [...pack.cards, ...pack.tokens].filter(({ type }) => type !== 'action');
  const objects: Record<string, GivenObject> = {};
  const furres: string[] = [];
  for (let at = 1 + chance(numberOfObjects); at > 0; at -= 1) {
    const card = kinds[chance(kinds.length)];
    if (!card) continue;
    const name = `o${at}`;
    const wearer = furres[chance(Math.max(1, furres.length))];
    if (card.type === 'alteration' && wearer === undefined) continue;
    objects[name] = {
      card: card.id,
      owner: seat(),
      ...(chance(5) === 0 ? { controller: seat() } : {}),
      ...(chance(3) === 0 ? { exhausted: true } : {}),
      ...(card.type === 'furre' && chance(3) === 0 ? { settled: false } : {}),
      ...(card.type === 'furre' && chance(5) === 0 ? { encore: 1 } : {}),
      ...(card.type === 'furre' && chance(3) === 0 ? { sp: 1 + chance(card.sp) } : {}),
      ...(card.type === 'furre' && chance(4) === 0 ? { mods: [randomMod(chance)] } : {}),
      ...(card.type === 'alteration' && wearer !== undefined ? { attached: wearer } : {}),
    };
    if (card.type === 'furre') furres.push(name);
  }
  return objects;
}

const randomMod = (chance: Chance): NonNullable<GivenObject['mods']>[number] => ({
  add: chance(2) === 0 ? 'pe' : 'maxSp',
  n: chance(7) - 3,
  ...(chance(2) === 0 ? { until: 'turn' as const } : {}),
});

/** At rest: nobody is about to bow out, and no SP is above its Max. */
function isAtRest(pack: OraclePack, given: Given): boolean {
  const { objects } = startDuel(pack, {}, { ...given, step: 'main' }).snapshot();
  return Object.values(objects).every(({ sp, maxSp, card }) => {
    const isFurre = [...pack.cards, ...pack.tokens].some(({ id, type }) => id === card && type === 'furre');
    return !isFurre || (sp >= 1 && sp <= maxSp);
  });
}

export function randomPosition(pack: OraclePack, players: number, chance: Chance): Given {
  const seats = allSeats.slice(0, players);
  const ids = pack.cards.map(({ id }) => id);
  const cards = (most: number): string[] =>
    Array.from({ length: chance(most + 1) }, () => ids[chance(ids.length)] ?? '').filter((id) => id !== '');
  const each = <T>(make: () => T): { [S in Seat]?: T } =>
    Object.fromEntries(seats.map((seat) => [seat, make()]));
  for (;;) {
    const given: Given = {
      players,
      turn: 2 + chance(9),
      active: seats[chance(seats.length)] ?? 'A',
      step: chance(4) === 0 ? 'refresh' : 'main',
      hosts: each(() => 1 + chance(pack.rules.hostSp)),
      ap: each(() => chance(12)),
      hand: each(() => cards(7)),
      book: each(() => cards(8)),
      couch: each(() => cards(2)),
      objects: randomObjects(pack, seats, chance),
      quiet: chance(pack.rules.quietTurns),
    };
    if (isAtRest(pack, given)) return given;
  }
}
