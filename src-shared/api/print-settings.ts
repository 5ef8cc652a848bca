import { z } from 'zod';
import {
  backWays,
  cropMarkWords,
  paperTurns,
  sideOrders,
  type Layout,
  type Margins,
  type Size,
} from '@shared/geometry/sheets/model';
import { styles } from '@shared/language/definitions/template-words';
import type { PrintSettings } from '@shared/print/model';
import { languages } from '@shared/util/languages';
import { mostPresets, presetNameLength } from './settings-words';

/** Two metres: no printer takes more, and no arithmetic of the sheets goes wrong below it. */
export const longestLength = 2000;
const length = z.number().min(0).max(longestLength);
const size = z.strictObject({
  w: z.number().positive().max(longestLength),
  h: z.number().positive().max(longestLength),
}) satisfies z.ZodType<Size>;
const margins = z.strictObject({
  top: length,
  right: length,
  bottom: length,
  left: length,
}) satisfies z.ZodType<Margins>;
const offset = z.number().min(-longestLength).max(longestLength);

const layout = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('sheets'),
    paper: size,
    turn: z.enum(paperTurns),
    margins,
    gap: length,
    bleed: length,
    marks: z.enum(cropMarkWords),
    backs: z.enum(backWays),
    offset: z.strictObject({ x: offset, y: offset }),
  }),
  z.strictObject({
    is: z.literal('single'),
    bleed: length,
    backs: z.enum(backWays),
    order: z.enum(sideOrders),
  }),
]) satisfies z.ZodType<Layout>;

export const printSettings = z.strictObject({
  layout,
  card: size.nullable(),
  style: z.enum(styles),
  titles: z.boolean(),
  notes: z.boolean(),
  calibration: z.boolean(),
}) satisfies z.ZodType<PrintSettings>;

/** What the Print screen keeps: presets of one's own, and what was chosen last. */
export const printChoices = z.strictObject({
  presets: z
    .array(z.strictObject({ name: z.string().min(1).max(presetNameLength), settings: printSettings }))
    .max(mostPresets),
  last: z
    .strictObject({
      pack: z.string().min(1).max(80).nullable(),
      /** Which preset it began with: `a4`, or `own:` and a name. It may have been changed since, or be gone. */
      preset: z
        .string()
        .max(presetNameLength + 4)
        .nullable(),
      languages: z.array(z.enum(languages)).min(1).max(languages.length),
      settings: printSettings,
    })
    .nullable(),
});
export type PrintChoices = z.infer<typeof printChoices>;
export type OwnPreset = PrintChoices['presets'][number];
