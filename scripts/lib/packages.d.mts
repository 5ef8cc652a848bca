export function packagesAreCurrent(root: string): boolean;
export function markPackagesCurrent(root: string): void;
