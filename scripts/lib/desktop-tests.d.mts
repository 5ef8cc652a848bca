type Environment = Readonly<Record<string, string | undefined>>;
type Can = (command: string, args: readonly string[]) => { status: number | null; stdout: string };
interface Command {
  readonly command: string;
  readonly args: readonly string[];
}
export declare function chooseElectron(machine: { root: string; env: Environment; platform: string }): string;
export declare function whatIsMissing(
  program: string,
  machine: { env: Environment; uid: number | undefined; can?: Can },
): string | null;
export declare function findElectron(machine: {
  root: string;
  env: Environment;
  platform: string;
  uid: number | undefined;
}): { program: string; missing?: undefined } | { program?: undefined; missing: string };
export declare function asUser(uid: number | undefined, command: string, args: readonly string[]): Command;
export declare function isClosed(root: string, uid: number | undefined, can?: Can): boolean;
export declare function openScreen(
  env: NodeJS.ProcessEnv,
  size?: string,
): Promise<{ display: string; close: () => void }>;
