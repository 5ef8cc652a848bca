import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import type { EditLanguage } from './load-language';

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** null: not right enough to be drawn. */
  readonly definition: ValidDefinition | null;
}

/** What a document is checked against. */
export interface PackAround {
  readonly game: Game;
  readonly idsOf: (kind: Kind) => ReadonlySet<string>;
}

const utf8 = new TextEncoder();

/** One document, as it would be judged when saved. Its cost does not grow with the pack. */
export function checkText(language: EditLanguage, path: string, text: string, around: PackAround): Checked {
  const checked = language.checkFile(path, utf8.encode(text), around.game);
  if (!checked.ok) return { diagnostics: checked.error, definition: null };
  if (checked.value.is !== 'definition') return { diagnostics: [], definition: null };
  const { definition, references, warnings } = checked.value;
  return { diagnostics: [...language.brokenReferences(references, around.idsOf), ...warnings], definition };
}
