import type { Way } from '@shared/forms/index';

/** A place as diagnostics name it; it also names the field on the screen. */
export const keyOf = (path: Way): string => path.join('.');
