export function quantile(values: readonly number[], share: number): number;
export function median(values: readonly number[]): number;
export function measure(times: number, act: (run: number) => unknown): Promise<number[]>;
