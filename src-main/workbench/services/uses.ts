import type { UsesFound } from '@shared/api/uses';
import { checkFile } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { AskedRuling } from '@shared/games/game-language';
import type { Game } from '@shared/games/index';
import { languageOf } from '@shared/games/languages';
import type { Kind } from '@shared/language/kinds';
import { namedKinds } from '@shared/language/references';
import { ok } from '@shared/util/result';
import type { Library } from '../../library/library';
import type { HandlersOf } from '../handlers';
import type { LibraryDoor } from '../library-door';
import { ownScenarios } from '../scenarios/own-scenarios';
import { listedIn, mentions as isMentioned, ScenarioMentions } from '../scenarios/scenario-mentions';

/** A zone of a large pack is named by thousands of cards: nobody reads more than these. */
const mostListed = 60;
const page = 100;

interface Subject {
  readonly pack: string;
  readonly game: Game;
  readonly kind: Kind;
  readonly id: string;
}

export function useHandlers(door: LibraryDoor, resourcesDir: string): HandlersOf<'uses'> {
  const mentions = new ScenarioMentions(resourcesDir);
  return {
    'uses.of': async ({ pack, path }) => {
      if (!door.library.ok) return door.library;
      const library = door.library.value;
      const summary = library.packs.get(pack);
      if (!summary.ok) return summary;
      const found = library.definitions.get(pack, path);
      if (!found.ok) return found;
      const { game } = summary.value;
      const { kind, id } = found.value.summary;
      const subject = { pack, game, kind, id };
      return ok({
        rulings: rulingsAbout(library, subject),
        ...namers(library, subject),
        scenarios: await mentions.of(game, kind, id),
        ownScenarios: ownScenarios(library, pack).flatMap(({ file, read }) =>
          read.ok
            ? listedIn(read.value)
                .filter((one) => isMentioned(one, kind, id))
                .map((one) => ({ file, id: one.id, title: one.title }))
            : [],
        ),
      });
    },
  };
}

function definitionAt(library: Library, { pack, game }: Subject, path: string): ValidDefinition | null {
  const found = library.definitions.get(pack, path);
  if (!found.ok) return null;
  const checked = checkFile(path, new TextEncoder().encode(found.value.source), game);
  return checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
}

/** The rules ask about single cards and bonuses; of the rules themselves, everything that they ask. */
function rulingsAbout(library: Library, subject: Subject): UsesFound['rulings'] {
  const rules = library.definitions.find(subject.pack, { text: '', kinds: ['rules'], groups: [] }, 0, page);
  if (!rules.ok) return [];
  const asked = rules.value.rows.flatMap(({ path }): readonly AskedRuling[] => {
    const definition = definitionAt(library, subject, path);
    return definition ? languageOf(subject.game).rulings(definition) : [];
  });
  return asked
    .map((ruling) => told(ruling, subject))
    .filter(({ choices }) => subject.kind === 'rules' || choices.some(({ changes }) => changes));
}

const told = (ruling: AskedRuling, { kind, id }: Subject): UsesFound['rulings'][number] => ({
  id: ruling.id,
  names: ruling.names,
  choices: ruling.choices.map(({ value, names, isDefault, about }) => ({
    value,
    names,
    isDefault,
    changes: about.some((one) => one.kind === kind && one.id === id),
  })),
});

/** The index finds every document that holds the id; whether it means this definition is read in the document. */
function namers(library: Library, subject: Subject): Pick<UsesFound, 'definitions' | 'more'> {
  const definitions: UsesFound['definitions'] = [];
  if (!namedKinds.includes(subject.kind)) return { definitions, more: false };
  for (let offset = 0; ; offset += page) {
    const filter = { text: subject.id, kinds: [], groups: [] };
    const found = library.definitions.find(subject.pack, filter, offset, page);
    const rows = found.ok ? found.value.rows : [];
    for (const { path, kind, id, names } of rows) {
      const definition = definitionAt(library, subject, path);
      if (!definition || !isNamedBy(definition, subject)) continue;
      if (definitions.length === mostListed) return { definitions, more: true };
      definitions.push({ path, kind, id, names });
    }
    if (rows.length < page) return { definitions, more: false };
  }
}

const isNamedBy = (definition: ValidDefinition, subject: Subject): boolean =>
  !(definition.kind === subject.kind && definition.id === subject.id) &&
  languageOf(subject.game)
    .references(definition)
    .some(({ kind, id }) => kind === subject.kind && id === subject.id);
