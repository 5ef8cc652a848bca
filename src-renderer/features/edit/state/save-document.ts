import type { Failure } from '@shared/api/failures';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { EditDocument } from './document.svelte';
import type { DraftKeeper } from './drafts';

export type Saved =
  | { readonly is: 'saved' }
  | { readonly is: 'nothing' }
  /** Another text was saved meanwhile: `theirs` of the document holds it. */
  | { readonly is: 'conflict' }
  | { readonly is: 'refused'; readonly failure: AnyFailure };

/** A pack that others save in at every moment would never let this one through. */
const mostTries = 5;

/**
 * Saves a document as a revision of its pack. The library compares whole packs: when only other documents changed
 * since this text was typed, it is saved on top of them; when this one did, the designer is asked.
 */
export async function saveDocument(
  client: Pick<Client, 'call'>,
  document: EditDocument,
  drafts: DraftKeeper,
  formatted: (text: string) => string,
): Promise<Saved> {
  const wasChanged = document.changed;
  const source = formatted(document.text);
  document.type(source);
  if (!document.changed) {
    // Where nothing was typed, a draft is another window's.
    if (wasChanged) await drafts.drop(document);
    return { is: 'nothing' };
  }
  document.saving = true;
  try {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const { key, stored } = document;
      const saved = await client.call('definitions.save', {
        pack: key.pack,
        base: stored.revision,
        changes: [{ path: key.path, source }],
        message: { code: 'edited' },
      });
      if (saved.ok) {
        document.rebase({ revision: saved.value.id, source });
        document.broughtBack = null;
        drafts.forget(document);
        // typed while it was on its way
        if (document.changed) drafts.typed(document);
        return { is: 'saved' };
      }
      const next = await afterRefusal(client, document, drafts, saved.error);
      if (next) return next;
    }
    return { is: 'refused', failure: { code: 'stale-base', data: { pack: document.key.pack } } };
  } finally {
    document.saving = false;
  }
}

/** null: nothing stands against another try. */
async function afterRefusal(
  client: Pick<Client, 'call'>,
  document: EditDocument,
  drafts: DraftKeeper,
  failure: Failure,
): Promise<Saved | null> {
  if (failure.code === 'nothing-changed') {
    // Somebody saved the same text before: it is no draft any more.
    await drafts.drop(document);
    return { is: 'nothing' };
  }
  if (failure.code !== 'stale-base') return { is: 'refused', failure };
  const newest = await client.call('documents.get', { ...document.key });
  if (!newest.ok && newest.error.code === 'no-such-definition') return makeAnew(client, document);
  if (!newest.ok) return { is: 'refused', failure: newest.error };
  const { revision, source } = newest.value;
  if (source !== document.stored.source) {
    document.theirs = { revision, source };
    return { is: 'conflict' };
  }
  document.rebase({ revision, source });
  return null;
}

/** It was deleted meanwhile. Who saves it wants it: refused, its text could be saved nowhere. */
async function makeAnew(client: Pick<Client, 'call'>, document: EditDocument): Promise<Saved | null> {
  const packs = await client.call('packs.list', {});
  if (!packs.ok) return { is: 'refused', failure: packs.error };
  const { pack } = document.key;
  const head = packs.value.find(({ id, deletedAt }) => id === pack && deletedAt === null)?.head;
  if (head === undefined) return { is: 'refused', failure: { code: 'no-such-pack', data: { pack } } };
  document.stored = { ...document.stored, revision: head };
  return null;
}
