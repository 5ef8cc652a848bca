type WorkbenchFile =
  | 'cli'
  | 'desktop'
  | 'governing'
  | 'match'
  | 'match-governing'
  | 'match-governing-terms'
  | 'match-ygios'
  | 'match-ygios-terms';
export const workbenchWords: Readonly<Record<WorkbenchFile, readonly string[]>>;
export function withoutWorkbenchWords(id: string): string | null;
