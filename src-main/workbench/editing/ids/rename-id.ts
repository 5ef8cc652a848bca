import { checkFile, checkManifest } from '@shared/language/check-file';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { languageOf } from '@shared/games/languages';
import { effectMark, hasEffects, isStale } from '@shared/language/effect-mark';
import { definitionPath, type Game, type Kind } from '@shared/language/pack-format';
import { languages } from '@shared/util/languages';
import { replaceTexts, type Replacement } from './replace-texts';

export interface Renaming {
  readonly kind: Kind;
  readonly from: string;
  readonly to: string;
}

type Find = (kind: Kind, id: string) => ValidDefinition | null;

const utf8 = new TextEncoder();

export function definitionIn(game: Game, path: string, source: string): ValidDefinition | null {
  const checked = checkFile(path, utf8.encode(source), game);
  return checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
}

/** A document of the pack after a definition got another id; the same text if it does not name it. */
export function withRenamedId(
  game: Game,
  definition: ValidDefinition,
  source: string,
  renaming: Renaming,
  find: Find,
): string {
  const isIt = definition.kind === renaming.kind && definition.id === renaming.from;
  const language = languageOf(game);
  const places = [
    ...(isIt ? [['id']] : []),
    ...language
      .references(definition)
      .flatMap(({ kind, id, at }) => (kind === renaming.kind && id === renaming.from ? [at] : [])),
    ...language.namesInPatches(definition, { kind: renaming.kind, id: renaming.from }, find),
  ];
  const renamed = replaceTexts(
    source,
    places.map((at) => ({ at, to: renaming.to })),
  );
  if (renamed === source || !hasEffects(definition)) return renamed;
  const path = isIt ? definitionPath(renaming.kind, renaming.to) : definition.path;
  return replaceTexts(renamed, marksAfter(definition, definitionIn(game, path, renamed)));
}

/** What the pack says of itself, where it puts the definition in order. */
export function withRenamedOrder(source: string, { kind, from, to }: Renaming): string {
  const manifest = checkManifest(utf8.encode(source));
  const order = manifest.ok ? manifest.value.order : undefined;
  const places = (order?.[kind] ?? []).flatMap((id, index) =>
    id === from ? [{ at: ['order', kind, index], to }] : [],
  );
  return replaceTexts(source, places);
}

/** Own words that were right for the effects stay so: only a name in the effects has changed. */
function marksAfter(before: ValidDefinition, after: ValidDefinition | null): Replacement[] {
  if (!after || !hasEffects(before) || !hasEffects(after)) return [];
  return languages.flatMap((language) => {
    const own = before.value.text?.[language];
    if (!own || isStale(before, own)) return [];
    return [{ at: ['text', language, 'for'], to: effectMark(after) }];
  });
}
