/**
 * Words that only the workbench says: on the command line, in the menus of the desktop, in the sentences of a match
 * that it sends ready-made. No screen asks for them; in the start-up script they would take a tenth of its budget.
 * The keys are the files in src-shared/i18n/messages, the values how their messages begin.
 */
export const workbenchWords = {
  cli: ['cli', 'web'],
  'cli-print': ['cli'],
  desktop: ['desktop'],
  governing: ['governing'],
  match: ['match'],
  'match-governing': ['match'],
  'match-governing-terms': ['match'],
  'match-ygios': ['match'],
  'match-ygios-terms': ['match'],
};

/** `match-governing` holds `matchGoverning`. */
const exportOf = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** What the screens get instead of such a file; null: the file is none. */
export function withoutWorkbenchWords(id) {
  const [, name] = /\/src-shared\/i18n\/messages\/([a-z-]+)\.ts$/.exec(id) ?? [];
  return name !== undefined && Object.hasOwn(workbenchWords, name)
    ? `export const ${exportOf(name)} = {};`
    : null;
}
