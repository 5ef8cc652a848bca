import type { FoundFace } from '@shared/api/faces';
import type { DefinitionSummary } from '@shared/api/models';
import { checkFile } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Game } from '@shared/games/index';
import { kindFolders, type Kind } from '@shared/language/kinds';
import { ok } from '@shared/util/result';
import type { Library } from '../../library/library';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { Recent } from '../recent';

const shownAsCards: readonly Kind[] = ['card', 'bonus', 'zone', 'token'];
const neededAround: readonly Kind[] = ['zone', 'token', 'template'];
const page = 500;

export function faceHandlers(door: LibraryDoor): HandlersOf<'faces'> {
  /** By content: a card that did not change is not read a second time, in whatever pack and revision it is. */
  const read = new Recent<FoundFace>(5000);

  function* listed(library: Library, pack: string, kinds: readonly Kind[]): Generator<string> {
    for (let offset = 0; ; offset += page) {
      const found = library.definitions.find(pack, { text: '', kinds: [...kinds], groups: [] }, offset, page);
      const rows: readonly DefinitionSummary[] = found.ok ? found.value.rows : [];
      for (const { path } of rows) yield path;
      if (rows.length < page) return;
    }
  }

  /** Lists know the newest revision only; what an older one had besides comes after it. */
  function goneSince(
    library: Library,
    pack: string,
    kinds: readonly Kind[],
    head: string,
    revision: string | undefined,
  ): string[] {
    if (revision === undefined || revision === head) return [];
    const [then, now] = [library.packs.listing(pack, revision), library.packs.listing(pack)];
    if (!then.ok || !now.ok) return [];
    const folders = kinds.map((kind) => `${kindFolders[kind]}/`);
    return [...then.value.keys()].filter(
      (path) => !now.value.has(path) && folders.some((folder) => path.startsWith(folder)),
    );
  }

  function faceAt(library: Library, game: Game, pack: string, path: string, revision?: string): FoundFace[] {
    const found = library.definitions.get(pack, path, revision);
    if (!found.ok) return [];
    const { hash } = found.value.summary;
    const key = `${game} ${path} ${hash}`;
    const known = read.get(key);
    if (known) return [known];
    const definition = definitionIn(game, path, found.value.source);
    if (!definition) return [];
    return [read.keep(key, { definition, hash })];
  }

  /** A pack that was copied before there were templates is drawn with those of its game. */
  function shippedTemplates(library: Library, game: Game): FoundFace[] {
    const shipped = library.packs.list().find((pack) => pack.shipped && pack.game === game);
    if (!shipped) return [];
    return [...listed(library, shipped.id, ['template'])].flatMap((path) =>
      faceAt(library, game, shipped.id, path),
    );
  }

  const hasTemplate = (found: readonly FoundFace[]): boolean =>
    found.some(({ definition }) => definition.kind === 'template');

  return {
    'faces.get': ({ pack, revision, paths, around: wantsAround = true }) => {
      if (!door.library.ok) return door.library;
      const library = door.library.value;
      const summary = library.packs.get(pack);
      if (!summary.ok) return summary;
      const { game, names, head } = summary.value;
      const at = (path: string): FoundFace[] => faceAt(library, game, pack, path, revision);
      const all = (kinds: readonly Kind[]): string[] => [
        ...listed(library, pack, kinds),
        ...goneSince(library, pack, kinds, head, revision),
      ];
      const wanted = paths ?? all(shownAsCards);
      const around = wantsAround ? all(neededAround).flatMap(at) : [];
      if (wantsAround && !hasTemplate(around)) around.push(...shippedTemplates(library, game));
      return ok({ revision: revision ?? head, game, names, cards: wanted.flatMap(at), around });
    },
  };
}

function definitionIn(game: Game, path: string, source: string): ValidDefinition | null {
  const checked = checkFile(path, new TextEncoder().encode(source), game);
  return checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
}
