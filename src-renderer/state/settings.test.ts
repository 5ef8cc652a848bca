import { expect, it } from 'vitest';
import { defaultSettings } from '@shared/api/default-settings';
import type { Settings } from '@shared/api/models';
import { textSizes } from '@shared/api/settings-words';
import { usualSettings } from '@shared/print/presets';
import { fakeClient } from '../api/fake-client';
import { I18n } from './i18n.svelte';
import { steppedTextSize } from './look';
import { SettingsState } from './settings.svelte';
import { toasts } from './toasts.svelte';

const kept: Settings = {
  language: 'ja',
  theme: 'dark',
  motion: 'full',
  textSize: 115,
  layout: 'list',
  lastPack: 'a',
  editPanes: { list: 300, preview: 400, problems: 200 },
  editView: 'form',
  play: { hints: false, hintsRead: ['first'], confirm: true, panel: false },
  lastMatch: {
    pack: 'a',
    mode: 'simple',
    options: { tie: true },
    seats: [{ name: 'Ann', who: 'human' }],
    designer: false,
  },
  print: {
    presets: [{ name: 'Thin paper', settings: usualSettings }],
    last: { pack: 'a', preset: 'a4', languages: ['uk', 'en'], settings: usualSettings },
  },
};

it('takes what was kept, the language included', async () => {
  const i18n = new I18n();
  const settings = new SettingsState(fakeClient({ 'settings.get': () => ({ ok: true, value: kept }) }), i18n);
  await settings.load();
  expect(settings.values).toEqual(kept);
  expect(i18n.t('action.close')).toBe('閉じる');
});

it('shows a change at once, before it is kept', () => {
  const settings = new SettingsState(
    fakeClient({ 'settings.set': () => new Promise(() => undefined) }),
    new I18n(),
  );
  void settings.set({ theme: 'dark' });
  expect(settings.values.theme).toBe('dark');
});

it('says that something is not kept yet until the last change is', async () => {
  const answers: (() => void)[] = [];
  const settings = new SettingsState(
    fakeClient({
      'settings.set': () =>
        new Promise((done) => answers.push(() => done({ ok: true, value: defaultSettings }))),
    }),
    new I18n(),
  );
  expect(settings.keeping).toBe(false);
  const both = [settings.set({ theme: 'dark' }), settings.set({ textSize: 115 })];
  answers[0]?.();
  await both[0];
  expect(settings.keeping).toBe(true);
  answers[1]?.();
  await both[1];
  expect(settings.keeping).toBe(false);
});

it('goes back and says why when a change can’t be kept', async () => {
  const settings = new SettingsState(
    fakeClient({
      'settings.set': () => ({ ok: false, error: { code: 'disk-full', data: { file: 'library.sqlite' } } }),
    }),
    new I18n(),
  );
  await settings.set({ theme: 'dark' });
  expect(settings.values.theme).toBe('system');
  expect(toasts.list.at(-1)?.text()).toContain('library.sqlite');
});

it('takes back only the change that failed, whatever was changed since', async () => {
  const answers: ((kept: boolean) => void)[] = [];
  const settings = new SettingsState(
    fakeClient({
      'settings.set': () =>
        new Promise((resolve) => {
          answers.push((isKept) =>
            resolve(
              isKept
                ? { ok: true, value: kept }
                : { ok: false, error: { code: 'disk-full', data: { file: 'library.sqlite' } } },
            ),
          );
        }),
    }),
    new I18n(),
  );
  const older = settings.set({ theme: 'dark', layout: 'list' });
  const newer = settings.set({ theme: 'light', textSize: 130 });
  answers[1]?.(true);
  await newer;
  answers[0]?.(false);
  await older;
  expect(settings.values).toMatchObject({ theme: 'light', textSize: 130, layout: 'grid' });

  const first = settings.set({ theme: 'dark' });
  const second = settings.set({ theme: 'system' });
  answers[2]?.(false);
  await first;
  answers[3]?.(false);
  await second;
  expect(settings.values.theme).toBe('light');
});

it('follows changes made elsewhere', () => {
  const client = fakeClient({});
  const settings = new SettingsState(client, new I18n());
  const stop = settings.watch();
  client.emit({ name: 'settings.changed', data: kept });
  stop();
  client.emit({ name: 'settings.changed', data: { ...kept, theme: 'light' } });
  expect(settings.values).toEqual(kept);
});

it('text sizes go up and down and stop at the ends', () => {
  expect(textSizes.map((size) => steppedTextSize(size, 1))).toEqual([100, 115, 130, 130]);
  expect(textSizes.map((size) => steppedTextSize(size, -1))).toEqual([90, 90, 100, 115]);
});
