import { describe, expect, it } from 'vitest';
import { readLength, readLengths, readSize, upright } from './lengths';

const range = { min: 0, max: 2000 };

describe('a length', () => {
  it.each([
    ['3', 3],
    ['3.175', 3.175],
    ['.5', 0.5],
    ['5.', 5],
    ['+2', 2],
    [' 4 ', 4],
    ['3mm', 3],
    ['0.125in', 3.175],
    ['1IN', 25.4],
    ['0', 0],
    ['2000', 2000],
    ['2000.1', null],
    ['-1', null],
    ['', null],
    ['.', null],
    ['3cm', null],
    ['1e3', null],
    ['3,5', null],
    ['Infinity', null],
    ['0x10', null],
  ])('“%s” is %s', (text, length) => {
    expect(readLength(text, range)).toBe(length);
  });

  it('is one of several', () => {
    expect(readLengths('5, 6,7mm,8', range)).toEqual([5, 6, 7, 8]);
    expect(readLengths('5,,6', range)).toBeNull();
    expect(readLengths('5,x', range)).toBeNull();
    expect(readLengths('0.5,-1', { min: -10, max: 10 })).toEqual([0.5, -1]);
  });
});

describe('a size', () => {
  it.each([
    ['63x88', { w: 63, h: 88 }],
    ['63X88', { w: 63, h: 88 }],
    ['63×88', { w: 63, h: 88 }],
    ['63 x 88 mm', null],
    ['63mm x 88mm', { w: 63, h: 88 }],
    ['2.5x3.5in', { w: 63.5, h: 88.9 }],
    ['2.5inx88mm', { w: 63.5, h: 88 }],
    ['63', null],
    ['63x', null],
    ['x88', null],
    ['63x88x1', null],
    ['a4', null],
  ])('“%s”', (text, size) => {
    expect(readSize(text, range)).toEqual(size);
  });

  it('stands upright', () => {
    expect(upright({ w: 297, h: 210 })).toEqual({ w: 210, h: 297 });
    expect(upright({ w: 70, h: 70 })).toEqual({ w: 70, h: 70 });
  });
});
