import { describe, expect, it } from 'vitest';
import { resolveOptions } from './options';

const rules = { options: { lkiTurns: 1 } } as const;

const right: readonly (readonly [what: string, given: Record<string, unknown>, lkiTurns: 0 | 1])[] = [
  ['nothing', {}, 1],
  ['a number', { lkiTurns: 0 }, 0],
  ['a number as text, as the command line gives it', { lkiTurns: '0' }, 0],
];
const wrong: readonly (readonly [what: string, given: Record<string, unknown>, problem: object])[] = [
  ['an option that is none', { lkiTurn: 0 }, { code: 'unknown-option', nearest: 'lkiTurns' }],
  ['another number', { lkiTurns: 2 }, { code: 'unknown-value', at: 'lkiTurns', known: ['0', '1'] }],
  ['a fraction', { lkiTurns: 0.5 }, { code: 'unknown-value' }],
  ['yes', { lkiTurns: true }, { code: 'unknown-value' }],
];

describe('the options of the duel', () => {
  it.each(right)('take %s', (_what, given, lkiTurns) => {
    expect(resolveOptions(rules, given)).toEqual({
      ok: true,
      value: { values: { lkiTurns: String(lkiTurns) }, engine: { lkiTurns } },
    });
  });
  it.each(wrong)('refuse %s', (_what, given, problem) => {
    expect(resolveOptions(rules, given)).toMatchObject({ ok: false, error: problem });
  });
});
