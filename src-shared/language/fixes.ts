import { z } from 'zod';

/** What a fix does, for its button: `fix.<title>` in src-shared/i18n. */
export const fixTitles = [
  'replace',
  'rename',
  'remove',
  'add',
  'unquote',
  'keep-words',
  'drop-words',
] as const;

const path = z.array(z.union([z.string(), z.number()]));

/** Changes of the document that end a diagnostic: see apply-fix.ts. */
export const fixSchema = z.object({
  title: z.enum(fixTitles),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  edits: z.array(
    z.union([
      z.object({ at: path, set: z.union([z.string(), z.number(), z.boolean()]) }),
      z.object({ at: path, remove: z.literal(true) }),
      /** Another name for the key, its value kept. */
      z.object({ at: path, rename: z.string() }),
    ]),
  ),
});
export type Fix = z.infer<typeof fixSchema>;

type Way = readonly PropertyKey[];
const plain = (way: Way): (string | number)[] =>
  way.map((step) => (typeof step === 'number' ? step : String(step)));

export const replaceFix = (at: Way, to: string | boolean): Fix => ({
  title: 'replace',
  data: { to: String(to) },
  edits: [{ at: plain(at), set: to }],
});
export const renameFix = (at: Way, to: string): Fix => ({
  title: 'rename',
  data: { to },
  edits: [{ at: plain(at), rename: to }],
});
export const removeFix = (at: Way, found: string): Fix => ({
  title: 'remove',
  data: { found },
  edits: [{ at: plain(at), remove: true }],
});
/** `at` is the place after the last entry of a list, which need not be there yet. */
export const addFix = (at: Way, found: string): Fix => ({
  title: 'add',
  data: { found },
  edits: [{ at: plain(at), set: found }],
});
/** The words were looked at and are right for the effects as they are now. */
export const keepWordsFix = (at: Way, mark: string): Fix => ({
  title: 'keep-words',
  data: {},
  edits: [{ at: plain([...at, 'for']), set: mark }],
});
export const dropWordsFix = (at: Way): Fix => ({
  title: 'drop-words',
  data: {},
  edits: [{ at: plain(at), remove: true }],
});
export const unquoteFix = (at: Way, to: boolean): Fix => ({
  title: 'unquote',
  data: {},
  edits: [{ at: plain(at), set: to }],
});
