import type { Diagnostic } from '@shared/language/diagnostics';
import { parsePackPath } from '@shared/language/pack-format';
import { readScenarioDocument, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import type { Result } from '@shared/util/result';
import type { Library } from '../../library/library';

export interface OwnScenarios {
  readonly file: string;
  readonly read: Result<ScenarioDocument, Diagnostic[]>;
}

/** The files of scenarios that a pack holds, in the order of paths, as they are typed or else saved. */
export function ownScenarios(library: Library, pack: string): OwnScenarios[] {
  const listing = library.packs.listing(pack);
  const drafts = library.drafts.list(pack);
  const typed = new Map(drafts.ok ? drafts.value.map(({ path, source }) => [path, source]) : []);
  const saved = listing.ok ? [...listing.value.keys()] : [];
  const paths = [...new Set([...saved, ...typed.keys()])].sort();
  const files = paths.filter((path) => parsePackPath(path)?.is === 'scenarios');
  return files.flatMap((file) => {
    const source = typed.get(file);
    const stored = source === undefined ? library.packs.file(pack, file) : null;
    const bytes =
      source === undefined ? (stored?.ok ? stored.value : null) : new TextEncoder().encode(source);
    return bytes ? [{ file, read: readScenarioDocument(file, bytes) }] : [];
  });
}
