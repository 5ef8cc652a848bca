export interface StepOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limit: number;
}
export function runStep(
  command: string,
  args: readonly string[],
  options: StepOptions,
): Promise<{ status: number; hung: boolean }>;
