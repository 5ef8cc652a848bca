import { expect, it } from 'vitest';
import type { Diagnostic } from '@shared/language/diagnostics';
import { troubleLine } from './trouble-line';

const broken: Diagnostic = {
  code: 'broken-image',
  severity: 'warning',
  file: 'cards/home-3.json',
  data: { found: 'art/hollow.png' },
};

it('what is wrong with a picture is told with the name of its card, or its file where it has none', () => {
  const said = 'The picture “art/hollow.png” is damaged and can’t be shown.';
  expect(troubleLine(broken, () => 'The “Best” Seat')).toContain(`“The ‘Best’ Seat”: ${said}`);
  expect(troubleLine(broken, () => null)).toContain(`“cards/home-3.json”: ${said}`);
});
