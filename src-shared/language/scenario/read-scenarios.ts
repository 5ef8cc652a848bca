import { err, ok, type Result } from '@shared/util/result';
import { decodeText } from '../decode-text';
import { diagnostic, type Diagnostic } from '../diagnostics';
import type { Finding } from '../finding';
import type { Game } from '../kinds';
import { parseDocument, type SourceDocument } from '../parse-document';
import { checkShape } from '../shape-diagnostics';
import { scenarioHead, scenarioLimits } from './frame';

/** A document of scenarios whose game is known, and nothing else yet. */
export interface ScenarioDocument {
  readonly file: string;
  readonly game: Game;
  readonly document: SourceDocument;
}

export function readScenarioDocument(
  file: string,
  bytes: Uint8Array,
): Result<ScenarioDocument, Diagnostic[]> {
  const size = bytes.byteLength;
  const max = scenarioLimits.bytes;
  if (size > max) return err([diagnostic('file-too-big', { file }, { size, max })]);
  const text = decodeText(file, bytes);
  if (!text.ok) return err([text.error]);
  const document = parseDocument(file, text.value);
  if (!document.ok) return document;
  const head = checkShape(file, document.value, scenarioHead);
  return head.ok ? ok({ file, game: head.value.game, document: document.value }) : head;
}

/** Two scenarios of one name could not be told apart in a report. */
export function idFindings(scenarios: readonly { readonly id: string }[]): Finding[] {
  const seen = new Set<string>();
  return scenarios.flatMap(({ id }, index): Finding[] => {
    if (seen.has(id)) return [{ code: 'twice', at: ['scenarios', index, 'id'], data: { found: id } }];
    seen.add(id);
    return [];
  });
}
