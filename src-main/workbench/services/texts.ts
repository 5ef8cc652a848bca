import { failure } from '@shared/api/failures';
import { kinds } from '@shared/language/kinds';
import { validatePack } from '@shared/language/validate-pack';
import { aroundOf, bearsText, nameOf, plainRuleText } from '@shared/ruletext/index';
import { err, ok } from '@shared/util/result';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import type { Games } from '../games/index';

export const textHandlers = (games: Games, door: LibraryDoor): HandlersOf<'texts'> => ({
  'texts.ofPack': ({ pack, revision, language }) => {
    if (!door.library.ok) return door.library;
    const { packs } = door.library.value;
    const found = packs.get(pack);
    if (!found.ok) return found;
    // A revision that was named can be read after its pack was deleted.
    if (found.value.deletedAt !== null && revision === undefined)
      return err(failure('no-such-pack', { pack }));
    const files = packs.files(pack, revision ?? found.value.head);
    if (!files.ok) return files;
    const valid = validatePack(files.value);
    // Stored by an older release that asked less of a pack.
    if (!valid.ok) return err(failure('invalid-definition', { diagnostics: valid.error }));
    const { definitions } = valid.value;
    const around = aroundOf(definitions);
    return ok(
      // Cards first: the library keeps files in the order of their paths.
      kinds
        .flatMap((kind) => definitions.filter((one) => one.kind === kind && bearsText(one)))
        .map((one) => ({
          kind: one.kind,
          id: one.id,
          name: nameOf(one, language) ?? one.id,
          head: games.built(one.game).textHead(one, language, around),
          text: plainRuleText(one, language, around),
        })),
    );
  },
});
