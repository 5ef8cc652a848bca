export function unexplainedDisables(text: string): number[];
