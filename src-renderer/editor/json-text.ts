import { createScanner } from 'jsonc-parser';
import type { languages } from 'monaco-editor/editor';
import type { Monaco } from './monaco';

/**
 * JSON with comments: its colours, brackets and folds. Monaco's own JSON brings a worker and half a megabyte for
 * checks and completions that speak English and know no pack; ours take their place.
 */
export const languageId = 'json';

const grammar: languages.IMonarchLanguage = {
  tokenPostfix: '.json',
  brackets: [
    { open: '{', close: '}', token: 'delimiter.bracket' },
    { open: '[', close: ']', token: 'delimiter.array' },
  ],
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key'],
      [/"(?:[^"\\]|\\.)*"?/, 'string.value'],
      [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword'],
      [/[{}[\]]/, '@brackets'],
      [/:/, 'delimiter.colon'],
      [/,/, 'delimiter.comma'],
      [/\/\/.*$/, 'comment.line'],
      [/\/\*/, 'comment.block', '@comment'],
    ],
    comment: [
      [/[^*]+/, 'comment.block'],
      [/\*\//, 'comment.block', '@pop'],
      [/\*/, 'comment.block'],
    ],
  },
};

/** Lines, from 1, between which something can be folded: every pair of brackets on several lines. */
export function foldsOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const scanner = createScanner(text, true);
  const open: number[] = [];
  const folds: { start: number; end: number }[] = [];
  let line = 1;
  let read = 0;
  for (;;) {
    scanner.scan();
    const at = scanner.getTokenOffset();
    if (at >= text.length) return folds;
    for (; read < at; read += 1) if (text[read] === '\n') line += 1;
    const sign = text[at];
    if (sign === '{' || sign === '[') open.push(line);
    else if (sign === '}' || sign === ']') {
      const start = open.pop();
      // The line with the closing bracket stays in sight.
      if (start !== undefined && line - 1 > start) folds.push({ start, end: line - 1 });
    }
  }
}

export function provideJson(monaco: Monaco): void {
  monaco.languages.register({ id: languageId });
  monaco.languages.setMonarchTokensProvider(languageId, grammar);
  monaco.languages.setLanguageConfiguration(languageId, {
    comments: { lineComment: '//', blockComment: ['/*', '*/'] },
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}', notIn: ['string'] },
      { open: '[', close: ']', notIn: ['string'] },
      { open: '"', close: '"', notIn: ['string'] },
    ],
    // A word may be of any alphabet, and an id has dashes.
    wordPattern: /[\p{L}\p{N}_-]+/u,
  });
  monaco.languages.registerFoldingRangeProvider(languageId, {
    provideFoldingRanges: (model) => [...foldsOf(model.getValue())],
  });
}
