import type { DefinitionSummary } from '@shared/api/models';
import type { TryFinding } from '@shared/api/try-out';
import { i18n } from '../../../../state/i18n.svelte';
import { nameOfId } from '../../text/name-of-id';

/** What bots found, in the user's language. */
export function findingText(finding: TryFinding, rows: readonly DefinitionSummary[]): string {
  const { t } = i18n;
  switch (finding.is) {
    case 'loop': {
      const { count, games } = finding;
      return t('try.loop', { count, games, cards: finding.cards.map((id) => nameOfId(id, rows)) });
    }
    case 'never-legal':
      return t('try.never-legal', { held: finding.held });
    case 'always-declined':
      return t('try.always-declined', { offered: finding.offered });
    case 'not-seen':
      return t('try.not-seen', { games: finding.games });
  }
}
