/** The only sites a click in the application may open, in the system's browser: licences and sources of what we ship. */
export const externalHosts = [
  'creativecommons.org',
  'game-icons.net',
  'openfontlicense.org',
  'scripts.sil.org',
  'lucide.dev',
] as const;

const allowed: ReadonlySet<string> = new Set(externalHosts);

/**
 * The address to hand to the system, or null. It is compared as it was written before any parser could mend
 * it: what a parser would have to repair is a trick, not a link.
 */
export function externalLink(text: string): string | null {
  // Printable ASCII only: no look-alike letters, no line breaks, no invisible characters.
  if (text.length > 2000 || !/^https:\/\/[!-~]+$/.test(text) || text.includes('\\')) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const written = /^https:\/\/([^/?#]*)/.exec(text)?.[1];
  if (written === undefined || !allowed.has(written) || url.host !== written) return null;
  return url.href;
}
