import { failure } from '@shared/api/failures';
import type { DefinitionFilter, DefinitionSummary } from '@shared/api/models';
import type { CardFace } from '@shared/language/card-face';
import type { Names } from '@shared/language/names';
import { summarise } from '@shared/language/summary';
import type { Kind } from '@shared/language/pack-format';
import { err, ok } from '@shared/util/result';
import type { DefinitionStore, FoundDefinitions, Outcome } from '../library';
import { matchQuery } from '../search-text';
import type { Session } from '../session';
import { fromColumn } from '../storage/hash';
import { findInTree } from '../storage/tree-read';
import type { Contents } from './contents';

interface Row {
  path: string;
  kind: Kind;
  id: string;
  names: string | null;
  number: number | null;
  group: string | null;
  face: string | null;
  hash: Buffer;
}
interface CountRow {
  kind: string;
  group: string | null;
  count: number;
}

const columns = 'path, kind, id, names, number, "group", face, hash';
const matching = 'text IN (SELECT rowid FROM search WHERE search MATCH :match)';
/** An empty list of kinds or groups is no filter. */
const filtering = `(:anyKind OR kind IN (SELECT value FROM json_each(:kinds)))
  AND (:anyGroup OR "group" IN (SELECT value FROM json_each(:groups)))`;

export class Definitions implements DefinitionStore {
  readonly #session: Session;
  readonly #contents: Contents;
  readonly #count;
  readonly #countMatching;
  readonly #page;
  readonly #pageMatching;

  constructor(session: Session, contents: Contents) {
    this.#session = session;
    this.#contents = contents;
    const { db } = session;
    const counts = 'SELECT kind, "group", count(*) AS count FROM definition';
    const grouped = 'GROUP BY kind, "group"';
    // Named, because SQLite would walk the whole pack for its order instead: six times the time.
    const byText = `INDEXED BY definition_text WHERE pack = :pack AND ${matching}`;
    const page = `SELECT ${columns} FROM definition WHERE pack = :pack AND ${filtering}`;
    const order = 'ORDER BY sort LIMIT :limit OFFSET :offset';
    this.#count = db.prepare<[object], CountRow>(`${counts} WHERE pack = :pack ${grouped}`);
    this.#countMatching = db.prepare<[object], CountRow>(`${counts} ${byText} ${grouped}`);
    this.#page = db.prepare<[object], Row>(`${page} ${order}`);
    this.#pageMatching = db.prepare<[object], Row>(`${page} AND ${matching} ${order}`);
  }

  find(pack: string, filter: DefinitionFilter, offset: number, limit: number): Outcome<FoundDefinitions> {
    return this.#session.read(() => {
      if (!this.#contents.has(pack)) return err(failure('no-such-pack', { pack }));
      const match = matchQuery(filter.text);
      const everything = filter.text.trim() === '';
      // Text without a letter or digit can't be looked for, and showing everything would be a false answer.
      if (!everything && match === '') return ok({ total: 0, rows: [], kindCounts: {}, groupCounts: {} });
      const counts = everything ? this.#count.all({ pack }) : this.#countMatching.all({ pack, match });
      const query = {
        pack,
        offset,
        limit,
        anyKind: filter.kinds.length === 0 ? 1 : 0,
        kinds: JSON.stringify(filter.kinds),
        anyGroup: filter.groups.length === 0 ? 1 : 0,
        groups: JSON.stringify(filter.groups),
      };
      const rows = everything ? this.#page.all(query) : this.#pageMatching.all({ ...query, match });
      return ok({ ...tally(counts, filter), rows: rows.map(toSummary) });
    });
  }

  get(
    pack: string,
    path: string,
    revision?: string,
  ): Outcome<{ revision: string; source: string; summary: DefinitionSummary }> {
    return this.#session.read(() => {
      const at = this.#contents.revision(pack, revision);
      if (!at.ok) return at;
      const hash = findInTree(this.#contents.blobs, at.value.tree, path);
      if (hash === null) return err(failure('no-such-definition', { pack, path }));
      const source = this.#contents.blobs.get(hash).toString('utf8');
      const read = summarise(path, source);
      if (read === null) return err(failure('no-such-definition', { pack, path }));
      const { texts: _, ...summary } = read;
      return ok({ revision: at.value.id, source, summary: { path, ...summary, hash } });
    });
  }
}

/** Counts are of what the text matches; the total is of what the filters leave of it. */
function tally(counts: readonly CountRow[], filter: DefinitionFilter): Omit<FoundDefinitions, 'rows'> {
  const kinds = new Map<string, number>();
  const groups = new Map<string, number>();
  let total = 0;
  for (const { kind, group, count } of counts) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + count);
    if (group !== null) groups.set(group, (groups.get(group) ?? 0) + count);
    const kindWanted = filter.kinds.length === 0 || filter.kinds.some((wanted) => wanted === kind);
    const groupWanted = filter.groups.length === 0 || (group !== null && filter.groups.includes(group));
    if (kindWanted && groupWanted) total += count;
  }
  return { total, kindCounts: Object.fromEntries(kinds), groupCounts: Object.fromEntries(groups) };
}

const toSummary = ({ names, face, hash, ...row }: Row): DefinitionSummary => ({
  ...row,
  names: names === null ? null : (JSON.parse(names) as Names),
  face: face === null ? null : (JSON.parse(face) as CardFace),
  hash: fromColumn(hash),
});
