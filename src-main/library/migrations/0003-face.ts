import type { Migration } from './migration';

/** What stands on a card besides its name, as JSON, for lists; filled anew from the packs' contents on opening. */
export const face: Migration = {
  name: '0003-face',
  up(db) {
    db.exec('ALTER TABLE definition ADD COLUMN face TEXT');
  },
};
