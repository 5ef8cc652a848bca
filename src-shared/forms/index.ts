/**
 * Definitions as fields, for people who do not like JSON; new definitions; and what “formatted on save” means. Pure
 * functions of texts; they bring zod along, so a screen loads this with `import()`, as it does the checks.
 *
 * How a screen uses it. The text is the only truth: it lives in the editor’s model, and the form is made from it.
 *
 * 1. `formOf({ game, path, text, language, ids })` after each change of the text. `err('unreadable')`: keep the last
 *    form, disabled, and say that the text has to be mended first.
 * 2. Draw a `Field` by its `is`. A `group` has `fields` and, as a menu “Add…”, `addable` (one with `field: 'switch'`
 *    can be drawn as a box without a tick). A `list` has `entries` (title, summary, its own field) and `words` for
 *    “Add…”. A `group` or `either` with `words` has a picker of what it is. `raw` shows its `json` and can only be
 *    removed, or replaced through its `words`.
 * 3. A change gives a new text, to be put into the editor as one edit, so that one undo takes it back:
 *      a value          setField(text, field.path, value, field.order); a cell of `words`: its own path
 *      a switch         on: setField(…, field.on); off: setField(…, field.off), or removeField where that is null
 *      “Add…”, a key    addField(text, addable)          the cross      removeField(text, field.path)
 *      “Add…”, an entry addEntry(request, list.path, word, at?)         removeEntry(text, list.path, index)
 *      drag, arrows     moveEntry(text, list.path, from, to)
 *      another word     changeWord(request, field.path, word)
 *    Everything else keeps its letters, comments and order. A comment inside of what is removed goes with it; those
 *    beside it stay. An empty text in an optional cell is best sent as removeField.
 * 4. Problems: `fieldAt(form, diagnostic.at)` gives the field to mark. `path.join('.')` is a key for `{#each}` within
 *    one form, not over moves.
 * 5. Saving: `formatDocument(text)`. It gives back unchanged what it can’t read.
 * 6. New: `proposeId(names.en, kind, taken)`, `newDefinition(game, kind, …)`, `duplicateOf(text, id, names)`.
 */
export { addEntry, addField, changeWord, moveEntry, removeEntry, removeField, setField } from './edits';
export { fieldAt } from './field-at';
export { formOf } from './form-of';
export { formatDocument } from './format/index';
export { entryPlace } from './schema/entry-start';
export { duplicateOf, newDefinition, type NewDefinition } from './new/new-definition';
export { proposeId } from './new/propose-id';
export type * from './types';
