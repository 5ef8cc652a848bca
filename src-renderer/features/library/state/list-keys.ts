import type { PackSummary } from '@shared/api/models';
import { i18n } from '../../../state/i18n.svelte';
import { toasts } from '../../../state/toasts.svelte';
import type { OpenPack } from './open-pack.svelte';
import { editDefinition } from './edit-definition';
import { definitionWork, library } from './the-library';

interface Place {
  readonly pack: PackSummary;
  readonly open: OpenPack;
  readonly search: HTMLInputElement | undefined;
}

/** Keys in the list of definitions beside those that move the cursor. */
export function listKey(event: KeyboardEvent, { pack, open, search }: Place): void {
  const definition = open.cursor === null ? undefined : open.list.row(open.cursor);
  if (event.key === 'Escape') {
    if (open.list.isFiltered) void open.clearFilter();
    else open.closeDetail();
  } else if ((event.key === 'Delete' || event.key === 'F2') && definition) {
    event.preventDefault();
    if (pack.shipped) explainOriginal(pack, definition.path);
    else if (event.key === 'Delete') void definitionWork.delete({ pack: pack.id, ...definition });
    else if (definition.names) {
      const { path, names } = definition;
      library.dialog = { is: 'rename-definition', pack: pack.id, path, names };
    }
  } else if (isTyping(event)) {
    // The letter itself lands in the field, which has the focus by the time it is typed.
    search?.focus();
    search?.select();
  }
}

function explainOriginal(pack: PackSummary, path: string): void {
  toasts.show({
    text: () => i18n.t('library.shipped.hint'),
    action: {
      label: () => i18n.t('pack.copyToEdit'),
      run: () => editDefinition(pack, path),
    },
  });
}

/** “/” has its own command. Space scrolls nothing here and begins no word. */
const isTyping = ({ key }: KeyboardEvent): boolean => [...key].length === 1 && key !== '/' && key !== ' ';
