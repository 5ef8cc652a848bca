import type { ChangeKind, ChangesFound } from '@shared/api/editing';
import { ok } from '@shared/util/result';
import type { Library, Outcome } from '../../library/library';
import { documentAt } from './documents';

/**
 * The revision in which a pack came to be as a copy, or null. It holds the original's files as they were then
 * (its own name aside), so what the original has become since does not matter: a newer release may have changed
 * it, and it may be gone.
 */
function copied(library: Library, pack: string): Outcome<string | null> {
  const history = library.packs.history(pack);
  if (!history.ok) return history;
  const first = history.value.at(-1);
  return ok(first?.message.code === 'forked' ? first.id : null);
}

export function changesSinceCopied(library: Library, pack: string): Outcome<ChangesFound> {
  const found = library.packs.get(pack);
  if (!found.ok) return found;
  const first = copied(library, pack);
  if (!first.ok) return first;
  if (first.value === null) return ok({ origin: null, changes: [] });
  const before = library.packs.listing(pack, first.value);
  if (!before.ok) return before;
  const after = library.packs.listing(pack, found.value.head);
  if (!after.ok) return after;
  const paths = [...new Set([...before.value.keys(), ...after.value.keys()])].sort();
  const changes = paths.flatMap((path) => {
    const is = changeOf(before.value.get(path), after.value.get(path));
    return is ? [{ path, is }] : [];
  });
  return ok({ origin: found.value.origin, changes });
}

function changeOf(before: string | undefined, after: string | undefined): ChangeKind | null {
  if (before === after) return null;
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

export function originalOf(library: Library, pack: string, path: string): Outcome<{ source: string | null }> {
  const first = copied(library, pack);
  if (!first.ok) return first;
  const document = first.value === null ? null : documentAt(library, pack, path, first.value);
  return ok({ source: document?.ok ? document.value.source : null });
}
