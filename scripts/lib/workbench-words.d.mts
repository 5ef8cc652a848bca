export const workbenchWords: Readonly<Record<'cli' | 'desktop' | 'duel' | 'match', readonly string[]>>;
export function withoutWorkbenchWords(id: string): string | null;
