import { documentAt, documentsOf, otherDocuments } from '../editing/documents';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';

export const documentHandlers = (door: LibraryDoor): HandlersOf<'documents'> => ({
  'documents.get': ({ pack, path, revision }) =>
    door.library.ok ? documentAt(door.library.value, pack, path, revision) : door.library,
  'documents.ofPack': ({ pack }) => (door.library.ok ? documentsOf(door.library.value, pack) : door.library),
  'documents.others': ({ pack }) =>
    door.library.ok ? otherDocuments(door.library.value, pack) : door.library,
});
