/** What a person can paste into a report: the error, where it happened, and nothing of their work. */
export function errorReport(error: unknown, version: string, screen: string): string {
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [`Heartdeck ${version}, ${screen}`, navigator.userAgent, words].join('\n');
}
