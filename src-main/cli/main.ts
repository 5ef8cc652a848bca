import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFiles } from '../hosts/app-files';
import { runCli } from './run';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Tells when a signal asks for an end, with the status that a shell expects then. It listens for one only: a second
 * one ends the process at once, as it does where nobody listens.
 */
function onStopSignal(stop: (status: number) => void): () => void {
  const unlisten = (): void => {
    for (const signal of signals) process.off(signal, heard);
  };
  const heard = (_: NodeJS.Signals, number: number): void => {
    unlisten();
    stop(128 + number);
  };
  for (const signal of signals) process.on(signal, heard);
  return unlisten;
}

// `heartdeck pack list | head` closes the pipe early, which is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCli({
  argv: process.argv.slice(2),
  env: process.env,
  platform: process.platform,
  cwd: process.cwd(),
  // Not import.meta.dirname: early releases of Node 20 lack it and could not be told that they are too old.
  files: appFiles(dirname(fileURLToPath(import.meta.url))),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  write: (text) =>
    new Promise((settle) => {
      if (process.stdout.destroyed) settle(false);
      else process.stdout.write(text, (problem) => settle(!problem));
    }),
  // Told to erase a line, a terminal that can't would print the signs that say so.
  rewrite:
    process.stderr.isTTY && process.env['TERM'] !== 'dumb'
      ? (line) => process.stderr.write(`\r\x1b[K${line}`)
      : undefined,
  onStop: onStopSignal,
});
