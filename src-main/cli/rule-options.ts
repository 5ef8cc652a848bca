import type { Failure } from '@shared/api/failures';
import type { Translator } from '@shared/i18n/translator';
import { err, ok, type Result } from '@shared/util/result';
import { misuse, type Misuse, type OptionSpec } from './command';
import { failureLines } from './show-failure';

export const ruleOption: OptionSpec = { about: 'cli.option.option', value: 'NAME=VALUE', many: true };

/** What `--option name=value` says, as often as it was given. Which options there are, the pack knows. */
export function readRuleOptions(
  given: readonly string[] = [],
  t: Translator,
): Result<Record<string, boolean | string>, Misuse> {
  const options: Record<string, boolean | string> = {};
  for (const text of given) {
    const equals = text.indexOf('=');
    if (equals < 1)
      return err(misuse(t('cli.error.option-needs-value', { option: '--option', value: 'NAME=VALUE' })));
    const value = text.slice(equals + 1);
    options[text.slice(0, equals)] = value === 'true' ? true : value === 'false' ? false : value;
  }
  return ok(options);
}

/** What the game or its rules do not know was asked for wrongly, like any option of the command itself. */
const askedWrongly: readonly Failure['code'][] = [
  'unknown-option',
  'unknown-option-value',
  'no-modes',
  'no-back-off',
  'wrong-bots',
  'uneven-games',
];

export const asMisuse = (failed: Failure, t: Translator): Failure | Misuse =>
  askedWrongly.includes(failed.code) ? misuse(failureLines(t.language, failed).join('\n')) : failed;
