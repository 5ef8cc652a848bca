import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '@shared/api/default-settings';
import { mostPresets } from '@shared/api/settings-words';
import type { Settings } from '@shared/api/models';
import { shippedPresets, usualSettings } from '@shared/print/presets';
import { fakeClient } from '../../../api/fake-client';
import { I18n } from '../../../state/i18n.svelte';
import { SettingsState } from '../../../state/settings.svelte';
import { PrintForm } from './form.svelte';
import { Presets } from './presets.svelte';

let stored: Settings;
beforeEach(() => void (stored = defaultSettings));

/** With a library that keeps what it is given, as JSON does. */
async function bench(print: Partial<Settings['print']> = {}) {
  stored = { ...defaultSettings, print: { ...defaultSettings.print, ...print } };
  const client = fakeClient({
    'settings.get': () => ({ ok: true, value: stored }),
    'settings.set': (change) => {
      stored = JSON.parse(JSON.stringify({ ...stored, ...change })) as Settings;
      return { ok: true, value: stored };
    },
  });
  const settings = new SettingsState(client, new I18n());
  await settings.load();
  const form = new PrintForm();
  const presets = new Presets(settings, form);
  presets.start('ja');
  return { presets, form };
}
const names = (): readonly string[] => stored.print.presets.map(({ name }) => name);
const own = (name: string) => ({ name, settings: shippedPresets.mbprint });

describe('presets', () => {
  it('begin with the most usual paper, in the language of the screen', async () => {
    const { presets, form } = await bench();
    expect([presets.chosen, presets.changed, form.settings]).toEqual(['a4', false, usualSettings]);
    expect(form.languages).toEqual(['ja']);
  });

  it('begin with what was chosen last, changed or not', async () => {
    const settings = { ...usualSettings, titles: false };
    const last = { pack: 'p', preset: 'a4', languages: ['uk' as const], settings };
    const { presets, form } = await bench({ last });
    expect([presets.chosen, presets.changed, form.settings]).toEqual(['a4', true, settings]);
    expect(form.languages).toEqual(['uk']);
  });

  it('tell that something was changed, and take it back', async () => {
    const { presets, form } = await bench();
    presets.use('mbprint');
    expect(form.settings).toEqual(shippedPresets.mbprint);
    form.setBleed(1);
    expect(presets.changed).toBe(true);
    form.setBleed(3);
    expect(presets.changed).toBe(false);
    form.setBleed(1);
    presets.reset();
    expect(form.settings).toEqual(shippedPresets.mbprint);
  });

  it('are saved under a name, and in use then', async () => {
    const { presets, form } = await bench();
    form.setBleed(2);
    const takeBack = await presets.save('  Thin paper ');
    expect(names()).toEqual(['Thin paper']);
    expect([presets.chosen, presets.changed]).toEqual(['own:Thin paper', false]);
    await takeBack();
    expect(names()).toEqual([]);
    expect(presets.current).toBeNull();
  });

  it('a saved one takes the place of its namesake, which comes back when that is undone', async () => {
    const { presets, form } = await bench({ presets: [own('a'), own('b'), own('c')] });
    form.setBleed(2);
    const takeBack = await presets.save('b');
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(stored.print.presets[1]?.settings.layout.bleed).toBe(2);
    await takeBack();
    expect(stored.print.presets).toEqual([own('a'), own('b'), own('c')]);
  });

  it('are renamed and stay in use, there and back', async () => {
    const { presets } = await bench({ presets: [own('a'), own('b')] });
    presets.use('own:a');
    const takeBack = await presets.rename('a', 'z');
    expect([names(), presets.chosen]).toEqual([['z', 'b'], 'own:z']);
    await takeBack();
    expect([names(), presets.chosen]).toEqual([['a', 'b'], 'own:a']);
  });

  it('are deleted, and come back to their place', async () => {
    const { presets } = await bench({ presets: [own('a'), own('b'), own('c')] });
    const takeBack = await presets.delete('b');
    expect(names()).toEqual(['a', 'c']);
    await takeBack();
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('a deleted one does not push away what was saved under its name meanwhile', async () => {
    const { presets, form } = await bench({ presets: [own('a')] });
    const takeBack = await presets.delete('a');
    form.setBleed(2);
    await presets.save('a');
    await takeBack();
    expect(stored.print.presets.map(({ settings }) => settings.layout.bleed)).toEqual([2]);
  });

  it('refuse no name, a name that is taken, and one more than there may be', async () => {
    const { presets } = await bench({ presets: [own('a'), own('b')] });
    expect(presets.faultOf('  ', null)).toBe('empty');
    expect(presets.faultOf('b', 'a')).toBe('taken');
    expect(presets.faultOf('a', 'a')).toBeNull();
    expect(presets.faultOf('a', null)).toBeNull();
    const full = await bench({ presets: Array.from({ length: mostPresets }, (_, n) => own(`p${n}`)) });
    expect(full.presets.faultOf('new', null)).toBe('full');
    expect(full.presets.faultOf('p7', null)).toBeNull();
  });
});
