import type { Migration } from './migration';

/**
 * Text that was typed and not saved. `source` is a JSON string: half-typed text may hold what no column of text
 * keeps, such as half of a surrogate pair. `base` is the revision it was typed on.
 */
export const drafts: Migration = {
  name: '0004-drafts',
  up(db) {
    db.exec(`
      CREATE TABLE draft (
        pack TEXT NOT NULL REFERENCES pack (id) ON DELETE CASCADE,
        path TEXT NOT NULL,
        base BLOB NOT NULL REFERENCES revision (hash),
        source TEXT NOT NULL,
        changed_at INTEGER NOT NULL,
        PRIMARY KEY (pack, path)
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
