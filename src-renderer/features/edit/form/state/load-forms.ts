import type * as forms from '@shared/forms/index';

export type Forms = typeof forms;

let loading: Promise<Forms> | undefined;

/** Fetched when a form is first shown. It brings schemas: the desk has told zod already how to make them. */
export const loadForms = (): Promise<Forms> => (loading ??= import('@shared/forms/index'));
