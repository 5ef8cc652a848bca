/** Only for words.test.ts: which of Monaco’s words nobody meets here, and why. */

/** Settings, colours, names of conditions, sounds, messages of parts that are never shown. */
export const unmetFiles: readonly string[] = [
  'editor/common/config/',
  'editor/common/core/',
  'editor/common/cursor/',
  'editor/common/editorContextKeys',
  // kinds of suggestions and parts: those that ours have are in the table
  'editor/common/languages.js',
  'editor/common/standaloneStrings',
  'editor/browser/services/',
  'editor/browser/gpu/',
  'editor/browser/coreCommands',
  'editor/browser/widget/multiDiff',
  // without a gutter menu, unchanged parts in sight, and nothing that could be reverted
  'editor/browser/widget/diffEditor/features/',
  'editor/browser/widget/diffEditor/diffEditor.contribution',
  'editor/browser/widget/diffEditor/registrations',
  'editor/contrib/dropOrPasteInto/',
  'editor/contrib/inlayHints/',
  'editor/contrib/inlineCompletions/',
  'editor/contrib/linesOperations/',
  'editor/contrib/multicursor/',
  'editor/contrib/indentation/',
  'editor/contrib/smartSelect/',
  'editor/contrib/cursorUndo/',
  'editor/contrib/snippet/browser/snippetVariables',
  'editor/contrib/symbolIcons/',
  'editor/contrib/unusual',
  'editor/contrib/wordHighlighter/',
  'editor/contrib/wordOperations/',
  'platform/accessibilitySignal/',
  'platform/configuration/',
  'platform/contextkey/',
  'platform/history/',
  'platform/list/',
  'platform/markers/common/markerService',
  'platform/quickinput/browser/quickInputActions',
  'platform/quickinput/browser/tree/',
  'platform/theme/',
  'platform/undoRedo/',
  'platform/workspace/',
  'base/common/keybindingLabels',
  // bugs, told in the console
  'base/common/errorMessage',
];

/** What settings, colours and conditions are described with; entries of a native menu bar that does not exist. */
export const unmetSentences =
  /^(?:Whether |Icon |Controls |Enable|If |Used |Determines |Kind of |Disable |Organize|No preferred|No refactor|No source|No organize|A context key)|&&|colou?r|background|border/i;

/** Of a kind that our providers do not give, or of a part that is switched off. */
export const unmetWords: ReadonlySet<string> = new Set([
  // the accessible view and screen reader mode of VS Code
  'Inspect this in the accessible view with {0}.',
  'Inspect this in the accessible view via the command Open Accessible View which is currently not triggerable via keybinding.',
  '{0} To enable screen reader optimized mode, use {1}',
  '{0} To enable screen reader optimized mode, open the quick pick with {1} and run the command Toggle Screen Reader Accessibility Mode, which is currently not triggerable via keyboard.',
  '{0} Please assign a keybinding for the command Toggle Screen Reader Accessibility Mode by accessing the keybindings editor with {1} and run it.',
  // selections in settings
  'Unbound',
  'separator',
  'Select Box',
  // ten thousand cursors
  'The number of cursors has been limited to {0}. Consider using [find and replace](https://code.visualstudio.com/docs/editor/codebasics#_find-and-replace) for larger changes or increase the editor multi cursor limit setting.',
  'Increase Multi Cursor Limit',
  // a comparison can’t be changed
  'Revert this change',
  // undo over several files
  'Typing',
  // arguments of commands
  'Always apply the first returned code action.',
  'Apply the first returned code action if it is the only one.',
  'Do not apply the returned code actions.',
  'The hover will not automatically take focus.',
  'The hover will take focus only if it is already visible.',
  'The hover will automatically take focus when it appears.',
  // code actions that are no quick fixes
  'Hide Disabled',
  'Show Disabled',
  'Extract',
  'Inline',
  'Rewrite',
  'Move',
  'Surround With',
  'Source Action',
  // the menu of the minimap
  'Minimap',
  'Render Characters',
  'Vertical size',
  'Proportional',
  'Fill',
  'Fit',
  'Slider',
  'Mouse Over',
  'Always',
  'Side',
  'Right',
  'Left',
  // go to the n-th match: only from a palette
  'Type a number to go to a specific match (between 1 and {0})',
  'Please type a number between 1 and {0}',
  // nothing of ours has declarations, types or implementations
  'Declarations',
  "No declaration found for '{0}'",
  'No declaration found',
  'Type Definitions',
  "No type definition found for '{0}'",
  'No type definition found',
  'Implementations',
  "No implementation found for '{0}'",
  'No implementation found',
  // hovers have one length; lines are short
  'Increase Hover Verbosity Level',
  'Decrease Hover Verbosity Level',
  'Increase Hover Verbosity',
  'Decrease Hover Verbosity',
  "Rendering paused for long line for performance reasons. This can be configured via `editor.stopRenderingLineAfter`. [Don't Show Again](command:{0})",
  "Tokenization is skipped for long lines for performance reasons. This can be configured via `editor.maxTokenizationLineLength`. [Don't Show Again](command:{0})",
  // parts are objects and fields
  ...['properties', 'methods', 'functions', 'constructors', 'variables', 'classes', 'structs', 'events'].map(
    (kind) => `${kind} ({0})`,
  ),
  ...['operators', 'interfaces', 'namespaces', 'packages', 'type parameters', 'modules', 'enumerations'].map(
    (kind) => `${kind} ({0})`,
  ),
  ...['enumeration members', 'strings', 'files', 'arrays', 'numbers', 'booleans', 'keys', 'constants'].map(
    (kind) => `${kind} ({0})`,
  ),
  'Open to the Side',
  'Open to the Bottom',
  // nobody suggests new names
  'Received {0} rename suggestions',
  'Generate New Name Suggestions',
  // only invisible characters are marked
  'This document contains many non-basic ASCII unicode characters',
  'This document contains many ambiguous unicode characters',
  'Configure Unicode Highlight Options',
  'The character {0} could be confused with the ASCII character {1}, which is more common in source code.',
  'The character {0} could be confused with the character {1}, which is more common in source code.',
  'The character {0} is not a basic ASCII character.',
  'Exclude {0} from being highlighted',
  'Allow unicode characters that are more common in the language "{0}".',
  // entries of the list of fixes can’t be switched, removed or opened further
  'Remove',
  '{0}, on',
  '{0}, off',
  '{0}, use right arrow to access options',
  // toolbars and menus that can be arranged
  'Hide',
  'Reset Menu',
  "Hide '{0}'",
  'Configure Keybinding',
  // counted in the problems panel, which is ours
  'Errors',
  'Warnings',
  'Infos',
  // lists with several answers, steps and buttons
  'The alignment of the quick input',
  'The type of the currently visible quick input',
  'Back',
  'Back ({0})',
  "Press 'Enter' to confirm your input or 'Escape' to cancel",
  "{0} (Press 'Enter' to confirm or 'Escape' to cancel)",
  'OK',
  'Custom',
  "Click to execute command '{0}'",
  'Plain Text',
]);
