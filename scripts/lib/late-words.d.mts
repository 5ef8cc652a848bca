export function withLateWords(code: string): string | null;
