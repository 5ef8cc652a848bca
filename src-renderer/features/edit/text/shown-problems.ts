import type { Diagnostic } from '@shared/language/diagnostics';
import type { Fix } from '@shared/language/fixes';
import { isMessageKey, translateKey } from '@shared/i18n/translator';
import type { EditorMarker } from '../../../editor/markers';
import { diagnosticText } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import type { EditLanguage } from '../state/load-language';

export const fixTitle = ({ title, data }: Fix): string => {
  const key = `fix.${title}`;
  return isMessageKey(key) ? translateKey(i18n.language, key, data) : title;
};

/** A diagnostic of the document in front, as the editor marks it. */
export const markerOf = (diagnostic: Diagnostic, language: EditLanguage): EditorMarker => ({
  severity: diagnostic.severity,
  message: diagnosticText(diagnostic),
  line: diagnostic.line ?? 1,
  column: diagnostic.column ?? 1,
  fixes: language.fixesOf(diagnostic).map((fix) => ({
    title: fixTitle(fix),
    apply: (text) => language.applyFix(text, fix),
  })),
});
