import type { Database } from 'better-sqlite3';
import { fromColumn, sha256 } from './storage/hash';

/**
 * What is wrong with a copy of the library, or null. Pages are looked at by SQLite; a lost row and a flipped
 * bit in a card pass its check, so references and contents are looked at too.
 */
export function damageIn(db: Database, copy: string): string | null {
  db.prepare('ATTACH ? AS copy').run(copy);
  try {
    const pages = db.pragma('copy.quick_check(1)', { simple: true });
    if (pages !== 'ok') return String(pages);
    const dangling = db.prepare<[], { table: string }>('PRAGMA copy.foreign_key_check').all()[0];
    if (dangling) return `a row of ${dangling.table} lacks what it refers to`;
    const contents = db.prepare<[], { hash: Buffer; bytes: Buffer }>('SELECT hash, bytes FROM copy.blob');
    for (const { hash, bytes } of contents.iterate()) {
      const name = fromColumn(hash);
      if (sha256(bytes) !== name) return `content ${name} was altered`;
    }
    return null;
  } finally {
    db.exec('DETACH copy');
  }
}
