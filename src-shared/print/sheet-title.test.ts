import { expect, it } from 'vitest';
import { mostWidth, sheetTitle, titleSize } from './sheet-title';

const parts = { name: 'Dance Card', language: 'English', style: 'Low ink', place: 'Page 3 of 12' };

it('says everything where there is room, in the largest type', () => {
  expect(sheetTitle(parts, { w: 190, h: 5 })).toEqual({
    text: 'Dance Card · English · Low ink · Page 3 of 12',
    size: titleSize.most,
  });
});

it('is no larger than the strip is high', () => {
  expect(sheetTitle(parts, { w: 190, h: 3.25 }).size).toBeCloseTo(2.5);
  expect(sheetTitle(parts, { w: 50, h: 2.6 })).toEqual({
    text: 'Dance Card · English · Page 3 of 12',
    size: 2,
  });
});

it('leaves out what matters least, and the page last', () => {
  const said = [76, 50, 40, 32, 5].map((w) => sheetTitle(parts, { w, h: 5 }).text);
  expect(said).toEqual([
    'Dance Card · English · Low ink · Page 3 of 12',
    'Dance Card · English · Page 3 of 12',
    'Dance Card · Page 3 of 12',
    'English · Page 3 of 12',
    'Page 3 of 12',
  ]);
});

it('never promises more than there is', () => {
  for (let w = 25; w < 200; w += 1) {
    const { text, size } = sheetTitle({ ...parts, name: '舞踏会の手帖・ゆりくれ版' }, { w, h: 5 });
    expect(size * mostWidth(text)).toBeLessThanOrEqual(w + 1e-9);
    expect(size).toBeGreaterThanOrEqual(titleSize.least);
  }
});

it('takes a Japanese letter for as wide as it is high', () => {
  expect(mostWidth('舞踏会')).toBeGreaterThanOrEqual(3);
});
