import { checkFile } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import { iconFindings, type KnownIcons } from '@shared/language/images/art-findings';
import type { Game } from '@shared/games/index';
import { placedIn } from '@shared/language/meaning/placed-in';
import type { Manifest } from '@shared/language/pack-format';
import type { Reference } from '@shared/language/references';

/** One document, checked by itself. */
export interface CheckedFile {
  readonly problems: readonly Diagnostic[];
  readonly manifest: Manifest | null;
  /** null: it is none, or it is broken. */
  readonly definition: ValidDefinition | null;
  readonly references: readonly Reference[];
}

export function checkOne(path: string, bytes: Uint8Array, game: Game, icons: KnownIcons | null): CheckedFile {
  const checked = checkFile(path, bytes, game);
  if (!checked.ok) return { problems: checked.error, manifest: null, definition: null, references: [] };
  const file = checked.value;
  if (file.is !== 'definition') {
    const manifest = file.is === 'manifest' ? file.manifest : null;
    return { problems: [], manifest, definition: null, references: [] };
  }
  const { definition, references, warnings } = file;
  // Without the library nothing is said of icons: that it can't be read is no fault of the pack.
  const unknown = icons ? placedIn(new Map([[path, bytes]]), path, iconFindings(definition, icons)) : [];
  return { problems: [...warnings, ...unknown], manifest: null, definition, references };
}

/**
 * What is known of the documents of one pack, by path and content. Only what the last question touched is kept:
 * as many entries as there are documents, however long somebody types.
 */
export class CheckedFiles {
  #known = new Map<string, CheckedFile>();
  #touched = new Map<string, CheckedFile>();

  get(path: string, hash: string, game: Game): CheckedFile | null {
    const key = keyOf(path, hash, game);
    const found = this.#touched.get(key) ?? this.#known.get(key) ?? null;
    if (found) this.#touched.set(key, found);
    return found;
  }

  keep(path: string, hash: string, game: Game, file: CheckedFile): CheckedFile {
    this.#touched.set(keyOf(path, hash, game), file);
    return file;
  }

  /** Forgets what was not touched since the last time. */
  settle(): void {
    this.#known = this.#touched;
    this.#touched = new Map();
  }
}

const keyOf = (path: string, hash: string, game: Game): string => `${game} ${path} ${hash}`;
