import { first } from './0001-first';
import { search } from './0002-search';
import { face } from './0003-face';
import { drafts } from './0004-drafts';
import { asked } from './0005-asked';
import type { Migration } from './migration';

/** In order; a library's `user_version` is how many of them it has been through. */
export const migrations: readonly Migration[] = [first, search, face, drafts, asked];
