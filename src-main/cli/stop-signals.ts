const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Tells when a signal asks for an end, with the status that a shell expects then. It listens for one only: a second
 * one ends the process at once, as it does where nobody listens.
 */
export function onStopSignal(stop: (status: number) => void): () => void {
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
