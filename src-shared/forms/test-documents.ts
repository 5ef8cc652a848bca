import { definedGames, type DefinedGame } from '@shared/games/index';
import type { PlainValue } from '@shared/language/fixes';
import { parsePackPath } from '@shared/language/pack-format';
import { shippedFiles, shippedPack } from '@shared/language/test-shipped';
import type { Language } from '@shared/util/languages';
import { documentKind } from '@shared/language/json-schema/document-schemas';
import type { Field, Form, FormId, FormRequest } from './types';

const idsOf = (game: DefinedGame): FormId[] =>
  shippedPack(game).definitions.map(({ id, kind, value }) => ({
    id,
    kind,
    names: 'names' in value ? (value.names ?? null) : null,
  }));

export const ids: Readonly<Record<DefinedGame, readonly FormId[]>> = {
  ygios: idsOf('ygios'),
  governing: idsOf('governing'),
};

/** Every document of the shipped packs, as a form asks for it. */
export const shippedRequests = (language: Language): FormRequest[] =>
  definedGames().flatMap((game) =>
    [...shippedFiles(game)]
      .filter(([path]) => ![null, 'scenarios'].includes(documentKind(path, game)))
      .map(([path, bytes]) => ({
        game,
        path,
        text: new TextDecoder().decode(bytes),
        language,
        ids: ids[game],
      })),
  );

/** Of each kind of each game the longest one: it has most to edit. */
export function longestOfEachKind(requests: readonly FormRequest[]): FormRequest[] {
  const found = new Map<string, FormRequest>();
  for (const request of requests) {
    const place = parsePackPath(request.path);
    const key = `${request.game} ${place?.is === 'definition' ? place.kind : 'manifest'}`;
    if (request.text.length > (found.get(key)?.text.length ?? 0)) found.set(key, request);
  }
  return [...found.values()];
}

/** The value that the fields of a form say together. */
export function valueOf(field: Field): PlainValue {
  switch (field.is) {
    case 'group':
      return Object.fromEntries([
        ...Object.entries(field.told),
        ...field.fields
          .filter((part) => part.is !== 'list' || part.present)
          .map((part) => [String(part.path.at(-1)), valueOf(part)] as const),
      ]);
    case 'list':
      return field.entries.map((entry) => valueOf(entry.field));
    case 'either':
      return valueOf(field.field);
    case 'words':
      return Object.fromEntries(
        field.cells.flatMap(({ language, value }) => (value === null ? [] : [[language, value] as const])),
      );
    case 'switch':
      return field.value ? field.on : (field.off ?? !field.on);
    default:
      return field.value;
  }
}

/** Every field of a form, those inside others included. */
export function allFields(form: Form): Field[] {
  const inside = (field: Field): Field[] => {
    if (field.is === 'group') return [field, ...field.fields.flatMap(inside)];
    if (field.is === 'list') return [field, ...field.entries.flatMap((entry) => inside(entry.field))];
    return field.is === 'either' ? [field, ...inside(field.field)] : [field];
  };
  return inside(form);
}
