import { finding, type Finding, type FindingPath } from '@shared/language/finding';
import type { GivenObject, GoverningGiven } from './position';
import { seatLetters } from './words';

/** Events and skills are written with names between spaces and colons, so a name has neither. */
const namePattern = /^[A-Za-z][A-Za-z0-9-]{0,59}$/;

export const isObjectName = (name: string): boolean =>
  namePattern.test(name) && !seatLetters.some((seat) => seat === name);

/** One object of a position under its own name, and where it is written. */
export interface NamedObject {
  readonly name: string;
  readonly object: GivenObject;
  readonly at: FindingPath;
}

/** Every object: of several alike, each with the name it goes by. */
export const namedObjects = ({ objects = {} }: GoverningGiven): NamedObject[] =>
  Object.entries(objects).flatMap(([name, object]) => {
    const at = ['given', 'objects', name];
    if (object.count === undefined) return [{ name, object, at }];
    return Array.from({ length: object.count }, (_, index) => ({ name: `${name}-${index + 1}`, object, at }));
  });

/** Names that can't be used, and names that two objects would have. */
export function nameFindings(given: GoverningGiven): Finding[] {
  const seen = new Set<string>();
  const wrong = Object.keys(given.objects ?? {}).flatMap((name): Finding[] =>
    isObjectName(name) ? [] : [finding('bad-object-name', ['given', 'objects', name], { found: name })],
  );
  const twice = namedObjects(given).flatMap(({ name, at }): Finding[] => {
    if (seen.has(name)) return [finding('twice', at, { found: name })];
    seen.add(name);
    return [];
  });
  return [...wrong, ...twice];
}
