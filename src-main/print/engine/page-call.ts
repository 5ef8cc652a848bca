/** Asks the page for something by name; see src-renderer/print-page/offer.ts. JSON is no script: it can’t be more. */
export const pageCall = (name: string, argument: unknown): string =>
  `heartdeckPrint[${JSON.stringify(name)}](${JSON.stringify(argument ?? null)})`;
