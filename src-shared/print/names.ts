import { nameIn, type PackFaces } from '@shared/face/index';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { ownKey } from './printables';

/** What something is called that has this key; null: nobody knows. */
export type NameOf = (key: string) => string | null;

/** What every key of the list is called, in a language; what is no definition's by the path of its template, too. */
export function namesOf(faces: PackFaces, language: Language, style: Style): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, value } of faces.cards) names.set(path, nameIn(value, language));
  for (const { face, template } of faces.owns(language, style)) {
    const { name } = face.fields;
    if (!('own' in template.for)) continue;
    const called = name?.is === 'text' ? name.text : face.id;
    names.set(ownKey(template.for.own), called);
    names.set(face.path, called);
  }
  return names;
}

/** By a key of the list, or that of a face, which begins with its language; in the language that is spoken then. */
export function naming(faces: PackFaces, style: Style, language: () => Language): NameOf {
  const known = new Map<Language, ReadonlyMap<string, string>>();
  return (key) => {
    const spoken = language();
    const names = known.get(spoken) ?? namesOf(faces, spoken, style);
    known.set(spoken, names);
    return names.get(key) ?? names.get(key.replace(/^\S+ /, '')) ?? null;
  };
}
