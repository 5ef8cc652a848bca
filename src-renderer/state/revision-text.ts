import type { RevisionMessage } from '@shared/api/models';
import { unreachable } from '@shared/util/exhaustive';
import { i18n } from './i18n.svelte';

/** Enough of a hash to tell revisions apart by eye, and what a printed card carries. */
export const shortRevision = (revision: string): string => revision.slice(0, 8);

/** Why a revision was made, in the reader's language or in the designer's own words. */
export function revisionText(message: RevisionMessage): string {
  switch (message.code) {
    case 'shipped':
      return i18n.t('message.shipped');
    case 'imported':
      return i18n.t('message.imported', { file: message.file });
    case 'forked':
      return i18n.t('message.forked', { name: i18n.name(message.from) });
    case 'renamed':
      return i18n.t('message.renamed');
    case 'edited':
      return i18n.t('message.edited');
    case 'deleted':
      return i18n.t('message.deleted');
    case 'restored':
      return i18n.t('message.restored', { revision: shortRevision(message.revision) });
    case 'note':
      return message.text;
    default:
      return unreachable(message);
  }
}
