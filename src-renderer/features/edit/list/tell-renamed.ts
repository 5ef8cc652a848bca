import { i18n } from '../../../state/i18n.svelte';
import type { Toasts } from '../../../state/toasts.svelte';
import { tellDone, type Undo } from '../../../state/undo.svelte';
import type { EditDesk } from '../state/desk.svelte';
import type { Renamed } from './list-work';

export interface RenameParts {
  readonly desk: Pick<EditDesk, 'document'>;
  readonly toasts: Toasts;
  readonly undo: Undo;
  /** Brings a document of the pack to the front. */
  readonly open: (path: string) => void;
}

/** Another id saves every document that names it: how many is said, with the way back. */
export function tellRenamed(parts: RenameParts, renamed: Renamed): void {
  const { pack, path, oldId, documents: count, takeBack } = renamed;
  tellDone(
    parts,
    () => i18n.t('edit-list.renamed', { count }),
    async () => {
      const shown = parts.desk.document?.key;
      const back = await takeBack();
      if (!back.ok) return void parts.toasts.fail(back.error);
      if (shown?.pack === pack && shown.path === path) parts.open(back.value);
      tellDone(parts, () => i18n.t('edit-list.renamed-back', { id: oldId }));
    },
  );
}
