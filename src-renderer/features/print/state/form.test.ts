import { describe, expect, it } from 'vitest';
import type { Printable } from '@shared/print/model';
import { shippedPresets, usualSettings, usualSheets, usualSingle } from '@shared/print/presets';
import { PrintForm } from './form.svelte';

const printables: readonly Printable[] = [
  { key: 'cards/a.json', group: 'cards', copies: 1 },
  { key: 'cards/b.json', group: 'cards', copies: 3 },
  { key: 'own/reference', group: 'own', copies: 2 },
];
const keys = printables.map(({ key }) => key);

describe('what is printed', () => {
  it('is everything, as often as the rules ask for, until somebody chooses', () => {
    const form = new PrintForm();
    expect(form.jobOf('p', printables)).toEqual({
      pack: 'p',
      languages: ['en', 'ja', 'uk'],
      only: null,
      copies: {},
      settings: usualSettings,
    });
  });

  it('leaves out what is unticked, and forgets nothing about it', () => {
    const form = new PrintForm();
    form.copy('cards/b.json', 5, 3);
    form.print(['cards/b.json'], false);
    expect(form.jobOf('p', printables)).toMatchObject({
      only: ['cards/a.json', 'own/reference'],
      copies: {},
    });
    form.print(['cards/b.json'], true);
    expect(form.jobOf('p', printables)).toMatchObject({ only: null, copies: { 'cards/b.json': 5 } });
  });

  it('is cards only for a shop, and what somebody ticked', () => {
    const form = new PrintForm();
    const all: readonly Printable[] = [...printables, { key: 'own/lock', group: 'tokens', copies: 4 }];
    const [lock] = all.slice(-1) as [Printable];
    expect(form.isPrinted(lock)).toBe(true);
    form.arrange('single');
    expect(form.isPrinted(lock)).toBe(false);
    expect(form.jobOf('p', all).only).toBeNull();
    form.print([lock.key], true);
    expect(form.jobOf('p', all).only).toEqual([...keys, lock.key]);
    form.arrange('sheets');
    expect(form.jobOf('p', all).only).toBeNull();
  });

  it('all unticked is an empty list, not everything', () => {
    const form = new PrintForm();
    form.print(keys, false);
    expect(form.jobOf('p', printables).only).toEqual([]);
  });

  it('as many as the rules ask for is no choice of its own', () => {
    const form = new PrintForm();
    form.copy('cards/b.json', 5, 3);
    form.copy('cards/b.json', 3, 3);
    expect([form.copiesOf('cards/b.json'), form.jobOf('p', printables).copies]).toEqual([null, {}]);
  });

  it('is as the rules have it again after a reset', () => {
    const form = new PrintForm();
    const { version } = form;
    form.copy('cards/b.json', 5, 3);
    form.print(['cards/a.json'], false);
    form.reset();
    expect(form.jobOf('p', printables)).toMatchObject({ only: null, copies: {} });
    expect(form.version).toBeGreaterThan(version);
  });

  it('names revisions where they were chosen, and another pack knows none of them', () => {
    const form = new PrintForm();
    form.revision = 'r2';
    form.since = 'r1';
    expect(form.jobOf('p', printables)).toMatchObject({ revision: 'r2', since: 'r1' });
    form.forget();
    expect(form.jobOf('p', printables)).not.toHaveProperty('revision');
    expect(form.jobOf('p', printables)).not.toHaveProperty('since');
  });

  it('languages come in their own order, whichever was ticked first', () => {
    const form = new PrintForm();
    for (const language of ['en', 'ja', 'uk'] as const) form.speak(language, false);
    expect(form.languages).toEqual([]);
    form.speak('uk', true);
    form.speak('en', true);
    expect(form.languages).toEqual(['en', 'uk']);
  });
});

describe('how it is printed', () => {
  it('keeps how the other arrangement was set', () => {
    const form = new PrintForm();
    form.changeSheets({ gap: 4 });
    form.arrange('single');
    expect(form.settings.layout).toEqual(usualSingle);
    form.changeSingle({ order: 'back-front' });
    form.arrange('sheets');
    expect(form.settings.layout).toEqual({ ...usualSheets, gap: 4 });
    form.arrange('single');
    expect(form.settings.layout).toMatchObject({ order: 'back-front' });
  });

  it('a change for the other arrangement changes nothing', () => {
    const form = new PrintForm();
    form.changeSingle({ order: 'back-front' });
    expect(form.settings).toEqual(usualSettings);
  });

  it('fields are made anew when all settings come from elsewhere', () => {
    const form = new PrintForm();
    const { version } = form;
    form.setBleed(2);
    expect([form.version, form.settings.layout.bleed]).toEqual([version, 2]);
    form.take(shippedPresets.mbprint);
    expect(form.version).toBeGreaterThan(version);
    expect(form.settings).toBe(shippedPresets.mbprint);
  });

  it('is faulty as long as one field is', () => {
    const form = new PrintForm();
    form.fault('gap', true);
    form.fault('bleed', true);
    form.fault('gap', false);
    expect(form.faulty).toBe(true);
    form.fault('bleed', false);
    expect(form.faulty).toBe(false);
  });
});
