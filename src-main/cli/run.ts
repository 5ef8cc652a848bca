import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { createTranslator, type Translator } from '@shared/i18n/translator';
import { languages, type Language } from '@shared/util/languages';
import { createWorkbench } from '../workbench/workbench';
import type { AppFiles } from '../hosts/app-files';
import { defaultDataDir } from '../hosts/data-dir';
import { userLanguage } from '../hosts/user-language';
import type { Call, Command, Context, Given, OptionTable } from './command';
import { commands } from './commands/index';
import { parseArguments, commandsUnder, findCommand, nameOf, plainWords } from './parse-arguments';
import { ProgressLine } from './progress-line';
import { failureLines } from './show-failure';
import { commonOptions, optionsOf } from './common-options';

const program = 'npm run -s heartdeck --';

const signature = (command: Command): string =>
  [
    nameOf(command),
    ...command.takes.map(({ name, optional, many }) => {
      const shown = many ? `${name}…` : name;
      return optional ? `[${shown}]` : shown;
    }),
  ].join(' ');

const columns = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRows = (t: Translator, table: OptionTable): [string, string][] =>
  Object.entries(table).map(([name, { value, about, many }]) => [
    (value ? `--${name} ${value}` : `--${name}`) + (many ? ' …' : ''),
    t(about),
  ]);

const overview = (t: Translator, commands: readonly Command[]): string[] => [
  `${t('app.name')}: ${t('app.tagline')}`,
  '',
  t('cli.usage'),
  `  ${program} COMMAND`,
  '',
  t('cli.commands'),
  ...columns(commands.map((command) => [signature(command), t(command.about)])),
  '',
  t('cli.options'),
  ...columns(optionRows(t, commonOptions)),
];

const commandHelp = (t: Translator, command: Command): string[] => [
  t('cli.usage'),
  `  ${program} ${signature(command)}`,
  `  ${t(command.about)}`,
  '',
  t('cli.options'),
  ...columns(optionRows(t, optionsOf(command.options))),
];

/** Everything a command line touches of its surroundings. */
export interface Terminal {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly cwd: string;
  readonly files: AppFiles;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** For output of any length: settles when it is out; false when nobody reads any more. */
  readonly write: (text: string) => Promise<boolean>;
  /** Only where somebody watches: puts this text in place of what it was given last. */
  readonly rewrite?: ((line: string) => void) | undefined;
  /** Tells when the user wants an end, with the exit status of it, until what it gives back is called. */
  readonly onStop?: ((stop: (status: number) => void) => () => void) | undefined;
}

/** Exit statuses: 0 done, 1 could not be done, 2 asked wrongly; 130 and its kin for what was ended by a signal. */
export async function runCli(terminal: Terminal): Promise<number> {
  const { env, say, complain } = terminal;
  const argv = asOption(terminal.argv);
  const t = createTranslator(languageFor(argv, env));
  const words = plainWords(argv, commands);
  if (argv.includes('--version')) {
    say(terminal.files.version);
    return 0;
  }
  // Nothing, or only the first word of several commands: what there is to choose from.
  const offered = words.length === 0 ? commands : words.length === 1 ? commandsUnder(words[0], commands) : [];
  if (offered.length > 0) {
    const asked = argv.includes('--help') || argv.includes('-h');
    for (const line of overview(t, offered)) (asked ? say : complain)(line);
    return asked ? 0 : 2;
  }
  const found = findCommand(words, commands);
  if (!found.ok) {
    complain(found.error(t));
    return 2;
  }
  const parsed = parseArguments(argv, found.value);
  if (!parsed.ok) {
    complain(parsed.error(t));
    return 2;
  }
  if (parsed.value.options.has('help')) {
    for (const line of commandHelp(t, found.value)) say(line);
    return 0;
  }
  return await runCommand(found.value, parsed.value, t, terminal);
}

/** `heartdeck help pack` is what many try first: the same as `heartdeck pack --help`. */
const asOption = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;

async function runCommand(
  command: Command,
  given: Given,
  t: Translator,
  terminal: Terminal,
): Promise<number> {
  const { env, platform, cwd, files, say, complain, write } = terminal;
  // `npm run` changes to the package's folder and says where the user was.
  const path = (text: string): string => resolve(env['INIT_CWD'] ?? cwd, text);
  const chosen = given.options.get('data-dir');
  const dataDir = chosen === undefined ? defaultDataDir({ platform, env, home: homedir() }) : path(chosen);
  if (command.is === 'serve') {
    const rendererUrl = env['ELECTRON_RENDERER_URL'];
    return await command.run({ t, files, dataDir, rendererUrl, say, complain }, given);
  }

  const host = { kind: 'cli', version: files.version, rendererDir: files.rendererDir } as const;
  const workbench = await createWorkbench({ dataDir, resourcesDir: files.resourcesDir, host });
  const json = given.options.has('json');
  const progress = json ? undefined : progressOn(terminal, t);
  workbench.onEvent((event) => {
    if (event.name === 'task.progress') progress?.show(event.data);
  });
  try {
    // The contract's own table gives each call's result; the workbench answers by name.
    const call = ((name, params) => workbench.call(name, params)) as Call;
    let cancelled = 1;
    const asTask: Context['asTask'] = async (work) => {
      const task = nameOf(command);
      const unheard = terminal.onStop?.((status) => {
        cancelled = status;
        void workbench.call('tasks.cancel', { task });
      });
      try {
        return await work(task);
      } finally {
        unheard?.();
      }
    };
    const context = { t, call, path, asTask };
    const done =
      command.is === 'stream'
        ? await command.run({ ...context, workbench, write }, given)
        : await command.run(context, given);
    progress?.clear();
    if (done.ok) {
      if (done.value === null) return 0;
      if (json) say(JSON.stringify(done.value.value, null, 2));
      else {
        for (const line of done.value.complaints ?? []) complain(line);
        for (const line of done.value.lines) say(line);
      }
      return done.value.failed ? 1 : 0;
    }
    if (done.error.code === 'misuse') {
      complain(done.error.text);
      return 2;
    }
    if (json) say(JSON.stringify({ error: done.error }, null, 2));
    else for (const line of failureLines(t.language, done.error)) complain(line);
    return done.error.code === 'cancelled' ? cancelled : 1;
  } finally {
    await workbench.close();
  }
}

const progressOn = ({ rewrite }: Terminal, t: Translator): ProgressLine | undefined =>
  rewrite && new ProgressLine({ t, rewrite, now: () => performance.now() });

/** Looked up before anything else is checked: a complaint about the rest is in that language too. */
function languageFor(argv: readonly string[], env: Terminal['env']): Language {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const value = argv[at]?.startsWith('--lang=') ? argv[at].slice(7) : argv[at + 1];
  // Of several, as `print` takes them, the first.
  const [first] = value?.split(',') ?? [];
  const chosen = at < 0 ? undefined : languages.find((language) => language === first);
  return chosen ?? userLanguage(env);
}
