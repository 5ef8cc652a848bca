import { settings } from '../state/settings.svelte';
import type { Monaco } from './monaco';
import { colourTokens, syntaxTokens, type ThemeToken } from './theme-colours';

type Scheme = 'light' | 'dark';
const themeOf = (scheme: Scheme): string => `heartdeck-${scheme}`;

/** `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`, as browsers compute a colour, in the notation that Monaco takes. */
export function hexOf(computed: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const two = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}${alpha < 1 ? two(alpha * 255) : ''}`;
}

/** Tokens are written once for both schemes; only an element can say what one is in a scheme. */
function readTokens(scheme: Scheme): (token: ThemeToken) => string {
  const probe = document.createElement('span');
  probe.style.colorScheme = scheme;
  document.body.append(probe);
  const known = new Map<ThemeToken, string>();
  const tokens = new Set([...Object.values(colourTokens), ...Object.values(syntaxTokens)]);
  for (const token of tokens) {
    probe.style.color = `var(--${token})`;
    known.set(token, hexOf(getComputedStyle(probe).color));
  }
  probe.remove();
  return (token) => known.get(token) ?? '';
}

function define(monaco: Monaco, scheme: Scheme): void {
  const colourOf = readTokens(scheme);
  monaco.editor.defineTheme(themeOf(scheme), {
    base: scheme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    colors: Object.fromEntries(Object.entries(colourTokens).map(([name, token]) => [name, colourOf(token)])),
    rules: Object.entries(syntaxTokens).map(([token, ours]) => ({
      token,
      foreground: colourOf(ours).slice(1),
    })),
  });
}

/** For as long as the page lives: Monaco has one theme for all of its editors. */
export function followTheme(monaco: Monaco): void {
  define(monaco, 'light');
  define(monaco, 'dark');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    const { theme } = settings.values;
    const scheme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    monaco.editor.setTheme(themeOf(scheme));
  };
  dark.addEventListener('change', show);
  $effect.root(() => {
    $effect(show);
  });
}
