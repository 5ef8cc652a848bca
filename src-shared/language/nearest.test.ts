import { describe, expect, it } from 'vitest';
import { editDistance, nearest, nearness } from './nearest';

const distances: readonly [string, string, number][] = [
  ['', '', 0],
  ['', 'abc', 3],
  ['devotion', 'devotion', 0],
  ['devotion', 'devotoin', 1],
  ['devotion', 'devtion', 1],
  ['home', 'hmoe', 1],
  ['kitten', 'sitting', 3],
];

const known = ['id', 'names', 'home', 'devotion', 'fire', 'needs', 'pay', 'while'];
const words: readonly [string, string | null][] = [
  ['devotoin', 'devotion'],
  ['Devotion', 'devotion'],
  ['name', 'names'],
  ['hme', 'home'],
  ['wihle', 'while'],
  ['ib', 'id'],
  ['dev', 'devotion'],
  ['de', null],
  ['colour', null],
  ['', null],
  ['x'.repeat(100_000), null],
];

describe('nearest', () => {
  it.each(distances)('%s → %s takes %i slips', (from, to, slips) => {
    expect(editDistance(from, to)).toBe(slips);
    expect(editDistance(to, from)).toBe(slips);
  });
  it.each(words)('%s is meant as %s', (word, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });
  it.each([
    ['C', null],
    ['a', 'A'],
    ['B', 'B'],
    ['AB', 'A'],
    ['', null],
  ])('among seats, %s is meant as %s', (word, meant) => {
    expect(nearest(word, ['A', 'B'])).toBe(meant);
  });
  it('takes the only word of one letter, though another one', () => {
    expect(nearest('m', ['do', 'n', 'to'])).toBe('n');
  });
  it('prefers the word listed first when two are as near', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat');
  });
  it('says so when nothing is near', () => {
    expect(nearness('colour', known)).toEqual({ found: 'colour', nearest: '', near: 'no' });
    expect(nearness('hom', known)).toEqual({ found: 'hom', nearest: 'home', near: 'yes' });
  });
});
