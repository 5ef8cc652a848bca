import { z } from 'zod';
import type { Diagnostic } from '../diagnostics';
import { documentPart, underPath } from '../document-part';
import { finding } from '../finding';
import { valueAt } from '../form-choice';
import type { SourceDocument } from '../parse-document';
import { placeFindings } from '../place-findings';
import { checkShape } from '../shape-diagnostics';

/** The two ways in which a game reads a step. */
export interface StepReader<S, R> {
  readonly step: z.ZodType<S>;
  /** What a move may be called, and the schema of one that is refused: its values may be anything. */
  readonly verbs: readonly string[];
  readonly refused: z.ZodType<R>;
  /** Such a move in the words of the game; what can't be such a word becomes one that fits nothing. */
  read(move: R): S;
}

/** Under a key of a refused move. */
export const anything = z.unknown().optional();

/** No card, object, zone or skill is called so. */
export const nobody = '';
export const textOr = (value: unknown): string => (typeof value === 'string' ? value : nobody);

interface Framed {
  readonly by: unknown;
  readonly refused: true;
  readonly code?: unknown;
  readonly offered?: unknown;
  readonly notOffered?: unknown;
}

/** What every refused move has beside its verb. */
export const framed = <M extends Framed>({ by, refused, code, offered, notOffered }: M) =>
  ({ by, refused, code, offered, notOffered }) as Pick<
    M,
    'by' | 'refused' | 'code' | 'offered' | 'notOffered'
  >;

/**
 * The steps of a scenario. That something does not exist, is missing or is no number is what a refused move may be
 * about, so there the game has the last word; everywhere else it is a mistake of the scenario.
 */
export function readSteps<S, R>(
  file: string,
  scenario: SourceDocument,
  reader: StepReader<S, R>,
): { readonly steps: S[]; readonly wrong: Diagnostic[] } {
  const steps: S[] = [];
  const wrong: Diagnostic[] = [];
  const when = valueAt(scenario.value, ['when']);
  for (const index of Array.isArray(when) ? when.keys() : []) {
    const path = ['when', index];
    const part = documentPart(scenario, path);
    const tell = (found: readonly Diagnostic[]): void => {
      wrong.push(...underPath(found, path));
    };
    if (valueAt(part.value, ['refused']) !== true) {
      const shape = checkShape(file, part, reader.step);
      if (shape.ok) steps.push(shape.value);
      else tell(shape.error);
      continue;
    }
    const shape = checkShape(file, part, reader.refused);
    if (!shape.ok) {
      tell(shape.error);
      continue;
    }
    const verbs = reader.verbs.filter((verb) => valueAt(part.value, [verb]) !== undefined);
    if (verbs.length === 0)
      tell(placeFindings(file, part, [finding('one-of', [], { keys: reader.verbs, given: 'none' })]));
    else steps.push(reader.read(shape.value));
  }
  return { steps, wrong };
}
