import type { Migration } from './migration';

/**
 * The seat that a match waits for, so that a list need not play it. NULL: it is over, or was last answered by a
 * release that did not keep it.
 */
export const asked: Migration = {
  name: '0005-asked',
  up(db) {
    db.exec('ALTER TABLE game_match ADD COLUMN asked INTEGER');
  },
};
