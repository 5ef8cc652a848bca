import { expect, test } from 'vitest';
import { nativeTrouble } from './native-support';

const cases: readonly [node: string, napi: string | undefined, usable: boolean][] = [
  ['v18.20.0', '9', false],
  ['v20.20.2', '9', false],
  ['v22.11.0', '9', false],
  ['v22.14.0', '10', true],
  ['v24.21.0', '10', true],
  ['v30.0.0', '11', true],
  ['v0.0.0', undefined, false],
  ['v0.0.0', 'none', false],
];

test.each(cases)('%s with Node-API %s: usable %s', (version, napi, usable) => {
  const expected = usable ? null : { code: 'node-too-old', data: { version, needed: '22.12' } };
  expect(nativeTrouble(napi, version)).toEqual(expected);
});
