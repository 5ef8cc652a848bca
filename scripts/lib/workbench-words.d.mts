type WorkbenchFile =
  | 'cli'
  | 'desktop'
  | 'duel'
  | 'match'
  | 'match-duel'
  | 'match-duel-terms'
  | 'match-ygios'
  | 'match-ygios-terms';
export const workbenchWords: Readonly<Record<WorkbenchFile, readonly string[]>>;
export function withoutWorkbenchWords(id: string): string | null;
