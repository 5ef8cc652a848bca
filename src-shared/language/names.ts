import { z } from 'zod';
import { nameLength, plainCharacters, visibleCharacter } from './name-rule';

/** One visible line. The messages are diagnostic codes: see shape-diagnostics.ts. */
export const lineText = (max: number) =>
  z
    .string()
    .min(1, `bad-text ${max}`)
    .max(max, `bad-text ${max}`)
    .regex(plainCharacters, `bad-text ${max}`)
    .regex(visibleCharacter, `bad-text ${max}`);

export const nameText = lineText(nameLength);

/** A name in every language. */
export const namesSchema = z.strictObject({ en: nameText, ja: nameText, uk: nameText });
export type Names = z.infer<typeof namesSchema>;
