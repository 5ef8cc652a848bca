import { languages, type Language } from '@shared/util/languages';

export type PreviewChoice = 'all' | Language;
const choices: readonly PreviewChoice[] = ['all', ...languages];

/** What the key for the language of the card leads to. */
export const nextChoice = (choice: PreviewChoice): PreviewChoice =>
  choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'all';
