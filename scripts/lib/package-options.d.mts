export declare const builder: string;
export declare const refusal: string;
export declare const wrapRefusal: string;
export declare const testOutput: string;
export declare function isTestElectron(program: string, wanted?: string): boolean;
export declare function givenElectron(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): string | null;
export declare function builderArguments(
  args: readonly string[],
  options: {
    dist: string | null;
    versionOf?: (dist: string) => string;
    isTest?: (program: string) => boolean;
  },
): { args: readonly string[]; refused?: undefined } | { args?: undefined; refused: string };
