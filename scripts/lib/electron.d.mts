export interface WindowSurroundings {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid: number | undefined;
}
export function whyNoWindow(surroundings: WindowSurroundings): string | null;
export interface ElectronEnd {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stderr: string;
  /** Milliseconds. */
  readonly ranFor: number;
}
export function whyNotStarted(end: ElectronEnd): string | null;
export function electronBinary(root: string): string | null;
export function failedLately(root: string, now: number): boolean;
export function rememberFailure(root: string, now: number): void;
export function fetchElectron(root: string, env?: NodeJS.ProcessEnv): Promise<boolean>;
