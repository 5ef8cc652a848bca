import type { SeenCard } from '@shared/api/matches';
import { inOrder, isCard, placeOf, thingsOf, type Asked, type Thing } from './things';

/** The answers that go with everything that was pressed; where the order counts, those that begin with it. */
export function answersFor(asked: Asked, picked: readonly Thing[]): readonly number[] {
  const { answers, only } = asked;
  const all = only ? [...only] : answers.map((_, at) => at);
  const about = all.filter((at) => picked.every((thing) => thing.answers.includes(at)));
  const ordered = inOrder(asked);
  if (!about.some((at) => ordered.has(at))) return about;
  const order = picked.filter(isCard).map(({ path }) => path);
  const begun = about.filter(
    (at) => !ordered.has(at) || order.every((path, place) => answers[at]?.cards[place] === path),
  );
  // Pressed in an order that there is not: better a list of them than a press that leads to nothing.
  return begun.length > 0 ? begun : about;
}

/** Of the answers that are left, those that a thing would leave. */
export function leftBy(asked: Asked, picked: readonly Thing[], thing: Thing): readonly number[] {
  return picked.includes(thing) ? answersFor(asked, picked) : answersFor(asked, [...picked, thing]);
}

/** What is still to be chosen, told by what on the table would bring the answers down. */
export type Missing = 'card' | 'place' | 'either' | 'answer' | null;

/** Things that leave some of the answers and not all: pressing one of them gets on. */
function narrowers(asked: Asked, picked: readonly Thing[]): readonly Thing[] {
  const left = answersFor(asked, picked).length;
  return thingsOf(asked).filter((thing) => {
    if (picked.includes(thing)) return false;
    const leaves = leftBy(asked, picked, thing).length;
    return leaves > 0 && leaves < left;
  });
}

export function missing(asked: Asked, picked: readonly Thing[]): Missing {
  if (answersFor(asked, picked).length < 2) return null;
  const next = narrowers(asked, picked);
  const cards = next.some(isCard);
  const places = next.some((thing) => !isCard(thing));
  if (cards) return places ? 'either' : 'card';
  return places ? 'place' : 'answer';
}

/** Of the answers that are left, those that nothing on the table leads to, such as passing. */
export function loose(asked: Asked, picked: readonly Thing[]): readonly number[] {
  const left = answersFor(asked, picked);
  const led = new Set(narrowers(asked, picked).flatMap((thing) => leftBy(asked, picked, thing)));
  return left.filter((at) => !led.has(at));
}

/** Several cards of one place, such as those to remove or to put in order: an answer that is put together. */
export function isPutTogether({ places }: Asked, picked: readonly Thing[]): boolean {
  const from = picked.filter(isCard).map((card) => placeOf(places, card));
  return new Set(from).size < from.length;
}

/** Where a card stands among those that are put together, counted from 1; null: it is none of them. */
export function numberAmong(
  asked: Asked,
  picked: readonly Thing[],
  staged: number | null,
  card: SeenCard,
): number | null {
  const cards = picked.filter(isCard);
  const [first] = cards;
  if (!first || (!isPutTogether(asked, picked) && !mayComeMore(asked, picked))) return null;
  const at = cards.indexOf(card);
  if (at >= 0) return at + 1;
  // The last one of an order needs no press: it is what is left.
  if (staged === null || !inOrder(asked).has(staged) || !card.answers.includes(staged)) return null;
  if (placeOf(asked.places, card) !== placeOf(asked.places, first)) return null;
  const place = asked.answers[staged]?.cards.indexOf(card.path ?? '') ?? -1;
  return place < 0 ? null : place + 1;
}

/** One card was pressed, and another one of its place goes with it. */
function mayComeMore(asked: Asked, picked: readonly Thing[]): boolean {
  const [first, second] = picked;
  if (!first || second || !isCard(first)) return false;
  const home = placeOf(asked.places, first);
  return narrowers(asked, picked).some((thing) => isCard(thing) && placeOf(asked.places, thing) === home);
}
