import { describe, expect, it } from 'vitest';
import { translateKey } from '@shared/i18n/translator';
import { checkFile } from '@shared/language/check-file';
import { languages } from '@shared/util/languages';
import { randomFrom } from '../../test-support';
import { samplePack, textOf, utf8 } from '../test-transfer';
import { pick, type Random } from './attack';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = 3000;

const scraps: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  'home',
  'Ω\u202e',
  'x'.repeat(300),
  [],
  {},
  [null],
  { a: { b: [] } },
  { id: 'x' },
  ['home'],
  [[[[[[[[[[1]]]]]]]]]],
  { constructor: 1, toString: null, length: -1 },
];
const keys = ['id', 'names', 'en', 'home', 'devotion', 'fire', 'look', 'tone', 'zz', 'constructor', ''];

/** Replaces, adds or removes one thing somewhere in the tree. */
function spoil(node: unknown, random: Random): unknown {
  if (Array.isArray(node) && node.length > 0 && random(3) > 0) {
    const at = random(node.length);
    return node.map((item: unknown, index) => (index === at ? spoil(item, random) : item));
  }
  if (typeof node === 'object' && node !== null && !Array.isArray(node) && random(4) > 0) {
    const own = Object.keys(node);
    const key = own.length === 0 || random(5) === 0 ? pick(random, keys) : pick(random, own);
    const rest = Object.fromEntries(Object.entries(node).filter(([name]) => name !== key));
    return random(6) === 0 ? rest : { ...rest, [key]: spoil(Reflect.get(node, key), random) };
  }
  return pick(random, scraps);
}

describe(`documents spoilt at random (seed ${seed})`, () => {
  it('are taken or refused in words with a place, never by an exception', async () => {
    const random = randomFrom(seed);
    const documents = [...(await samplePack())].filter(
      ([path]) => path.endsWith('.json') && path !== 'cards/home-1.json',
    );
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      const [path, bytes] = pick(random, documents);
      const spoilt = JSON.stringify(spoil(JSON.parse(textOf(bytes)), random), null, 2);
      const checked = checkFile(path, utf8(spoilt), 'ygios');
      if (checked.ok) continue;
      refused++;
      expect(checked.error.length, spoilt).toBeGreaterThan(0);
      for (const problem of checked.error) {
        expect(problem, spoilt).toMatchObject({ file: path, line: expect.any(Number) as number });
        for (const language of languages) {
          const sentence = translateKey(language, `diagnostic.${problem.code}`, problem.data);
          expect(sentence, spoilt).not.toMatch(/undefined|\u202e/);
        }
      }
    }
    expect(refused).toBeGreaterThan(rounds / 2);
  });
});
