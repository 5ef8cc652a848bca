import { z } from 'zod';
import type { PrintProblem } from '@shared/print/model';
import { languages } from '@shared/util/languages';

/** A box whose words don't fit into it. */
export const misfit = z.object({
  card: z.string(),
  path: z.string(),
  language: z.enum(languages),
  box: z.string(),
});
export type Misfit = z.infer<typeof misfit>;

/** Why a job can't be printed: a plan's problem. */
export const printProblem = z.custom<PrintProblem>();
