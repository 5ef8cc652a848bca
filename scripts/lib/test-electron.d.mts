export interface TestElectron {
  readonly package: string;
  readonly version: string;
  readonly sha512: string;
  readonly sha256: string;
}
export declare const testElectron: TestElectron;
export declare class NoTestElectron extends Error {}
export declare function cacheFolder(
  env?: Readonly<Record<string, string | undefined>>,
  uid?: number | undefined,
): string;
export declare function obtainTestElectron(
  folder?: string,
  wanted?: TestElectron,
  pack?: (wanted: TestElectron, draft: string) => string,
): string;
