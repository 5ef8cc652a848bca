/** Why a scenario's cards or its position are refused, in the words of scenario files. */
export const invalidCodes = [
  'unknown-key',
  'unknown-word',
  'unknown-card',
  'unknown-object',
  'missing',
  'not-an-integer',
  'negative',
  'needs-round',
  'needs-all-or-pick',
  'out-of-range',
  'not-an-object',
  'twice',
] as const;
export type InvalidCode = (typeof invalidCodes)[number];
