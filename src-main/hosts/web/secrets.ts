import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a visitor must know. The token opens the door; the cookie it is exchanged for keeps it open. */
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

/**
 * Opens the door once. The address given to a browser on its command line can be read there by everybody on the
 * machine for a moment: by the time they try it, it is used up. Whoever knows the token can write one.
 */
export function newTicket(token: string): string {
  const nonce = randomBytes(16).toString('hex');
  return `${nonce}.${proveToken(token, `open ${nonce}`)}`;
}

/** The part of a ticket that is used up with it; null if it is none of ours. */
export function ticketNonce(ticket: string, token: string): string | null {
  const [nonce = '', proof = ''] = ticket.split('.');
  return /^[0-9a-f]{32}$/.test(nonce) && sameSecret(proof, proveToken(token, `open ${nonce}`)) ? nonce : null;
}

/** Cookies are shared by all ports of a host name: the port in the name keeps two workbenches apart. */
export const cookieName = (port: number): string => `heartdeck-${port}`;

export const sessionCookie = (port: number, session: string): string =>
  `${cookieName(port)}=${session}; Path=/; HttpOnly; SameSite=Strict`;

export function hasSession(cookieHeader: string | undefined, port: number, session: string): boolean {
  const prefix = `${cookieName(port)}=`;
  const values = (cookieHeader ?? '').split(';').map((part) => part.trim());
  return values.some((part) => part.startsWith(prefix) && sameSecret(part.slice(prefix.length), session));
}
