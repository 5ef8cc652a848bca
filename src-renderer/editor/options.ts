import type { editor } from 'monaco-editor/editor';

const styleOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

/** The size of small text, in the pixels that Monaco wants: it follows the text size of the application. */
const fontSize = (): number =>
  Math.round(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.875);

export const fontOptions = (): editor.IEditorOptions => ({
  fontFamily: styleOf('--font-code').trim(),
  fontSize: fontSize(),
  // Japanese stands taller than Latin; lines of another height each would make the text jump.
  lineHeight: Math.round(fontSize() * 1.6),
  fontLigatures: false,
});

/** What every text of ours looks and behaves like. */
export const textOptions = (): editor.IEditorOptions & editor.IGlobalEditorOptions => ({
  ...fontOptions(),
  automaticLayout: true,
  minimap: { enabled: false },
  scrollBeyondLastLine: false,
  padding: { top: 8, bottom: 8 },
  lineNumbersMinChars: 3,
  folding: true,
  renderWhitespace: 'none',
  // dimmed, the last number would be too pale to read
  renderFinalNewline: 'on',
  wordWrap: 'on',
  wrappingIndent: 'indent',
  // Cyrillic letters that look Latin are the alphabet of a language here, not a trick.
  unicodeHighlight: { ambiguousCharacters: false, nonBasicASCII: false, invisibleCharacters: true },
  fixedOverflowWidgets: true,
  // In a shadow tree the menu would be out of reach of the theme.
  useShadowDOM: false,
  // Told by our own checks; Monaco would ask in a window of the browser, in English.
  unusualLineTerminators: 'off',
  links: false,
  colorDecorators: false,
  occurrencesHighlight: 'off',
  bracketPairColorization: { enabled: false },
  stickyScroll: { enabled: false },
  // Words that stand elsewhere in the text would pop up in names, flavour lines and comments.
  wordBasedSuggestions: 'off',
  quickSuggestions: { strings: true, other: true, comments: false },
  // Left out, the last would be on: no list where a snippet was inserted, until it is left.
  suggest: { showStatusBar: false, preview: false, snippetsPreventQuickSuggestions: false },
  tabCompletion: 'off',
  lightbulb: { enabled: 'onCode' as editor.ShowLightbulbIconMode },
  scrollbar: { useShadows: false, alwaysConsumeMouseWheel: false },
});
