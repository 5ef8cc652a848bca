import { z } from 'zod';

/** What a fix does, for its button: `fix.<title>` in src-shared/i18n. */
export const fixTitles = [
  'replace',
  'rename',
  'remove',
  'remove-entry',
  'remove-rest',
  'remove-mark',
  'plain-space',
  'add',
  'add-key',
  'add-value',
  'set-value',
  'add-translation',
  'insert',
  'type',
  'type-all',
  'quote',
  'unquote',
  'wrap',
  'unwrap',
  'join-lines',
  'swap',
  'move-inside',
  'keep-words',
  'drop-words',
] as const;
export type FixTitle = (typeof fixTitles)[number];

const path = z.array(z.union([z.string(), z.number()]));

/** Characters of the source text that give way to others, for text that is no document yet. Counted from 0. */
const spanSchema = z.object({ from: z.int().min(0), to: z.int().min(0), put: z.string() });
export type Span = z.infer<typeof spanSchema>;

/** Changes of the document that end a diagnostic: see apply-fix.ts. */
export const fixSchema = z.object({
  title: z.enum(fixTitles),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  edits: z.array(
    z.union([
      z.object({ at: path, set: z.json() }),
      z.object({ at: path, remove: z.literal(true) }),
      /** Another name for the key, its value kept. */
      z.object({ at: path, rename: z.string() }),
      /** The value as the only entry of a list, or the only entry of a list as the value. */
      z.object({ at: path, wrap: z.literal(true) }),
      z.object({ at: path, unwrap: z.literal(true) }),
      spanSchema,
    ]),
  ),
});
export type Fix = z.infer<typeof fixSchema>;
export type Edit = Fix['edits'][number];
export type PlacedEdit = Exclude<Edit, Span>;
export type PlainValue = z.infer<ReturnType<typeof z.json>>;

/** Found and mended by its place in the text alone. */
export const isSpan = (edit: Edit): edit is Span => 'put' in edit;

type Way = readonly PropertyKey[];
const plain = (way: Way): (string | number)[] =>
  way.map((step) => (typeof step === 'number' ? step : String(step)));

export const replaceFix = (at: Way, to: string | number | boolean): Fix => ({
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
/** An entry of a list, which has no name. */
export const removeEntryFix = (at: Way): Fix => ({
  title: 'remove-entry',
  data: {},
  edits: [{ at: plain(at), remove: true }],
});
/** `at` is the place after the last entry of a list, which need not be there yet. */
export const addFix = (at: Way, found: string): Fix => ({
  title: 'add',
  data: { found },
  edits: [{ at: plain(at), set: found }],
});
/** A key with a value to begin with; one that can be read at a glance is part of the title. */
export function addKeyFix(at: Way, value: PlainValue): Fix {
  const key = String(at.at(-1) ?? '');
  const edits = [{ at: plain(at), set: value }];
  return typeof value === 'object'
    ? { title: 'add-key', data: { key }, edits }
    : { title: 'add-value', data: { key, value: String(value) }, edits };
}
/** A value somewhere else than where the mistake was found. */
export const setValueFix = (at: Way, value: string | number | boolean): Fix => ({
  title: 'set-value',
  data: { key: String(at.at(-1) ?? ''), value: String(value) },
  edits: [{ at: plain(at), set: value }],
});
/** The words of another language, to be translated where they stand. */
export const addTranslationFix = (at: Way, language: string, words: string): Fix => ({
  title: 'add-translation',
  data: { language },
  edits: [{ at: plain(at), set: words }],
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
export const unquoteFix = (at: Way, to: boolean | number): Fix => ({
  title: 'unquote',
  data: {},
  edits: [{ at: plain(at), set: to }],
});
export const quoteFix = (at: Way, found: string): Fix => ({
  title: 'quote',
  data: { found },
  edits: [{ at: plain(at), set: found }],
});
export const wrapFix = (at: Way): Fix => ({
  title: 'wrap',
  data: {},
  edits: [{ at: plain(at), wrap: true }],
});
export const unwrapFix = (at: Way): Fix => ({
  title: 'unwrap',
  data: {},
  edits: [{ at: plain(at), unwrap: true }],
});
export const swapFix = (at: Way, min: number, max: number): Fix => ({
  title: 'swap',
  data: { min, max },
  edits: [
    { at: plain([...at, 'min']), set: max },
    { at: plain([...at, 'max']), set: min },
  ],
});
