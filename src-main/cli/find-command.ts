import type { Translator } from '@shared/i18n/translator';
import { nearness } from '@shared/language/nearest';
import { err, ok, type Result } from '@shared/util/result';
import type { Command } from './command';
import { commonOptions } from './common-options';

/** Says what is wrong with what was typed, once the language is known. */
export type Complaint = (t: Translator) => string;

export const nameOf = (command: Command): string => command.words.join(' ');

/** The arguments that are neither options nor their values, whichever command they will belong to. */
export function plainWords(argv: readonly string[], commands: readonly Command[]): readonly string[] {
  const tables = [commonOptions, ...commands.map((command) => command.options)];
  const takesValue = (name: string): boolean =>
    tables.some((table) => Object.hasOwn(table, name) && table[name]?.value !== undefined);
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const arg = argv[i] ?? '';
    if (!arg.startsWith('-')) words.push(arg);
    else if (takesValue(arg.slice(2))) i += 1;
  }
  return words;
}

/** The commands of several words that begin with this one. */
export const commandsUnder = (word: string | undefined, commands: readonly Command[]): readonly Command[] =>
  commands.filter(({ words }) => words.length > 1 && words[0] === word);

export function findCommand(
  words: readonly string[],
  commands: readonly Command[],
): Result<Command, Complaint> {
  const found = commands.find((command) => command.words.every((word, i) => words[i] === word));
  if (found) return ok(found);
  const group = commandsUnder(words[0], commands);
  const typed = group.length > 0 ? words.slice(0, 2) : words.slice(0, 1);
  const known = (group.length > 0 ? group : commands).map(nameOf);
  const firstWords = new Set(commands.map((command) => command.words[0] ?? ''));
  const wanted = [
    nearness(words.slice(0, 2).join(' '), known),
    nearness(typed.join(' '), [...known, ...firstWords]),
  ];
  const near = wanted.find((it) => it.near === 'yes') ?? nearness(typed.join(' '), []);
  return err((t) => t('cli.error.unknown-command', { ...near, found: typed.join(' ') }));
}
