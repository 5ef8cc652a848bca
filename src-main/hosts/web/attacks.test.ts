import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from './admission';
import {
  echoWorkbench,
  logIn,
  sendRaw,
  startStage,
  statusOf,
  useAsGoodClient,
  type Stage,
} from './test-support';

let stage: Stage;
let cookie: string;

beforeAll(async () => {
  stage = await startStage(echoWorkbench().door);
  cookie = await logIn(stage.server);
});
afterAll(() => stage.close());

interface Attack {
  readonly line?: string;
  readonly host?: string | null;
  readonly cookie?: 'good' | string | null;
  readonly more?: readonly string[];
  readonly body?: string;
}

const webSocket = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** A request as the good client sends it, with what the attack changes. `PORT` and `TOKEN` are filled in. */
function requestText(attack: Attack): string {
  const { port, token } = stage.server;
  const host = attack.host === undefined ? '127.0.0.1:PORT' : attack.host;
  const given = attack.cookie === undefined || attack.cookie === 'good' ? cookie : attack.cookie;
  const lines = [
    attack.line ?? 'GET / HTTP/1.1',
    ...(host === null ? [] : [`Host: ${host}`]),
    ...(given === null ? [] : [`Cookie: ${given}`]),
    ...(attack.more ?? []),
    ...(attack.more?.some((line) => line.startsWith('Connection')) ? [] : ['Connection: close']),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${attack.body ?? ''}`
    .replaceAll('PORT', String(port))
    .replaceAll('TOKEN', token);
}

const table: Readonly<Record<string, readonly (readonly [what: string, status: number, attack: Attack])[]>> =
  {
    'no token or a wrong one': [
      ['no cookie', 401, { cookie: null }],
      ['no cookie for a file', 401, { line: 'GET /assets/index-DiwrgTda.js HTTP/1.1', cookie: null }],
      ['no cookie for a missing file', 401, { line: 'GET /none.js HTTP/1.1', cookie: null }],
      ['no cookie for the socket', 401, { line: 'GET /socket HTTP/1.1', cookie: null, more: webSocket }],
      ['an empty cookie', 401, { cookie: 'heartdeck-PORT=' }],
      ['a wrong cookie', 401, { cookie: `heartdeck-PORT=${'A'.repeat(43)}` }],
      ['the token as cookie', 401, { cookie: 'heartdeck-PORT=TOKEN' }],
      ['a cookie of another port', 401, { cookie: 'heartdeck-1=TOKEN' }],
      ['no token', 401, { line: 'GET /open HTTP/1.1', cookie: null }],
      ['an empty token', 401, { line: 'GET /open?token= HTTP/1.1', cookie: null }],
      ['a wrong token', 401, { line: `GET /open?token=${'A'.repeat(43)} HTTP/1.1`, cookie: null }],
      ['a longer token', 401, { line: 'GET /open?token=TOKENx HTTP/1.1', cookie: null }],
      ['half a second token', 401, { line: 'GET /open?token=&token=TOKEN HTTP/1.1', cookie: null }],
      ['the token at another path', 401, { line: 'GET /?token=TOKEN HTTP/1.1', cookie: null }],
      ['a nonce of the wrong shape', 400, { line: 'GET /alive?nonce=1 HTTP/1.1', cookie: null }],
    ],
    'a foreign origin': [
      ['another site', 403, { more: ['Origin: https://evil.example'] }],
      ['another port of this machine', 403, { more: ['Origin: http://127.0.0.1:1'] }],
      ['a look-alike', 403, { more: ['Origin: http://127.0.0.1:PORT.evil.example'] }],
      ['null', 403, { more: ['Origin: null'] }],
      ['https', 403, { more: ['Origin: https://127.0.0.1:PORT'] }],
      ['localhost at 127.0.0.1', 403, { more: ['Origin: http://localhost:PORT'] }],
      ['two origins', 400, { more: ['Origin: http://127.0.0.1:PORT', 'Origin: https://evil.example'] }],
      [
        'a script from another site',
        403,
        { more: ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'] },
      ],
      ['a script from another port', 403, { more: ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: no-cors'] }],
      [
        'with the right token',
        403,
        { line: 'GET /open?token=TOKEN HTTP/1.1', cookie: null, more: ['Origin: https://evil.example'] },
      ],
    ],
    'a foreign host (DNS rebinding)': [
      ['another name', 421, { host: 'evil.example' }],
      ['another name at our port', 421, { host: 'evil.example:PORT' }],
      ['a name below ours', 421, { host: '127.0.0.1.evil.example:PORT' }],
      ['our address without the port', 421, { host: '127.0.0.1' }],
      ['another port', 421, { host: '127.0.0.1:1' }],
      ['another loopback address', 421, { host: '127.0.0.2:PORT' }],
      ['all addresses', 421, { host: '0.0.0.0:PORT' }],
      ['the same address in another spelling', 421, { host: '2130706433:PORT' }],
      ['user info', 421, { host: 'x@127.0.0.1:PORT' }],
      ['an empty one', 421, { host: '' }],
      ['none', 400, { host: null }],
      ['two', 400, { more: ['Host: evil.example'] }],
      ['with the right token', 421, { host: 'evil.example:PORT', line: 'GET /open?token=TOKEN HTTP/1.1' }],
      ['for the socket', 421, { host: 'evil.example:PORT', line: 'GET /socket HTTP/1.1', more: webSocket }],
      [
        'asking whether it is alive',
        421,
        { host: 'evil.example', line: `GET /alive?nonce=${'a'.repeat(32)} HTTP/1.1` },
      ],
    ],
    'a cross-site socket': [
      ['no origin', 403, { line: 'GET /socket HTTP/1.1', more: webSocket }],
      [
        'another site',
        403,
        { line: 'GET /socket HTTP/1.1', more: [...webSocket, 'Origin: https://evil.example'] },
      ],
      [
        'another port',
        403,
        { line: 'GET /socket HTTP/1.1', more: [...webSocket, 'Origin: http://127.0.0.1:1'] },
      ],
      ['a file', 403, { line: 'GET /socket HTTP/1.1', more: [...webSocket, 'Origin: null'] }],
      [
        'an extension',
        403,
        { line: 'GET /socket HTTP/1.1', more: [...webSocket, 'Origin: chrome-extension://abc'] },
      ],
      [
        'at another path',
        404,
        { line: 'GET / HTTP/1.1', more: [...webSocket, 'Origin: http://127.0.0.1:PORT'] },
      ],
      [
        'by POST',
        405,
        { line: 'POST /socket HTTP/1.1', more: [...webSocket, 'Origin: http://127.0.0.1:PORT'] },
      ],
      ['without upgrading', 426, { line: 'GET /socket HTTP/1.1' }],
      [
        'another protocol',
        426,
        {
          line: 'GET /socket HTTP/1.1',
          more: ['Upgrade: h2c', 'Connection: Upgrade', 'Origin: http://127.0.0.1:PORT'],
        },
      ],
      [
        'an old version',
        400,
        {
          line: 'GET /socket HTTP/1.1',
          more: [
            'Upgrade: websocket',
            'Connection: Upgrade',
            'Sec-WebSocket-Version: 7',
            'Origin: http://127.0.0.1:PORT',
          ],
        },
      ],
    ],
    'paths that lead out': [
      ['..', 404, { line: 'GET /../secret.js HTTP/1.1' }],
      ['.. inside', 404, { line: 'GET /assets/../../secret.js HTTP/1.1' }],
      ['encoded', 404, { line: 'GET /%2e%2e/secret.js HTTP/1.1' }],
      ['an encoded slash', 404, { line: 'GET /..%2fsecret.js HTTP/1.1' }],
      ['doubly encoded', 404, { line: 'GET /%252e%252e%252fsecret.js HTTP/1.1' }],
      ['too long UTF-8', 404, { line: 'GET /%c0%ae%c0%ae/secret.js HTTP/1.1' }],
      ['a backslash', 404, { line: 'GET /..\\secret.js HTTP/1.1' }],
      ['an encoded backslash', 404, { line: 'GET /..%5csecret.js HTTP/1.1' }],
      ['an encoded NUL', 404, { line: 'GET /index.html%00.js HTTP/1.1' }],
      ['a NUL', 400, { line: 'GET /index.html\0.js HTTP/1.1' }],
      ['an absolute path', 404, { line: 'GET //etc/passwd HTTP/1.1' }],
      ['a drive', 404, { line: 'GET /C:/Windows/win.ini HTTP/1.1' }],
      ['an absolute address', 400, { line: 'GET http://127.0.0.1:PORT/secret.js HTTP/1.1' }],
      ['an absolute foreign address', 400, { line: 'GET http://evil.example/ HTTP/1.1' }],
      ['a file address', 400, { line: 'GET file:///etc/passwd HTTP/1.1' }],
      ['a folder', 404, { line: 'GET /assets/ HTTP/1.1' }],
      ['a broken code', 404, { line: 'GET /%zz HTTP/1.1' }],
    ],
    'oversized and malformed requests': [
      ['a header too long', 431, { more: [`X-Long: ${'a'.repeat(defaultLimits.headerBytes)}`] }],
      ['an address too long', 431, { line: `GET /${'a'.repeat(defaultLimits.headerBytes)} HTTP/1.1` }],
      ['too many headers', 431, { more: Array.from({ length: 3000 }, (_, i) => `X-${i}: a`) }],
      ['POST', 405, { line: 'POST / HTTP/1.1', more: ['Content-Length: 1'], body: 'x' }],
      ['PUT', 405, { line: 'PUT /index.html HTTP/1.1', more: ['Content-Length: 1'], body: 'x' }],
      ['DELETE', 405, { line: 'DELETE /index.html HTTP/1.1' }],
      ['OPTIONS', 405, { line: 'OPTIONS * HTTP/1.1' }],
      ['TRACE', 405, { line: 'TRACE / HTTP/1.1' }],
      ['a body', 400, { more: ['Content-Length: 5'], body: 'GET /' }],
      ['a body in chunks', 400, { more: ['Transfer-Encoding: chunked'], body: '0\r\n\r\n' }],
      ['two lengths', 400, { more: ['Content-Length: 0', 'Content-Length: 9'] }],
      [
        'length and chunks',
        400,
        { more: ['Content-Length: 4', 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
      ],
      ['a negative length', 400, { more: ['Content-Length: -1'] }],
      ['an unknown method', 400, { line: 'HACK / HTTP/1.1' }],
      ['an unknown version', 400, { line: 'GET / HTTP/9.9' }],
      ['another protocol', 400, { line: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' }],
      ['a folded header', 400, { more: ['X-A: a', ' folded'] }],
      ['a header without a name', 400, { more: [': a'] }],
    ],
  };

describe.each(Object.entries(table))('%s', (_group, rows) => {
  it.each(rows)('%s: %i', async (_what, status, attack) => {
    // A socket that is opened after all would never be closed: its answer must not be waited for.
    const isOpened = (answer: string): boolean => statusOf(answer) === 101;
    const answer = await sendRaw(stage.server.port, requestText(attack), isOpened);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('<title>page</title>');
    expect(answer).not.toContain(stage.server.token);
    expect(answer.toLowerCase()).not.toContain('set-cookie');
    await useAsGoodClient(stage.server);
  });
});

describe('a tunnel', () => {
  it('is not opened', async () => {
    const answer = await sendRaw(
      stage.server.port,
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    );
    expect(statusOf(answer)).not.toBe(200);
    await useAsGoodClient(stage.server);
  });
});

describe('two requests in one breath', () => {
  it('refuses the first and does not answer the second', async () => {
    const first = requestText({ host: 'evil.example' }).replace(
      'Connection: close',
      'Connection: keep-alive',
    );
    const answer = await sendRaw(stage.server.port, first + requestText({}));
    expect(statusOf(answer)).toBe(421);
    expect(answer).not.toContain('HTTP/1.1 200');
    expect(answer).not.toContain('<title>page</title>');
    await useAsGoodClient(stage.server);
  });
});
