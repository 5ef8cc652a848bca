export const neededNode: string;
export function isNewEnough(version: string, needed?: string): boolean;
export function usableNode(root: string): string | null;
