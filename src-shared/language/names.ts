import { z } from 'zod';

/** A name in every language. One visible line: no control characters, no text-direction overrides. */
export const nameText = z
  .string()
  .min(1)
  .max(120)
  // eslint-disable-next-line no-control-regex -- control characters are what it refuses
  .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u);

export const namesSchema = z.strictObject({ en: nameText, ja: nameText, uk: nameText });
export type Names = z.infer<typeof namesSchema>;
