import { z } from 'zod';

/**
 * What can be wrong with a pack. The sentence is `diagnostic.<code>` in src-shared/i18n; `data` fills it.
 * Adding a code without its sentence in three languages does not compile.
 */
export const diagnosticCodes = [
  // the container
  'not-an-archive',
  'archive-damaged',
  'bad-path',
  'duplicate-path',
  'unknown-file',
  'missing-file',
  'too-many-files',
  'file-too-big',
  'pack-too-big',
  'checksum',
  // the text
  'not-utf8',
  'bad-json',
  'too-deep',
  // the shape
  'unknown-format',
  'unknown-game',
  'unknown-key',
  'missing',
  'wrong-type',
  'not-an-integer',
  'out-of-range',
  'unknown-word',
  'bad-id',
  'bad-text',
  'id-not-path',
  'twice',
  // the meaning
  'unknown-id',
  // pictures
  'bad-image',
] as const;
export type DiagnosticCode = (typeof diagnosticCodes)[number];

/** `file` is the path inside the pack, `at` the place inside the document, `line` and `column` count from 1. */
export const diagnosticSchema = z.object({
  code: z.enum(diagnosticCodes),
  file: z.string(),
  at: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Diagnostic = z.infer<typeof diagnosticSchema>;
