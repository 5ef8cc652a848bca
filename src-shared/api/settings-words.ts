/** What can be chosen in the settings. Without zod: the screen steps through the same lists. */

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'full', 'reduced'] as const;
export const textSizes = [90, 100, 115, 130] as const;
export const layouts = ['grid', 'list'] as const;
/** How a document is edited: as text, as a form, or both. */
export const editViews = ['text', 'form', 'both'] as const;
export type EditView = (typeof editViews)[number];

/** Ways of printing that somebody keeps under names of his own. */
export const mostPresets = 100;
export const presetNameLength = 60;
