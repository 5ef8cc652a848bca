import type { printParseErrorCode } from 'jsonc-parser';
import type { JsonTrouble } from '../diagnostic-codes';
import type { FixTitle, Span } from '../fixes';
import type { Token } from './tokens';

export type ErrorName = ReturnType<typeof printParseErrorCode>;

/** What stands at the first place that can't be read. */
export interface Stumble {
  readonly text: string;
  readonly error: ErrorName;
  readonly at: number;
  readonly tokens: readonly Token[];
  /** Index of the token there, or behind the last one. */
  readonly index: number;
  readonly here: Token | undefined;
  readonly before: Token | undefined;
}

/** A guess at what was meant. Whether it is right is tried: see find-troubles.ts. */
export interface Repair {
  readonly detail: JsonTrouble;
  /** Where the mistake is, if not where the reader stumbled. */
  readonly at?: number;
  readonly found?: string;
  readonly to?: string;
  readonly title: FixTitle;
  readonly data: Readonly<Record<string, string>>;
  readonly spans: readonly Span[];
}

export const span = (from: number, to: number, put: string): Span => ({ from, to, put });

export const insertion = (detail: JsonTrouble, at: number, sign: string): Repair => ({
  detail,
  to: sign,
  title: 'insert',
  data: { sign },
  spans: [span(at, at, sign)],
});
