import { describe, expect, it } from 'vitest';
import { languages } from '@shared/util/languages';
import { mostCards, type PrintProblem } from './model';
import { problemText, sizeText } from './problem-text';

const a4 = { w: 210, h: 297 };
const all: readonly PrintProblem[] = [
  { code: 'nothing-to-print' },
  { code: 'nothing-changed' },
  { code: 'nothing-drawn' },
  { code: 'no-room', paper: a4, room: { w: -10, h: 77 } },
  { code: 'offset-too-large', by: 3.5 },
  { code: 'too-large', front: 'cards/a.json', needed: { w: 69.5, h: 94 }, room: { w: 50, h: 60 } },
  { code: 'larger-than-paper', front: 'cards/a.json', needed: { w: 300, h: 400 }, paper: a4 },
  { code: 'bad-copies', key: 'cards/a.json', copies: 10_000 },
  { code: 'too-many-cards', cards: 6000, most: mostCards },
  { code: 'unknown-key', key: 'cards/gone.json' },
];
const named = (): string => 'Playing House';
/** Spaces that no line breaks at are spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('why there are no sheets', () => {
  it.each(languages)(
    'is told by a sentence of its own, whole and without a trace of its making: %s',
    (language) => {
      const said = all.map((problem) => problemText(language, problem, named));
      expect(new Set(said).size).toBe(all.length);
      for (const sentence of said) {
        expect(sentence).toMatch(/[.。]$/u);
        expect(sentence).not.toMatch(/[{}]|undefined/u);
      }
    },
  );

  it('names the card, and both sizes as the language writes them', () => {
    const problem = all.find(({ code }) => code === 'too-large')!;
    expect(plain(problemText('en', problem, named))).toContain('“Playing House” needs at least 69.5 × 94 mm');
    expect(plain(problemText('uk', problem, named))).toContain(
      '«Playing House» з вильотом потребує щонайменше 69,5 × 94 мм',
    );
    expect(plain(problemText('ja', problem, named))).toContain(
      '「Playing House」には塗り足しを含めて少なくとも 69.5 × 94 mm',
    );
  });

  it('does without a name', () => {
    const problem = all.find(({ code }) => code === 'larger-than-paper')!;
    expect(plain(problemText('en', problem, () => null))).toMatch(/^A card takes 300 × 400 mm/);
  });
});

it('a size is rounded to what can be seen', () => {
  expect(plain(sizeText('uk', { w: 63.5, h: 88.90001 }))).toBe('63,5 × 88,9 мм');
});
