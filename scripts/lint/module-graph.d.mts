export interface Edge {
  readonly to?: string;
  readonly package?: string;
  readonly typeOnly: boolean;
}
export function shortestChain(
  root: string,
  start: string,
  follow: (edge: Edge) => boolean,
  isGoal: (edge: Edge) => boolean,
): string[] | null;
