import { z } from 'zod';
import type { PrintProblem } from '@shared/print/model';
import { languages } from '@shared/util/languages';

/** A box whose words don't fit into it, or can't be written. */
export const misfit = z.object({
  card: z.string(),
  path: z.string(),
  language: z.enum(languages),
  box: z.string(),
  /** It fits, but no font of ours has these. */
  letters: z.string().optional(),
});
export type Misfit = z.infer<typeof misfit>;

/** Why a job can't be printed: a plan's problem. */
export const printProblem = z.custom<PrintProblem>();
