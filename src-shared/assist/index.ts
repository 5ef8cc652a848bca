/** Help while a definition is typed: plain functions of a text, a cursor and what is known of the pack. */
export { completionsAt } from './completions';
export { hintAt } from './hint';
export { hoverAt } from './hover';
export { nameAt, namesAt } from './names';
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
