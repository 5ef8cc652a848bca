import type { Database } from 'better-sqlite3';
import { applicationId } from '../identify';
import { first } from '../migrations/0001-first';
import { sha256, toColumn, type Hash } from '../storage/hash';
import { revisionId } from '../storage/revisions';
import { updateTree } from '../storage/tree';
import { syntheticPack } from '../test-support';

/**
 * Fills an empty database as the first format of the library did: this made library-v1.sqlite, which stays
 * as it is for ever. Written in SQL of that format, because the stores of today write today's.
 *
 *   HEARTDECK_MAKE_FILES=1 npx vitest run src-main/library/test-files
 */
export function fillV1(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma(`application_id = ${applicationId}`);
  first.up(db);
  db.pragma('user_version = 1');
  db.pragma('foreign_keys = ON');
  db.transaction(() => {
    const put = (bytes: Uint8Array): Hash => {
      db.prepare('INSERT OR IGNORE INTO blob VALUES (?, ?)').run(toColumn(sha256(bytes)), bytes);
      return sha256(bytes);
    };
    const store = {
      put,
      get: (hash: Hash) =>
        db.prepare<[Buffer], Buffer>('SELECT bytes FROM blob WHERE hash = ?').pluck().get(toColumn(hash)) ??
        Buffer.alloc(0),
    };
    const pack = 'old-pack-0123456789ab';
    const files = new Map([...syntheticPack(80)].map(([path, bytes]) => [path, put(bytes)]));
    const tree = updateTree(store, null, files);
    const message = JSON.stringify({ code: 'imported', file: 'old.heartdeck' });
    const head = revisionId({ pack, parent: null, tree, time: 1_700_000_000_000 }, message);
    const names = JSON.stringify({ en: 'Old pack', ja: '古いパック', uk: 'Старий набір' });
    const row = [toColumn(head), pack, 1, null, toColumn(tree), 1_700_000_000_000, message, files.size];
    db.prepare('INSERT INTO revision VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(...row);
    db.prepare('INSERT INTO pack VALUES (?, ?, ?, 0, NULL, ?, 1700000000000, NULL)').run(
      ...[pack, 'ygios', names, toColumn(head)],
    );
    db.prepare('INSERT INTO definition VALUES (?, ?, ?, ?, NULL, NULL, NULL, ?, ?)').run(
      ...[pack, 'zones/home.json', 'zone', 'home', toColumn(files.get('zones/home.json') ?? ''), 'x'],
    );
    db.prepare('INSERT INTO game_match VALUES (?, ?, ?, ?, ?, ?, 1700000000001)').run(
      ...['match-1', pack, toColumn(head), 'ygios', '{"mode":"simple"}', 'seed-1'],
    );
    db.prepare('INSERT INTO match_choice VALUES (?, 0, ?), (?, 1, ?)').run('match-1', '{"card":3}', 'match-1', '7');
    db.prepare(`INSERT INTO setting VALUES ('user', 'theme', '"dark"'), ('user', 'language', '"uk"')`).run();
  })();
}
