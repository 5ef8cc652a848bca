import { getContext, setContext } from 'svelte';
import type { Explainer } from './explainer.svelte';

const key = Symbol('explainer');

/** Set once, where a table begins: every number in it asks the same one. */
export const provideExplainer = (explainer: Explainer): Explainer => setContext(key, explainer);

/** Undefined: nothing here can be asked, and numbers are plain words. */
export const explainerHere = (): Explainer | undefined => getContext<Explainer | undefined>(key);
