import type { Migration } from './migration';

/**
 * Full-text search. A searched text belongs to (path, content), not to a pack: copies of a pack share it, so
 * copying ten thousand definitions indexes nothing anew. `derived` says which version of the code filled the
 * tables that can be made again from the packs' contents; an older one is made again on opening.
 */
export const search: Migration = {
  name: '0002-search',
  up(db) {
    db.exec(`
      CREATE TABLE search_text (
        id INTEGER PRIMARY KEY,
        path TEXT NOT NULL,
        hash BLOB NOT NULL REFERENCES blob (hash),
        UNIQUE (path, hash)
      ) STRICT;
      -- remove_diacritics 0: й is not и, ї is not і.
      CREATE VIRTUAL TABLE search USING fts5 (
        text, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0'
      );

      ALTER TABLE definition ADD COLUMN text INTEGER REFERENCES search_text (id);
      CREATE INDEX definition_text ON definition (text, pack, kind, "group");

      CREATE TABLE derived (
        name TEXT PRIMARY KEY NOT NULL,
        version INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
