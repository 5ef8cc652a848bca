import type { Fit } from '@shared/geometry/fit';

/** A list that scrolls draws the same card again and again: what was measured once is not measured twice. */
const most = 20_000;
const known = new Map<string, Fit>();

export const knownFit = (key: string): Fit | undefined => known.get(key);

export function rememberFit(key: string, fit: Fit): void {
  if (known.size >= most) known.clear();
  known.set(key, fit);
}
