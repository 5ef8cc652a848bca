import type { DefinitionSummary } from '@shared/api/models';
import { i18n } from '../../../state/i18n.svelte';

/** The number printed large, as it is written there: a price that the player names is X. */
export function mainNumber({ number, face }: DefinitionSummary): string | null {
  if (face?.ap === 'X') return 'X';
  return number === null ? null : i18n.number(number);
}

export interface Figure {
  readonly is: 'sp' | 'pe';
  readonly value: string;
  /** “SP 3”, for whoever can’t see its sign. */
  readonly label: string;
}

export function figuresOf({ face }: DefinitionSummary): Figure[] {
  return (['sp', 'pe'] as const).flatMap((is) => {
    const number = face?.[is] ?? null;
    if (number === null) return [];
    const value = i18n.number(number);
    return [{ is, value, label: i18n.t('definitions.figure', { name: i18n.t(`term.${is}`), value }) }];
  });
}
