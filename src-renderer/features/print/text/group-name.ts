import { i18n } from '../../../state/i18n.svelte';
import type { LineGroupId } from '../state/lines';
import { printWords } from '../words.svelte';

export const groupName = (id: LineGroupId): string =>
  id === 'own' || id === 'mats' ? printWords.t(`print.group.${id}`) : i18n.t(`kind.${id}`);
