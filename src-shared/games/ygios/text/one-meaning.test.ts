import { describe, expect, it } from 'vitest';
import type { CardOrBonus } from '../effects/walk';
import { languages, type Language } from '@shared/util/languages';
import { canonical } from './canonical';
import { mutated, randomDefinition, randomFrom } from './test-random';
import { said, shippedTexts } from './test-shipped-texts';

const seed = Number(process.env['HEARTDECK_SEED'] ?? Date.now() % 1_000_000);
const rounds = Number(process.env['HEARTDECK_ROUNDS'] ?? 10_000);

interface Meant {
  readonly definition: CardOrBonus;
  readonly meaning: string;
}

/** Texts that have been read, and what they mean. */
class Dictionary {
  readonly #meanings = new Map<string, string>();

  constructor(private readonly language: Language) {}

  add({ definition, meaning }: Meant): void {
    const text = said(definition, this.language);
    // A card speaks of itself, a bonus of its zone: the same words on the two are no mistake.
    const key = `${definition.kind} ${text}`;
    const known = this.#meanings.get(key);
    if (known !== undefined && known !== meaning)
      expect.fail(`seed ${seed}\n${text}\nis said for\n${known}\nand for\n${meaning}`);
    this.#meanings.set(key, meaning);
  }

  get size(): number {
    return this.#meanings.size;
  }
}

/** The shipped pack, random effects, and each of them with one key changed. */
function everything(): CardOrBonus[] {
  const random = randomFrom(seed);
  const neighbours = (definition: CardOrBonus, count: number): CardOrBonus[] =>
    Array.from({ length: count }, () => mutated(definition, random)).filter((one) => one !== null);
  return [
    ...shippedTexts.flatMap((definition) => [definition, ...neighbours(definition, 50)]),
    ...Array.from({ length: rounds }, () => randomDefinition(random)).flatMap((definition) => [
      definition,
      ...neighbours(definition, 1),
    ]),
  ];
}

describe(`one text, one meaning (seed ${seed})`, () => {
  const definitions = everything().map((definition): Meant => ({
    definition,
    meaning: canonical(definition),
  }));
  it.each(languages)('in %s', (language) => {
    const dictionary = new Dictionary(language);
    for (const definition of definitions) dictionary.add(definition);
    expect(dictionary.size).toBeGreaterThan(rounds);
  });
});
