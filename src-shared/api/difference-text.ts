import { isMessageKey, translateKey } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import type { ScenarioDifference } from './scenarios';

const say = (language: Language, key: string, data: Readonly<Record<string, unknown>>): string | null =>
  isMessageKey(key) ? translateKey(language, key, data) : null;

/** What was not as a scenario says, with its place in the scenario. Without zod: screens say it too. */
export function differenceText(language: Language, difference: ScenarioDifference): string {
  const { code, at, data, diagnostic } = difference;
  const sentence = diagnostic
    ? (say(language, `diagnostic.${diagnostic.code}`, diagnostic.data) ?? diagnostic.code)
    : '';
  return say(language, `scenario.difference.${code}`, { at, ...data, sentence }) ?? `${at}: ${code}`;
}

/** Of a refused move: why, where there is a sentence for it. */
export const reasonText = (language: Language, { reason }: ScenarioDifference): string | null =>
  reason === null ? null : say(language, reason, {});
