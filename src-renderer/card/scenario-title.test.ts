import { render } from 'svelte/server';
import { afterEach, expect, it } from 'vitest';
import type { ScenarioTitle as Title } from '@shared/api/scenarios';
import type { Language } from '@shared/util/languages';
import { i18n } from '../state/i18n.svelte';
import ScenarioTitle from './ScenarioTitle.svelte';

const html = (title: Title): string =>
  render(ScenarioTitle, { props: { title } }).body.replace(/<!--.*?-->/gs, '');
const shipped = { en: 'A Treat can pay ⟳', ja: 'ごほうびは⟳を支払える', uk: 'Гостинець може сплатити ⟳' };

afterEach(() => {
  i18n.choose(null);
});

it.each<[Language, Title, Language, string]>([
  ['en', shipped, 'en', 'A Treat can pay '],
  ['ja', shipped, 'ja', 'ごほうびは'],
  ['uk', shipped, 'uk', 'Гостинець може сплатити '],
  ['ja', 'Locks do not stack', 'en', 'Locks do not stack'],
  ['en', 'home-1の引き方', 'ja', 'home-1の引き方'],
  ['en', 'Про карту home-1', 'uk', 'Про карту home-1'],
])('on a screen in %s, %o is told in %s', (screen, title, language, words) => {
  i18n.choose(screen);
  const markup = html(title);
  expect(markup).toContain(`<span lang="${language}">${words}`);
  expect(markup).not.toMatch(/>[^<]*⟳/);
});

it.each<[Language, string]>([
  ['en', 'Exhaust (⟳)'],
  ['ja', '休ませる（⟳）'],
  ['uk', 'Виснажити (⟳)'],
])('the sign is read aloud in %s', (screen, label) => {
  i18n.choose(screen);
  expect(html(shipped)).toContain(`"${label}"`);
});
