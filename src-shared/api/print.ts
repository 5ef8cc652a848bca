import { z } from 'zod';
import { diagnosticSchema } from '@shared/language/diagnostics';
import { styles } from '@shared/language/definitions/template-words';
import type { PrintJob } from '@shared/print/model';
import { languages } from '@shared/util/languages';
import { bytes, packId, revisionId, taskId } from './models';
import { printSettings } from './print-settings';
import { misfit } from './print-troubles';

const key = z.string().min(1).max(400);

export const printJob = z.strictObject({
  pack: packId,
  revision: revisionId.optional(),
  since: revisionId.optional(),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  only: z.array(key).max(20_000).nullable(),
  // Any number: one that can't be printed is told with the card's name, not as a call of the wrong form.
  copies: z.record(key, z.number()),
  settings: printSettings,
}) satisfies z.ZodType<PrintJob>;

const common = {
  job: printJob,
  /** Though words don't fit, or pictures are missing. */
  anyway: z.boolean(),
  /** Written there, an existing file replaced: for the command line only. Otherwise the host asks, or gives the bytes. */
  to: z.string().min(1).max(4000).optional(),
  task: taskId.optional(),
} as const;

export const dpis = [300, 600] as const;
export type Dpi = (typeof dpis)[number];

export const exportWanted = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('pdf'), ...common }),
  z.strictObject({
    what: z.literal('png'),
    dpi: z.union([z.literal(dpis[0]), z.literal(dpis[1])]),
    bleed: z.boolean(),
    ...common,
  }),
  z.strictObject({ what: z.literal('tabletop'), ...common }),
]);
export type ExportWanted = z.infer<typeof exportWanted>;

export const exported = z.object({
  fileName: z.string(),
  bytes: bytes.nullable(),
  /** Where it was written. */
  file: z.string().nullable(),
  pages: z.number(),
  cards: z.number(),
  /** What was printed all the same. */
  misfits: z.array(misfit),
  troubles: z.array(diagnosticSchema),
});

export const engineFound = z.object({
  engine: z.enum(['electron', 'chromium']).nullable(),
  name: z.string(),
});

export const changedWanted = z.strictObject({
  pack: packId,
  revision: revisionId.optional(),
  since: revisionId,
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  style: z.enum(styles),
});
export const changedFound = z.object({ keys: z.array(z.string()) });
