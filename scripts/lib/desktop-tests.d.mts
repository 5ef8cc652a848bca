/** Of the module, what specs in TypeScript use. */
export declare function openScreen(
  env: NodeJS.ProcessEnv,
  size?: string,
): Promise<{ display: string; close: () => void }>;
