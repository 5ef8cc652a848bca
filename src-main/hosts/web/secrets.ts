import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a visitor must know. The token opens the door once; the cookie it is exchanged for keeps it open. */
export interface Secrets {
  readonly token: string;
  readonly session: string;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

export const newSecrets = (): Secrets => ({ token: newSecret(), session: newSecret() });

/** Takes the same time whatever is given, so that a secret can't be guessed letter by letter. */
export const sameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(secret).digest());

/**
 * Proves that a server knows the token without saying it: a second start asks with a number used once, so that
 * whoever took over the port of a crashed host learns nothing and can't pass for it.
 */
export const proveToken = (token: string, nonce: string): string =>
  createHmac('sha256', token).update(nonce).digest('hex');

/** Cookies are shared by all ports of a host name: the port in the name keeps two workbenches apart. */
export const cookieName = (port: number): string => `heartdeck-${port}`;

export const sessionCookie = (port: number, session: string): string =>
  `${cookieName(port)}=${session}; Path=/; HttpOnly; SameSite=Strict`;

export function hasSession(cookieHeader: string | undefined, port: number, session: string): boolean {
  const prefix = `${cookieName(port)}=`;
  const values = (cookieHeader ?? '').split(';').map((part) => part.trim());
  return values.some((part) => part.startsWith(prefix) && sameSecret(part.slice(prefix.length), session));
}
