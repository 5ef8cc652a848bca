export declare function wantsPackaged(args: readonly string[]): boolean;
export declare function whyNoPackage(
  machine: { env: NodeJS.ProcessEnv; platform: string; arch: string },
  has?: (name: string, env: NodeJS.ProcessEnv) => boolean,
): string | null;
export declare function buildPackaged(
  program: string,
  around: { root: string; env: NodeJS.ProcessEnv },
): { folder: string; problem?: undefined } | { folder?: undefined; problem: string };
