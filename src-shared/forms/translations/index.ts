/** Everything in a pack that is said in three languages, as rows of a table, and edits of its cells. */
export { placeIn } from './place-in';
export { placeLabel } from './place-label';
export { rowsOf } from './rows-of';
export { cellStates, type CellState, type TranslationCell, type TranslationRow } from './types';
export { tidyCell, withCell } from './with-cell';
