import { z } from 'zod';

export const nameLength = 120;

/**
 * One visible line: no control characters, no text-direction overrides, no half of a surrogate pair (UTF-8
 * can't store it), and something to see. The messages are diagnostic codes: see shape-diagnostics.ts.
 */
export const lineText = (max: number) =>
  z
    .string()
    .min(1, `bad-text ${max}`)
    .max(max, `bad-text ${max}`)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u, `bad-text ${max}`)
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, `bad-text ${max}`);

export const nameText = lineText(nameLength);

/** A name in every language. */
export const namesSchema = z.strictObject({ en: nameText, ja: nameText, uk: nameText });
export type Names = z.infer<typeof namesSchema>;
