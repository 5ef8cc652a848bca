import { z } from 'zod';
import { packLimits } from '@shared/language/pack-format';
import type { AnyEvent } from './events';
import type { Failure } from './failures';

/** A larger file is no pack: a host need not read it. */
export const packFileBytes = packLimits.archiveBytes;

/** The largest pack there may be as one message, as one file or as many with the list of them in front. */
export const messageBytes = packLimits.archiveBytes + 8 * 1024 * 1024;

/** What the web host's socket carries, inside the frames of wire.ts. */
export const requestSchema = z.strictObject({
  id: z.int().min(0),
  call: z.string().max(80),
  params: z.unknown().optional(),
});
export type Request = z.infer<typeof requestSchema>;

export type Reply =
  | { readonly id: number; readonly result: { ok: true; value: unknown } | { ok: false; error: Failure } }
  | { readonly event: AnyEvent };
