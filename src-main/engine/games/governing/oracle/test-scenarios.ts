/** Runs scenarios of scenarios/FORMAT.md through the oracle. */
import { expect } from 'vitest';
import { moveKey, startDuel, type OracleDuel, type OraclePack } from './oracle';
import type { Given, Happening, Move, Snapshot } from './position';
import type { OracleCard } from './printed';
import type { OracleOptions } from './start';
import { firstMistake } from './test-invalid';

type Happened = string | readonly string[];
type Entry = string | boolean;
type PerSeat = Readonly<Record<string, unknown>>;
export interface Look extends Partial<Record<keyof Snapshot, unknown>> {
  readonly events?: readonly Happened[];
  readonly noEvents?: readonly string[];
  readonly invalid?: { readonly at: string; readonly code: string };
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
  readonly options?: OracleOptions;
  readonly cards?: readonly OracleCard[];
  readonly given: Given;
  readonly when: readonly WhenStep[];
  readonly then: Look;
}

/** The answer alone, as `offered` writes it. */
function entryOf({ by: _, ...answer }: Move): unknown {
  const values: unknown[] = Object.values(answer);
  return values[0];
}

function offeredAt(duel: OracleDuel, move: Move): unknown[] {
  if ('play' in move || 'activate' in move || 'swing' in move) return [...duel.aims(move)];
  const question = duel.question();
  if (!question) return [];
  return question.for === 'order' ? [...question.order] : question.answers.map(entryOf);
}

/** Where the list begins to differ from what happened, or null. */
export function missingEvent(wanted: readonly Happened[], happened: readonly Happening[]): Happened | null {
  let from = 0;
  for (const entry of wanted) {
    const together = typeof entry === 'string' ? [entry] : entry;
    const places = happened.flatMap((first, at) => {
      if (at < from || !together.includes(first.text)) return [];
      const found = together.map((text) =>
        happened.findIndex(
          (other, index) => index >= from && other.moment === first.moment && other.text === text,
        ),
      );
      return found.includes(-1) ? [] : [Math.max(...found)];
    });
    const [place] = places;
    if (place === undefined) return entry;
    from = place + 1;
  }
  return null;
}

const sorted = (list: readonly unknown[]): unknown[] => list.map((item) => JSON.stringify(item)).toSorted();

function look(duel: OracleDuel, { events, noEvents, invalid: _, ...wanted }: Look): void {
  const happened = duel.happened();
  if (events) expect(missingEvent(events, happened), happened.map(({ text }) => text).join(', ')).toBeNull();
  const texts = happened.map(({ text }) => text);
  for (const text of noEvents ?? []) expect(texts).not.toContain(text);
  const snapshot: Record<string, unknown> = { ...duel.snapshot() };
  for (const [key, value] of Object.entries(wanted)) {
    const found = snapshot[key];
    if (key === 'hand' || key === 'couch' || key === 'book') {
      for (const [seat, cards] of Object.entries(value as PerSeat)) {
        const list = (found as Record<string, readonly unknown[]>)[seat] ?? [];
        if (!Array.isArray(cards)) expect(list.length, `${key}.${seat}`).toBe(cards);
        else if (key === 'book') expect(list, `${key}.${seat}`).toEqual(cards);
        else expect(sorted(list), `${key}.${seat}`).toEqual(sorted(cards));
      }
    } else if (value !== null && typeof value === 'object' && !Array.isArray(value))
      expect(found, key).toMatchObject(value);
    else expect(found, key).toEqual(value);
  }
}

function take(duel: OracleDuel, step: Exclude<WhenStep, { readonly expect: Look }>): void {
  const { refused, code, offered, notOffered, ...move } = step;
  if (refused) {
    const before = JSON.stringify(duel.snapshot());
    expect((duel.question()?.answers ?? []).map(moveKey)).not.toContain(moveKey(move));
    const refusal = duel.refuse(move);
    expect(refusal, JSON.stringify(move)).toBe(code ?? refusal);
    expect(refusal).not.toBeNull();
    expect(() => duel.answer(move)).toThrow('Not among the answers');
    expect(JSON.stringify(duel.snapshot())).toBe(before);
    return;
  }
  expect(duel.refuse(move), JSON.stringify([move, duel.question()])).toBeNull();
  const entries = sorted(offered || notOffered ? offeredAt(duel, move) : []);
  if (offered) expect(entries, 'offered').toEqual(sorted(offered));
  for (const entry of notOffered ?? []) expect(entries).not.toContain(JSON.stringify(entry));
  duel.answer(move);
}

export function runScenario(pack: OraclePack, scenario: Scenario): void {
  const { cards = [], options = {}, given, when, then } = scenario;
  const wider = { ...pack, cards: [...pack.cards, ...cards] };
  expect(firstMistake(wider, cards, given)).toEqual(then.invalid ?? null);
  if (then.invalid) return;
  const duel = startDuel(wider, options, given);
  for (const step of when) {
    if ('expect' in step) look(duel, step.expect);
    else take(duel, step);
  }
  look(duel, then);
  expect([undefined, 'main']).toContain(duel.question()?.for);
}
