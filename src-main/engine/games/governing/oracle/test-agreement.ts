/** Plays a duel on the oracle and on another table, answer by answer, and says where they part. Tests only. */
import type { GoverningLook } from '@shared/games/governing/scenario';
import { valueKey } from '../../../kernel/scenario/compare';
import type { Difference } from '../../../kernel/scenario/difference';
import type { OpenQuestion } from '../../../kernel/scenario/run-scenario';
import { moveKey, type Happening, type Move, type OracleDuel, type Question, type Snapshot } from './oracle';
import type { Chance } from './test-pack';
import { anyAnswer } from './test-play';

/** What is needed of the other one: a part of the kernel's ScenarioTable, and its answers as complete moves. */
export interface OtherTable {
  question(): OpenQuestion | null;
  /** The entries of an order; of any other question it is not asked. */
  answers(): readonly unknown[];
  /** Every answer as traces write it; of an order it is not asked. */
  moves(): readonly Move[];
  refuse(move: Move): { readonly code: string } | null;
  take(move: Move): void;
  look(wanted: GoverningLook, at: string): Difference | null;
}

/** What the two must have in common at a question. What FORMAT.md leaves open is left out. */
function wantedOf(snapshot: Snapshot, question: Question | null): GoverningLook {
  const { objects, pile, couch, hand, book, remembered, ...rest } = snapshot;
  const inPlay = Object.entries(objects).flatMap(([name, object]) => {
    const { settled, ...seen } = object;
    const isFurre = object.maxSp > 0 || object.pe > 0;
    return object.in === 'play' ? [[name, isFurre ? { ...seen, settled } : seen] as const] : [];
  });
  const isMidEffect = question?.for === 'pick' || question?.for === 'may';
  const lists = (cards: Snapshot['hand']): NonNullable<GoverningLook['hand']> =>
    Object.fromEntries(Object.entries(cards).map(([seat, ids]) => [seat, [...ids]]));
  return {
    ...rest,
    objects: Object.fromEntries(inPlay),
    remembered,
    hand: lists(hand),
    book: lists(book),
    // While an effect asks, its card is neither waiting nor put away.
    ...(isMidEffect ? {} : { pile: [...pile], couch: lists(couch) }),
  };
}

/** Everything that happened, as `events` writes it. */
export function eventsOf(happened: readonly Happening[]): (string | string[])[] {
  const moments = new Map<number, string[]>();
  for (const { moment, text } of happened) moments.set(moment, [...(moments.get(moment) ?? []), text]);
  return [...moments.values()].map(([first, ...rest]) =>
    rest.length === 0 ? (first ?? '') : [first ?? '', ...rest],
  );
}

/** Of the refusals of moves that neither offers; the codes must be the same ones. */
export interface Probe {
  readonly moves: (duel: OracleDuel, question: Question, chance: Chance) => readonly Move[];
}

const shown = (moves: readonly string[]): string => moves.toSorted().join(' ');

function questionDifference(duel: OracleDuel, other: OtherTable): string | null {
  const [asked, open] = [duel.question(), other.question()];
  if (!asked || !open)
    return asked || open ? `asked ${JSON.stringify(asked?.for)}, the other ${JSON.stringify(open)}` : null;
  if (valueKey([asked.by]) !== valueKey(open.by))
    return `asks ${asked.by} (${asked.for}), the other ${JSON.stringify(open)}`;
  if (asked.for === 'order') {
    const [mine, others] = [asked.order.map(valueKey), other.answers().map(valueKey)];
    return shown(mine) === shown(others) ? null : `order ${shown(mine)}, the other ${shown(others)}`;
  }
  const [mine, others] = [asked.answers.map(moveKey), other.moves().map(moveKey)];
  if (shown(mine) === shown(others)) return null;
  const less = mine.filter((key) => !others.includes(key));
  const more = others.filter((key) => !mine.includes(key));
  return `${asked.for}: the other lacks ${shown(less)}, and has ${shown(more)}`;
}

function probeDifference(duel: OracleDuel, other: OtherTable, moves: readonly Move[]): string | null {
  for (const move of moves) {
    const [mine, others] = [duel.refuse(move), other.refuse(move)?.code ?? null];
    if (mine !== others) return `refuses ${JSON.stringify(move)} as ${mine}, the other as ${others}`;
  }
  return null;
}

export interface Trial {
  readonly duel: OracleDuel;
  readonly other: OtherTable;
  readonly chance: Chance;
  readonly probe?: Probe;
  /** Whether all events are compared too, at the end. */
  readonly withEvents?: boolean;
  /** After so many answers it is enough: duels with strange cards need not end. */
  readonly most?: number;
}

/** The first difference, with the answers that led to it; null if they agree to the end. */
export function findDifference({
  duel,
  other,
  chance,
  probe,
  withEvents = false,
  most = Infinity,
}: Trial): string | null {
  const taken: Move[] = [];
  const told = (text: string): string => `${text}\nafter ${JSON.stringify(taken)}`;
  for (;;) {
    const question = duel.question();
    const difference =
      questionDifference(duel, other) ??
      (question && probe ? probeDifference(duel, other, probe.moves(duel, question, chance)) : null);
    if (difference !== null) return told(difference);
    const looked = other.look(wantedOf(duel.snapshot(), question), 'now');
    if (looked) return told(JSON.stringify(looked));
    if (!question || taken.length >= most) break;
    const move = anyAnswer(question, chance);
    taken.push(move);
    duel.answer(move);
    other.take(move);
  }
  const events = withEvents ? other.look({ events: eventsOf(duel.happened()) }, 'end') : null;
  return events && told(JSON.stringify(events));
}
