import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../csp';
import type { Refusal } from './admission';
import { createTranslator } from '@shared/i18n/translator';
import { languages } from '@shared/util/languages';

/** Shown without a session, so without the user's settings: it speaks all three languages at once. */
const howToOpenPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Heartdeck</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; }
section + section { margin-top: 2rem; border-top: 1px solid; padding-top: 1rem; }
h1 { font-size: 1.2rem; }
</style>
</head>
<body>
<main>
${languages.map(section).join('\n')}
</main>
</body>
</html>
`;

function section(language: (typeof languages)[number]): string {
  const t = createTranslator(language);
  const title = escapeHtml(t('web.closed.title'));
  const body = escapeHtml(t('web.closed.body'));
  return `<section lang="${language}"><h1>${title}</h1><p>${body}</p></section>`;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  setSecurityHeaders(response);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

export function sendRefusal(response: ServerResponse, status: Refusal): void {
  // Whatever else a refused visitor sends on this connection is not read.
  response.setHeader('Connection', 'close');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  if (status === 426) response.setHeader('Upgrade', 'websocket');
  if (status === 401) send(response, status, 'text/html', howToOpenPage());
  else send(response, status, 'text/plain', '');
}
