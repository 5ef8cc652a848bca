import { expect, it } from 'vitest';
import { calls } from './calls';
import { defaultSettings } from './default-settings';
import { settingsSchema } from './models';

it('what holds until somebody chooses is in order', () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
});

it.each(Object.entries(defaultSettings))('changing %s alone changes nothing else', (key, value) => {
  expect(calls['settings.set'].params.parse({ [key]: value })).toEqual({ [key]: value });
});
