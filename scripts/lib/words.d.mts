export function word(
  key: string,
  params?: Record<string, unknown>,
  env?: Record<string, string | undefined>,
): string;
export const allWords: Record<string, Record<string, string>>;
export function say(key: string, params?: Record<string, unknown>): boolean;
