/**
 * The one policy of both hosts. Card text, names and art come from strangers: should any of it ever reach the
 * page as markup, it still finds no script, no frame, no form and no other server to talk to.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const write = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

export const contentSecurityPolicy = write(directives);

/** For `npm run dev` only: the page's own hot reload talks to the development server beside the host. */
export const developmentPolicy = (socketUrl: string): string =>
  write({ ...directives, 'connect-src': ["'self'", socketUrl] });

/** Sent with every answer that a window or a browser gets from us. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
