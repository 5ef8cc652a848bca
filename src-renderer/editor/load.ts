import type { Monaco } from './monaco';
import { fontOptions } from './options';

let loading: Promise<Monaco> | undefined;

/** Monaco, fetched when it is first asked for. A failed fetch is tried again by whoever asks next. */
export function loadMonaco(): Promise<Monaco> {
  loading ??= fetchMonaco().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchMonaco(): Promise<Monaco> {
  const [{ monaco }, { furnish }] = await Promise.all([
    import('./monaco'),
    import('./furnish'),
    loadLetters(),
  ]);
  furnish(monaco);
  return monaco;
}

/**
 * Monaco measures its font once, when an editor is made. A font that came later would have to be measured again, and
 * that takes the chosen row off a list that lies open. Without the font the text stands in the system's letters.
 */
async function loadLetters(): Promise<void> {
  const { fontFamily, fontSize } = fontOptions();
  await document.fonts.load(`${fontSize}px ${fontFamily}`).catch(() => undefined);
}
