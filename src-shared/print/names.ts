import { nameIn, type PackFaces } from '@shared/face/index';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import { ownKey } from './printables';

/** What every key of the list is called, in a language. */
export function namesOf(faces: PackFaces, language: Language, style: Style): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { path, value } of faces.cards) names.set(path, nameIn(value, language));
  for (const { face, template } of faces.owns(language, style)) {
    const { name } = face.fields;
    if ('own' in template.for) names.set(ownKey(template.for.own), name?.is === 'text' ? name.text : face.id);
  }
  return names;
}
