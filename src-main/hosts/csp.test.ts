import { expect, it } from 'vitest';
import { contentSecurityPolicy, developmentPolicy, securityHeaders } from './csp';

it('lets the page run its own files and nothing else', () => {
  expect(contentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; " +
      "font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
  );
  expect(securityHeaders['Content-Security-Policy']).toBe(contentSecurityPolicy);
});

it('adds only the hot reload socket for development', () => {
  const policy = developmentPolicy('ws://localhost:5173');
  expect(policy.replace(' ws://localhost:5173', '')).toBe(contentSecurityPolicy);
});
