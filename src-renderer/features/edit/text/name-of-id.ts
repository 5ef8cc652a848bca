import type { DefinitionSummary } from '@shared/api/models';
import { i18n } from '../../../state/i18n.svelte';

const texts: readonly DefinitionSummary['kind'][] = ['card', 'bonus', 'token'];

/** What has a text is named by it where bots tell of one; an id that nobody has any more stays as it is. */
export function nameOfId(id: string, rows: readonly DefinitionSummary[]): string {
  const row = rows.find((one) => one.id === id && texts.includes(one.kind));
  return row?.names ? i18n.name(row.names) : id;
}
