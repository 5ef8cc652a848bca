import { idLength, idPattern, type Kind } from './pack-format';

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

/**
 * The wish itself, or the first of `wish-2`, `wish-3`, … that is free. A wish that is no id becomes one; of a name
 * without a letter of it, or of a name that no file may have, the kind helps out.
 */
export function freeId(wish: string, kind: Kind, isTaken: (id: string) => boolean): string {
  const plain = plainId(wish);
  const first = isId(plain) ? plain : isId(`${kind}-${plain}`) ? `${kind}-${plain}` : kind;
  const counted = /^(.+)-(\d{1,9})$/u.exec(first);
  const stem = counted?.[1] ?? first;
  let id = first;
  for (let number = Number(counted?.[2] ?? 1) + 1; isTaken(id); number++) {
    const end = `-${number}`;
    id = stem.slice(0, idLength - end.length).replace(/-+$/u, '') + end;
  }
  return id;
}
