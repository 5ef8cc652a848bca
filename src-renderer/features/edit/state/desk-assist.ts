import type { Language } from '@shared/util/languages';
import type { Client } from '../../../api/client';
import type { EditorAssist } from '../../../editor/assist';
import type { DocumentKey } from '../../../editor/models';
import type { TextPlace } from '../../../editor/text-place';
import type { AnyFailure } from '../../../state/failure-text';
import type { ListWork, Renamed } from '../list/list-work';
import type { EditPack } from './edit-pack.svelte';

interface AssistParts {
  readonly client: Pick<Client, 'call'>;
  readonly functions: EditorAssist['functions'];
  readonly list: Pick<ListWork, 'renameId'>;
  readonly language: () => Language;
  /** The path of the document in front. */
  readonly shown: () => string | null;
  readonly open: (key: DocumentKey) => void;
  readonly reveal: (path: string, place: TextPlace) => void;
  /** Monaco closes its box on a refusal, and has nowhere to say it. */
  readonly refused: (failure: AnyFailure) => void;
  readonly renamed: (renamed: Renamed) => void;
}

/** What the editor asks of the pack on the desk. */
export function deskAssist(pack: EditPack, parts: AssistParts): EditorAssist {
  const { client, functions, list, open, reveal } = parts;
  return {
    functions,
    request: (key, text, offset) =>
      key.pack === pack.id && pack.assist
        ? { path: key.path, text, offset, language: parts.language(), pack: pack.assist }
        : null,
    textOf: async ({ path }) => (await pack.open(path))?.text ?? null,
    async uses({ path }) {
      const found = await client.call('uses.of', { pack: pack.id, path });
      if (!found.ok) return [];
      const { definitions, rulings } = found.value;
      // Rulings stand in a document of their own, which names what they change.
      const books = rulings.length > 0 ? pack.rows.filter(({ kind }) => kind === 'rules') : [];
      return [...definitions, ...books].map((one) => one.path);
    },
    open: (key, place) => (place ? reveal(key.path, place) : open(key)),
    async rename({ path }, id) {
      const renamed = await list.renameId(path, id);
      if (!renamed.ok) return parts.refused(renamed.error);
      // What is named elsewhere is renamed from there too: then the document in front stays.
      if (parts.shown() === path) open({ pack: pack.id, path: renamed.value.path });
      parts.renamed(renamed.value);
    },
  };
}
