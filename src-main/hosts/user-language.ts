import { pickLanguage, type Language } from '@shared/util/languages';

/** The user's language where there is no window yet: POSIX's variables in their order, else the system's own. */
export function userLanguage(
  env: Readonly<Record<string, string | undefined>>,
  system: string = Intl.DateTimeFormat().resolvedOptions().locale,
): Language {
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  // `uk_UA.UTF-8@euro` is `uk-UA` to everybody else.
  return pickLanguage([(named ?? system).replace(/[.@].*$/, '').replaceAll('_', '-')]);
}
