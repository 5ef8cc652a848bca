import { idLength, idPattern, type Kind } from '@shared/language/pack-format';

/** Letters that fall apart into none of a to z. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

function plainId(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[ßæœøđłþ]/gu, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/['’ʼ\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, idLength)
    .replace(/^-+|-+$/gu, '');
  return plain;
}

const isId = (id: string): boolean => id.length <= idLength && idPattern.test(id);

/** An id made of an English name; of a name without a letter of it, or of a name that no file may have, of the kind. */
export function proposeId(name: string, kind: Kind, taken: Iterable<string>): string {
  const plain = plainId(name);
  const stem = isId(plain) ? plain : isId(`${kind}-${plain}`) ? `${kind}-${plain}` : kind;
  const used = new Set(taken);
  let id = stem;
  for (let number = 2; used.has(id); number++) {
    const end = `-${number}`;
    id = stem.slice(0, idLength - end.length).replace(/-+$/u, '') + end;
  }
  return id;
}
