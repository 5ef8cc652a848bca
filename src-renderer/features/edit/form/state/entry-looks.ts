import type { Field, ListField } from '@shared/forms/index';

/** A value that is its own control: there is nothing to fold. */
export const isFlat = ({ is }: Field): boolean =>
  is !== 'group' && is !== 'list' && is !== 'either' && is !== 'words' && is !== 'raw';

/** Few entries near the top are shown at once; in a template of twenty layers each is opened by hand. */
const few = 2;
const near = 3;
export const opensByItself = ({ entries, path }: ListField): boolean =>
  entries.length <= few && path.length <= near;
