import { editViews, type EditView } from '@shared/api/settings-words';

/** What the key for the way a document is shown leads to. */
export const nextView = (view: EditView): EditView =>
  editViews[(editViews.indexOf(view) + 1) % editViews.length] ?? 'text';
