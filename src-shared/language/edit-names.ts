import { applyEdits, findNodeAtLocation, modify, parseTree, type FormattingOptions } from 'jsonc-parser';
import { languages } from '@shared/util/languages';
import type { Names } from './names';

/**
 * The document with other names, everything else kept to the letter: comments, order, spacing. A text whose
 * root is not an object comes back unchanged; validation says what is wrong with it.
 */
export function withNames(source: string, names: Names): string {
  const root = parseTree(source, [], { allowTrailingComma: true });
  if (root?.type !== 'object') return source;
  if (findNodeAtLocation(root, ['names'])?.type !== 'object') {
    // One name for all languages gives way: a document may not have both.
    const text = findNodeAtLocation(root, ['name']) ? edit(source, ['name'], undefined) : source;
    return edit(text, ['names'], { en: names.en, ja: names.ja, uk: names.uk });
  }
  return languages.reduce((text, language) => edit(text, ['names', language], names[language]), source);
}

function edit(source: string, path: string[], value: unknown): string {
  return applyEdits(source, modify(source, path, value, { formattingOptions: formattingOf(source) }));
}

/** New lines look like the ones that are there. */
export function formattingOf(source: string): FormattingOptions {
  const indent = /^([ \t]+)\S/m.exec(source)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
  };
}
