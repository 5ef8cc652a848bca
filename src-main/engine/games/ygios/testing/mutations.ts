import type { Chance } from '../../../kernel/chance';
import type { Documents } from './random-pack';
import { oneIn, oneOf } from './random-words';

const strays: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e9,
  '',
  'here',
  'zone-1',
  'constructor',
  '\u202Etxet',
  [],
  {},
  [[]],
  { do: 'draw' },
];

/** A place in a document: the object or list, and the key in it. */
function randomPlace(
  value: unknown,
  chance: Chance,
): { readonly holder: object; readonly key: string } | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return null;
  const key = oneOf(chance, Object.keys(value));
  const inner = oneIn(chance, 4) ? null : randomPlace(Reflect.get(value, key), chance);
  return inner ?? { holder: value, key };
}

const misspelt = (word: string, chance: Chance): string => {
  const at = chance.below(word.length + 1);
  return oneIn(chance, 2) ? `${word.slice(0, at)}x${word.slice(at)}` : word.slice(0, at) + word.slice(at + 1);
};

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
  return value;
}

/** One slip of a hand that edits a pack: a wrong word, a wrong type, something left out, doubled or nested. */
export function mutate(documents: Documents, chance: Chance): void {
  const document = oneOf(chance, [...documents.values()]);
  const place = randomPlace(document, chance);
  if (!place) return;
  const { holder, key } = place;
  const old: unknown = Reflect.get(holder, key);
  const set = (value: unknown): void => void Reflect.set(holder, key, value);
  switch (chance.below(7)) {
    case 0:
      return set(oneOf(chance, strays));
    case 1:
      return set(
        typeof old === 'string' ? misspelt(old, chance) : typeof old === 'number' ? -old - 0.5 : 'x',
      );
    case 2:
      Reflect.deleteProperty(holder, key);
      return;
    case 3:
      if (Array.isArray(holder)) holder.push(old);
      else Reflect.set(holder, misspelt(key, chance), old);
      return;
    case 4:
      return set(nested(1 + chance.below(60)));
    case 5:
      return set(Array.from({ length: chance.below(80) }, () => old));
    default:
      return set(typeof old === 'number' ? old * 1000 : { pick: old });
  }
}

/** The same for whoever writes the bytes: something cut off, put in or turned over. */
export function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const at = chance.below(bytes.length + 1);
  if (oneIn(chance, 3)) return bytes.slice(0, at);
  const stray = oneOf(chance, [0, 0x22, 0x2c, 0x2f, 0x5b, 0x7b, 0x7d, 0xff, 0xc3]);
  return oneIn(chance, 2)
    ? Uint8Array.of(...bytes.subarray(0, at), stray, ...bytes.subarray(at))
    : bytes.map((byte, index) => (index === at ? stray : byte));
}
