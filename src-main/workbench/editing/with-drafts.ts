import { failure, type Failure } from '@shared/api/failures';
import type { PackSummary } from '@shared/api/models';
import { checkFile } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { isError, stopsPlay, type Diagnostic } from '@shared/language/diagnostics';
import { findForPlay } from '@shared/language/meaning/find-in-pack';
import { parsePackPath, type Kind } from '@shared/language/pack-format';
import { brokenReferences, type Reference } from '@shared/language/references';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import { sha256 } from '../../library/storage/hash';
import { FilesOnDemand } from './problems/files-on-demand';
import { Recent } from '../recent';

export interface Drafted {
  readonly definitions: readonly ValidDefinition[];
  readonly stops: readonly Diagnostic[];
  /** A name for exactly this content, shaped like a revision's: programs are remembered by it. */
  readonly revision: string;
}

const utf8 = new TextEncoder();

/** Asked for once a scenario: the last answers are kept, by exactly what was typed on what. */
export class DraftedPacks {
  readonly #known = new Recent<Result<Drafted, Failure>>(4);

  of(library: Library, pack: PackSummary, saved: readonly ValidDefinition[]): Result<Drafted, Failure> {
    const drafts = library.drafts.list(pack.id);
    if (!drafts.ok) return drafts;
    const typed = drafts.value.map(({ path, source }) => [path, sha256(source)]);
    const key = JSON.stringify([pack.id, pack.head, typed]);
    return this.#known.get(key) ?? this.#known.keep(key, withDraftsInPlace(library, pack, saved));
  }
}

/**
 * The newest revision as it would be with what is typed saved. A draft that is broken by itself is left out: half a
 * word in one card must not keep another from being tried.
 */
function withDraftsInPlace(
  library: Library,
  { id: pack, head, game }: PackSummary,
  saved: readonly ValidDefinition[],
): Result<Drafted, Failure> {
  const drafts = library.drafts.list(pack);
  if (!drafts.ok) return drafts;
  const definitions = new Map(saved.map((one) => [one.path, one]));
  const typed = new Map<string, Uint8Array>();
  const references: Reference[] = [];
  for (const { path, source } of drafts.value) {
    if (parsePackPath(path)?.is !== 'definition') continue;
    const bytes = utf8.encode(source);
    const checked = checkFile(path, bytes, game);
    if (!checked.ok || checked.value.is !== 'definition') continue;
    definitions.set(path, checked.value.definition);
    references.push(...checked.value.references);
    typed.set(path, bytes);
  }
  // In the order of paths, as they will be when they are saved: cards are shuffled from that order.
  const all = [...definitions.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const idsOf = (kind: Kind): ReadonlySet<string> =>
    new Set(all.flatMap((one) => (one.kind === kind ? [one.id] : [])));
  const listing = library.packs.listing(pack, head);
  if (!listing.ok) return listing;
  const files = new FilesOnDemand([...listing.value.keys(), ...typed.keys()], (path) => {
    const file = typed.has(path) ? null : library.packs.file(pack, path, head);
    return typed.get(path) ?? (file?.ok ? file.value : undefined);
  });
  const found = [...brokenReferences(references, idsOf), ...findForPlay(all, files)];
  const errors = found.filter(isError);
  if (errors.length > 0) return err(failure('pack-not-playable', { pack, diagnostics: errors }));
  const named = [head, ...[...typed].map(([path, bytes]) => `${path} ${sha256(bytes)}`)];
  return ok({
    definitions: all,
    stops: found.filter(({ code }) => stopsPlay(code)),
    revision: typed.size === 0 ? head : sha256(named.join('\n')),
  });
}
