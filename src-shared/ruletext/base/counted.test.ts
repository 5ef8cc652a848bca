import { expect, it } from 'vitest';
import { countedUk } from './counted';

it('Ukrainian: the form that the standard gives, for every number', () => {
  const standard = new Intl.PluralRules('uk');
  for (let n = 0; n < 1200; n++)
    expect(countedUk(n, { one: 'one', few: 'few', many: 'many' })).toBe(`${n} ${standard.select(n)}`);
});
