export function withLateWords(code: string): string | null;
export function withLateTitles(code: string): string;
