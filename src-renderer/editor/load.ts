import type { Monaco } from './monaco';

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
  const [{ monaco }, { furnish }] = await Promise.all([import('./monaco'), import('./furnish')]);
  furnish(monaco);
  return monaco;
}
