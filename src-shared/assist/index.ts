/** Help while a definition is typed: plain functions of a text, a cursor and what is known of the pack. */
export { completionsAt } from './completions';
export { hintAt } from './hint';
export { stopsIn } from './fitting';
export { holeAt, type Hole } from './hole';
export { hoverAt } from './hover';
export { rankOf } from './matching';
export { nameAt, namesAt } from './names';
export { opensBehind } from './opening';
export { outlineOf } from './outline';
export type {
  AssistPack,
  AssistRequest,
  Completion,
  CompletionKind,
  Edit,
  Hint,
  Hover,
  KnownId,
  NamedHere,
  OutlineNode,
  Span,
} from './types';
