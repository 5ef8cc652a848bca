/** Runs scenarios of scenarios/FORMAT.md through the oracle. Codes of refused moves are the product's affair. */
import { expect } from 'vitest';
import { moveKey, startRound, type OracleRound } from './oracle';
import type { OracleOptions } from './options';
import type { Given, Move, Question, Result, Snapshot } from './position';
import type { OraclePack, Seat } from './words';

type Entry = string | boolean | readonly string[] | { readonly play: string };
export interface Look extends Partial<Omit<Snapshot, 'hand' | 'score' | 'devotion'>> {
  readonly hand?: Partial<Snapshot['hand']>;
  readonly score?: Partial<Snapshot['score']>;
  readonly devotion?: Record<string, Partial<Record<Seat, number>>>;
  readonly asks?: Partial<Question> | null;
  readonly value?: Record<string, number>;
  readonly legal?: readonly Entry[];
  readonly round?: Result | null;
  readonly timeline?: Seat | null;
  readonly sculpted?: Partial<Record<Seat, readonly string[]>>;
}
export type WhenStep =
  | { readonly expect: Look }
  | (Move & {
      readonly refused?: true;
      readonly code?: string;
      readonly offered?: readonly Entry[];
      readonly notOffered?: readonly Entry[];
    });
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly options: OracleOptions;
  readonly given: Given;
  readonly when: readonly WhenStep[];
  readonly then: Look;
}

const keyed = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
const asSet = (list: readonly unknown[]): string[] => list.map(keyed).toSorted();

/** The answer alone, as `offered` writes it. */
function entryOf(move: Move): Entry {
  if ('play' in move) return { play: move.play, face: move.face, zone: move.zone } as Entry;
  if ('backOff' in move) return 'backOff';
  if ('pass' in move) return 'pass';
  if ('pick' in move) return move.pick;
  if ('may' in move) return move.may;
  if ('place' in move) return move.place;
  if ('putUnder' in move) return move.putUnder;
  if ('discard' in move) return move.discard.toSorted();
  if ('sculpt' in move) return move.sculpt.toSorted();
  return move.zone;
}

const sets: readonly string[] = ['board', 'discard', 'spent', 'locks'];

function look(round: OracleRound, wanted: Look): void {
  const question = round.question();
  const snapshot: Record<string, unknown> = { ...round.snapshot(), sculpted: round.sculpted() };
  for (const [key, value] of Object.entries(wanted)) {
    if (key === 'value') {
      for (const [card, n] of Object.entries(wanted.value ?? {})) expect(round.value(card), card).toBe(n);
    } else if (key === 'legal') {
      const offered = asSet((question?.answers ?? []).map(entryOf));
      expect(offered, key).toEqual(expect.arrayContaining(asSet(wanted.legal ?? [])));
    } else if (key === 'round') expect(round.result(), key).toEqual(value);
    else if (key === 'timeline') expect(round.timeline(), key).toEqual(value);
    else if (key === 'asks') {
      if (value === null) expect(question, key).toBeNull();
      else expect(question, key).toMatchObject(value as object);
    } else if (sets.includes(key)) {
      expect(asSet(snapshot[key] as unknown[]), key).toEqual(asSet(value as unknown[]));
    } else if (key === 'hand' || key === 'sculpted') {
      for (const [seat, cards] of Object.entries(value as Record<Seat, string[]>)) {
        const held = (snapshot[key] as Record<string, string[]>)[seat];
        expect(asSet(held ?? []), `${key}.${seat}`).toEqual(asSet(cards));
      }
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      expect(snapshot[key], key).toMatchObject(value);
    } else expect(snapshot[key], key).toEqual(value);
  }
}

function take(round: OracleRound, step: Exclude<WhenStep, { readonly expect: Look }>): void {
  const { refused, code: _, offered, notOffered, ...move } = step;
  const answers = round.question()?.answers ?? [];
  if (refused) {
    expect(answers.map(moveKey)).not.toContain(moveKey(move));
    expect(() => round.answer(move)).toThrow('Not among the answers');
    return;
  }
  const entries = asSet(answers.map(entryOf));
  if (offered) expect(entries, 'offered').toEqual(asSet(offered));
  for (const entry of notOffered ?? []) expect(entries).not.toContain(keyed(entry));
  round.answer(move);
}

export function runScenario(pack: OraclePack, scenario: Scenario): void {
  const round = startRound(pack, scenario.options, scenario.given);
  for (const step of scenario.when) {
    if ('expect' in step) look(round, step.expect);
    else take(round, step);
  }
  look(round, scenario.then);
  expect([undefined, 'turn']).toContain(round.question()?.for);
}
