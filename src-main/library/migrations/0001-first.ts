import type { Migration } from './migration';

/** Packs, their contents and history, matches, settings. Hashes are 32 bytes, times are ms since 1970. */
export const first: Migration = {
  name: '0001-first',
  up(db) {
    db.exec(`
      CREATE TABLE blob (
        hash BLOB PRIMARY KEY NOT NULL CHECK (length(hash) = 32),
        bytes BLOB NOT NULL
      ) STRICT;

      CREATE TABLE pack (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        names TEXT NOT NULL,
        shipped INTEGER NOT NULL CHECK (shipped IN (0, 1)),
        origin TEXT,
        head BLOB NOT NULL REFERENCES revision (hash),
        changed_at INTEGER NOT NULL,
        deleted_at INTEGER
      ) STRICT;

      CREATE TABLE revision (
        hash BLOB PRIMARY KEY NOT NULL CHECK (length(hash) = 32),
        -- Deferred: a pack and its first revision name each other.
        pack TEXT NOT NULL REFERENCES pack (id) DEFERRABLE INITIALLY DEFERRED,
        number INTEGER NOT NULL CHECK (number >= 1),
        parent BLOB REFERENCES revision (hash),
        tree BLOB NOT NULL REFERENCES blob (hash),
        time INTEGER NOT NULL,
        message TEXT NOT NULL,
        changes INTEGER NOT NULL,
        UNIQUE (pack, number)
      ) STRICT;

      CREATE TABLE definition (
        pack TEXT NOT NULL REFERENCES pack (id),
        path TEXT NOT NULL,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        names TEXT,
        number REAL,
        "group" TEXT,
        hash BLOB NOT NULL REFERENCES blob (hash),
        sort TEXT NOT NULL,
        PRIMARY KEY (pack, path)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX definition_order ON definition (pack, sort);
      CREATE INDEX definition_kind ON definition (pack, kind, "group");

      CREATE TABLE game_match (
        id TEXT PRIMARY KEY NOT NULL,
        pack TEXT NOT NULL REFERENCES pack (id),
        revision BLOB NOT NULL REFERENCES revision (hash),
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        started_at INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE match_choice (
        match TEXT NOT NULL REFERENCES game_match (id),
        number INTEGER NOT NULL CHECK (number >= 0),
        choice TEXT NOT NULL,
        PRIMARY KEY (match, number)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE setting (
        scope TEXT NOT NULL CHECK (scope IN ('user', 'host')),
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (scope, key)
      ) STRICT, WITHOUT ROWID;
    `);
  },
};
