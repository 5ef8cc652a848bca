import { isMessageKey, translateKey } from '@shared/i18n/translator';
import type { Diagnostic } from '@shared/language/diagnostics';
import { i18n } from './i18n.svelte';

/** A failure of the workbench, or one that a newer workbench knows and this screen does not. */
export interface AnyFailure {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function say(key: string, code: string, data: Readonly<Record<string, unknown>>): string {
  if (isMessageKey(key)) return translateKey(i18n.language, key, data);
  return i18n.t('app.unknown-failure', { code });
}

/** Both read the current language, so in a template they follow a change of it. */
export const failureText = (failure: AnyFailure): string =>
  say(`failure.${failure.code}`, failure.code, failure.data);

export const diagnosticText = (diagnostic: Diagnostic): string =>
  say(`diagnostic.${diagnostic.code}`, diagnostic.code, diagnostic.data);
