import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and gives its exit status, or `hung` when it has to be ended. The command leads a
 * group of its own, so that browsers and workers it started end with it.
 */
export function runStep(command, args, { cwd, env, limit }) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  const endGroup = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const onSignal = () => {
    endGroup();
    process.exit(130);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, onSignal);
  return new Promise((resolve) => {
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      endGroup();
    }, limit);
    const end = (status) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, onSignal);
      resolve({ status, hung });
    };
    child.once('error', () => end(1));
    child.once('exit', (code) => end(code ?? 1));
  });
}
