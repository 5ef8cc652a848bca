export function sourceHash(root: string): string;
export function buildIsCurrent(root: string): boolean;
export function forgetBuild(root: string): void;
export function markBuildCurrent(root: string, hash: string): void;
