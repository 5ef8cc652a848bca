import { checkFile } from '@shared/language/check-file';
import { decodeText } from '@shared/language/decode-text';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { isError, type Diagnostic } from '@shared/language/diagnostics';
import { definitionPath } from '@shared/language/pack-format';
import { parseDocument } from '@shared/language/parse-document';
import { placeFindings } from '@shared/language/place-findings';
import { rulingFindings } from './check-rulings';

/**
 * The errors in the rulings of one rules file, for a save that has not the whole pack at hand. Files that are
 * wrong by themselves are not judged: they were there before, and somebody else tells of them.
 */
export function checkRulings(
  path: string,
  bytes: Uint8Array,
  bytesOf: (kind: 'card' | 'bonus', id: string) => Uint8Array | null,
  zones: ReadonlySet<string>,
): Diagnostic[] {
  const rules = definitionIn(path, bytes);
  const text = decodeText(path, bytes);
  const document = text.ok ? parseDocument(path, text.value) : null;
  if (rules?.kind !== 'rules' || !document?.ok) return [];
  const findings = rulingFindings(rules.value, {
    find: (kind, id) => {
      const found = bytesOf(kind, id);
      return found && definitionIn(definitionPath(kind, id), found);
    },
    isZone: (id) => zones.has(id),
  });
  return placeFindings(path, document.value, findings).filter(isError);
}

function definitionIn(path: string, bytes: Uint8Array): ValidDefinition<'ygios'> | null {
  const checked = checkFile(path, bytes, 'ygios');
  const found = checked.ok && checked.value.is === 'definition' ? checked.value.definition : null;
  return found?.game === 'ygios' ? found : null;
}
