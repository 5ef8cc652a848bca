import { err, ok, type Result } from '@shared/util/result';
import { decodeText } from '../decode-text';
import { diagnostic, shown, type Diagnostic } from '../diagnostics';
import { documentPart } from '../document-part';
import { finding, type Finding, type FindingPath } from '../finding';
import { valueAt } from '../form-choice';
import type { Game } from '@shared/games/index';
import { parseDocument, type SourceDocument } from '../parse-document';
import { checkShape } from '../shape-diagnostics';
import { scenarioHead, scenarioLimits } from './frame';

/** A document of scenarios whose game is known, and nothing else yet. */
export interface ScenarioDocument {
  readonly file: string;
  readonly game: Game;
  /** How many scenarios it lists. */
  readonly count: number;
  readonly document: SourceDocument;
}

/** A file is refused whole only if nobody could say which scenarios it holds. */
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
  const head = checkShape(file, document.value, scenarioHead());
  if (!head.ok) return head;
  const { game, scenarios } = head.value;
  return ok({ file, game, count: scenarios.length, document: document.value });
}

/** One scenario of a document, not yet looked into. */
export interface ScenarioPart {
  /** What it is called in a report, whatever else is wrong with it. */
  readonly id: string;
  readonly title: string;
  readonly part: SourceDocument;
  readonly path: FindingPath;
  /** What is wrong with its id beside the others. */
  readonly findings: readonly Finding[];
}

export function scenarioParts({ count, document }: ScenarioDocument): ScenarioPart[] {
  const seen = new Set<string>();
  return Array.from({ length: count }, (_, index): ScenarioPart => {
    const path = ['scenarios', index];
    const part = documentPart(document, path);
    const written = valueAt(part.value, ['id']);
    const title = valueAt(part.value, ['title']);
    const id = typeof written === 'string' && written !== '' ? shown(written) : `#${index + 1}`;
    // Two scenarios of one name could not be told apart in a report.
    const findings = seen.has(id) ? [finding('twice', ['id'], { found: id })] : [];
    seen.add(id);
    return { id, title: typeof title === 'string' ? title : '', part, path, findings };
  });
}
