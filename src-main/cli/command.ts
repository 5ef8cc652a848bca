import type { CallResult } from '@shared/api/bridge';
import type { CallName, Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import type { MessageKey } from '@shared/i18n/messages/index';
import type { Translator } from '@shared/i18n/translator';
import type { Result } from '@shared/util/result';
import type { AppFiles } from '../hosts/app-files';
import type { Workbench } from '../workbench/workbench';

/** Sentences of the help, which have no placeholders. */
export type AboutKey = Extract<MessageKey, `cli.command.${string}` | `cli.option.${string}`>;

/** An option without `value` is a switch. `values` are the only ones it takes. `many`: it may be given again. */
export interface OptionSpec {
  readonly about: AboutKey;
  readonly value?: string;
  readonly values?: readonly string[];
  /** Values that are understood and not offered: the command says itself why they will not do. */
  readonly unoffered?: readonly string[];
  readonly many?: boolean;
}
export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface ArgumentSpec {
  readonly name: string;
  readonly optional?: boolean;
  /** Takes all that follow too; only the last argument can. */
  readonly many?: boolean;
}

/** What was given on the command line, already checked against the command's table. */
export interface Given {
  readonly positionals: readonly string[];
  /** Of an option that was given again, the last value. */
  readonly options: ReadonlyMap<string, string>;
  /** Of an option that may be given again, every value in order. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;
}

export type Call = <N extends CallName>(name: N, params: Params<N>) => Promise<CallResult<N>>;

/** A wrong use that only the command itself can see: answered like a wrong option, with exit status 2. */
export interface Misuse {
  readonly code: 'misuse';
  readonly text: string;
}

/** What a finished command has to tell: lines for people, or the value behind them for other programs. */
export interface Told {
  readonly lines: readonly string[];
  readonly value: unknown;
  /** It was done, and what it found is bad news: exit status 1. */
  readonly failed?: boolean;
  /** Lines for people about what could not be done. */
  readonly complaints?: readonly string[];
}

export interface Context {
  readonly t: Translator;
  readonly call: Call;
  /** Relative paths mean the folder the user stands in, which `npm run` has left. */
  readonly path: (given: string) => string;
  /** Long work under a name that its call is given: it says how far it is, and Ctrl+C ends it in order. */
  readonly asTask: <T>(work: (task: string) => Promise<T>) => Promise<T>;
}

/** What a command needs whose answer is too long to be kept: it is written as it comes. */
export interface StreamContext extends Context {
  readonly workbench: Workbench;
  /** Settles when the text is out; false when nobody reads any more. */
  readonly write: (text: string) => Promise<boolean>;
}

/** What the web host needs besides, which is a program of its own and not an answer. */
export interface ServeContext {
  readonly t: Translator;
  readonly files: AppFiles;
  readonly dataDir: string;
  readonly rendererUrl: string | undefined;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

interface CommandBase {
  /** `['pack', 'list']` */
  readonly words: readonly string[];
  readonly about: AboutKey;
  readonly takes: readonly ArgumentSpec[];
  readonly options: OptionTable;
}

/** One file a command: what it is called, what it takes, what it does. */
export type Command =
  | (CommandBase & {
      readonly is: 'answer';
      readonly run: (context: Context, given: Given) => Promise<Result<Told, Failure | Misuse>>;
    })
  | (CommandBase & {
      readonly is: 'stream';
      readonly run: (context: StreamContext, given: Given) => Promise<Result<null, Failure | Misuse>>;
    })
  | (CommandBase & {
      readonly is: 'serve';
      readonly run: (context: ServeContext, given: Given) => Promise<number>;
    });

export const misuse = (text: string): Misuse => ({ code: 'misuse', text });
