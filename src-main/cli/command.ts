import type { CallResult } from '@shared/api/bridge';
import type { CallName, Params } from '@shared/api/calls';
import type { Failure } from '@shared/api/failures';
import type { MessageKey } from '@shared/i18n/messages/index';
import type { Translator } from '@shared/i18n/translator';
import type { Result } from '@shared/util/result';
import type { AppFiles } from '../hosts/app-files';

/** Sentences of the help, which have no placeholders. */
export type AboutKey = Extract<MessageKey, `cli.command.${string}` | `cli.option.${string}`>;

/** An option without `value` is a switch. `values` are the only ones it takes. */
export interface OptionSpec {
  readonly about: AboutKey;
  readonly value?: string;
  readonly values?: readonly string[];
}
export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface ArgumentSpec {
  readonly name: string;
  readonly optional?: boolean;
}

/** What was given on the command line, already checked against the command's table. */
export interface Given {
  readonly positionals: readonly string[];
  readonly options: ReadonlyMap<string, string>;
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
}

export interface Context {
  readonly t: Translator;
  readonly call: Call;
  /** Relative paths mean the folder the user stands in, which `npm run` has left. */
  readonly path: (given: string) => string;
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
      readonly is: 'serve';
      readonly run: (context: ServeContext, given: Given) => Promise<number>;
    });

export const misuse = (text: string): Misuse => ({ code: 'misuse', text });
