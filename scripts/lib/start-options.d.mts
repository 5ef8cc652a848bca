export function takeDataDir(
  args: readonly string[],
  cwd: string,
): { readonly dataDir: string | null; readonly rest: string[] };
