import type { RevisionMessage } from '@shared/api/models';
import { i18n } from '../../../state/i18n.svelte';

/** Why a revision was made. */
export function revisionText(message: RevisionMessage): string {
  switch (message.code) {
    case 'imported':
      return i18n.t('message.imported', { file: message.file });
    case 'forked':
      return i18n.t('message.forked', { name: i18n.name(message.from) });
    case 'restored':
      return i18n.t('message.restored', { revision: message.revision.slice(0, 8) });
    case 'note':
      return message.text;
    default:
      return i18n.t(`message.${message.code}`);
  }
}
