import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { EditDocument } from './document.svelte';
import type { DraftKeeper } from './drafts';

export interface SavedAll {
  readonly saved: number;
  /** Not saved: their text has errors, or somebody else saved another one meanwhile (`theirs` of it). */
  readonly left: readonly string[];
  readonly failure: AnyFailure | null;
}

const mostTries = 5;

/** Several documents as one revision. Those that can’t be saved must not keep the others from it. */
export async function saveAll(
  client: Pick<Client, 'call'>,
  documents: readonly EditDocument[],
  drafts: DraftKeeper,
  formatted: (text: string) => string,
): Promise<SavedAll> {
  const changed = documents.filter((document) => document.changed);
  for (const document of changed) document.type(formatted(document.text));
  const right = changed.filter((document) => document.errors === 0 && document.changed);
  for (const document of right) document.saving = true;
  try {
    const done = await saveOnTop(client, right, drafts);
    const left = changed.filter((document) => document.changed).map(({ key }) => key.path);
    return { ...done, left };
  } finally {
    for (const document of right) document.saving = false;
  }
}

/** The library compares whole packs: what others saved in the meantime is looked at, and built on. */
async function saveOnTop(
  client: Pick<Client, 'call'>,
  right: readonly EditDocument[],
  drafts: DraftKeeper,
): Promise<Omit<SavedAll, 'left'>> {
  const pack = right[0]?.key.pack;
  if (pack === undefined) return { saved: 0, failure: null };
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const newest = await client.call('documents.ofPack', { pack });
    if (!newest.ok) return { saved: 0, failure: newest.error };
    const { revision, documents } = newest.value;
    const mine = withoutConflicts(right, revision, new Map(documents.map((one) => [one.path, one.source])));
    if (mine.length === 0) return { saved: 0, failure: null };
    const texts = mine.map((document) => ({ document, path: document.key.path, source: document.text }));
    const saved = await client.call('definitions.save', {
      pack,
      base: revision,
      changes: texts.map(({ path, source }) => ({ path, source })),
      message: { code: 'edited' },
    });
    if (saved.ok) {
      for (const { document, source } of texts)
        endDraft(document, { revision: saved.value.id, source }, drafts);
      return { saved: texts.length, failure: null };
    }
    if (saved.error.code !== 'stale-base') return { saved: 0, failure: saved.error };
  }
  return { saved: 0, failure: { code: 'stale-base', data: { pack } } };
}

function withoutConflicts(
  right: readonly EditDocument[],
  revision: string,
  sources: ReadonlyMap<string, string>,
): readonly EditDocument[] {
  return right.filter((document) => {
    const source = sources.get(document.key.path);
    if (source === undefined || source === document.stored.source) return true;
    document.theirs = { revision, source };
    return false;
  });
}

function endDraft(
  document: EditDocument,
  stored: { readonly revision: string; readonly source: string },
  drafts: DraftKeeper,
): void {
  document.rebase(stored);
  document.broughtBack = null;
  drafts.forget(document);
  // typed while it was on its way
  if (document.changed) drafts.typed(document);
}
