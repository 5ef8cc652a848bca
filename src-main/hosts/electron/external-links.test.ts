import { describe, expect, test } from 'vitest';
import { externalHosts, externalLink } from './external-links';

const opened = [
  'https://creativecommons.org/licenses/by/3.0/',
  'https://game-icons.net',
  'https://scripts.sil.org/OFL?x=1#top',
];

const refused: [why: string, url: string][] = [
  ['plain http', 'http://creativecommons.org/'],
  ['script', 'javascript:alert(1)//https://creativecommons.org/'],
  ['script with a host', 'javascript://creativecommons.org/%0aalert(1)'],
  ['file', 'file:///etc/passwd'],
  ['file on a host', 'file://creativecommons.org/share'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['another scheme', 'ms-msdt:/id'],
  ['smb', 'smb://creativecommons.org/'],
  ['our own scheme', 'app://heartdeck/'],
  ['unknown host', 'https://example.com/'],
  ['subdomain', 'https://evil.creativecommons.org/'],
  ['www', 'https://www.creativecommons.org/'],
  ['suffix', 'https://creativecommons.org.evil.example/'],
  ['prefix', 'https://evilcreativecommons.org/'],
  ['user info', 'https://creativecommons.org@evil.example/'],
  ['user info on the right host', 'https://user@creativecommons.org/'],
  ['password', 'https://user:word@creativecommons.org/'],
  ['empty user info', 'https://@creativecommons.org/'],
  ['port', 'https://creativecommons.org:8443/'],
  ['default port', 'https://creativecommons.org:443/'],
  ['trailing dot', 'https://creativecommons.org./'],
  ['case', 'https://CreativeCommons.org/'],
  ['scheme in capitals', 'HTTPS://creativecommons.org/'],
  ['look-alike letter', 'https://creativecommоns.org/'],
  ['full-width letters', 'https://ｃreativecommons.org/'],
  ['ideographic dot', 'https://creativecommons。org/'],
  ['punycode', 'https://xn--creativecommns-3yi.org/'],
  ['percent in the host', 'https://creativecommons%2eorg/'],
  ['backslash', 'https://creativecommons.org\\@evil.example/'],
  ['backslashes for slashes', 'https:\\\\creativecommons.org/'],
  ['one slash', 'https:/creativecommons.org/'],
  ['three slashes', 'https:///creativecommons.org/'],
  ['tab inside', 'https://creative\tcommons.org/'],
  ['line break', 'https://creativecommons.org/\nfile:///etc/passwd'],
  ['leading space', ' https://creativecommons.org/'],
  ['zero-width space', 'https://creativecommons.org/\u200b'],
  ['NUL', 'https://creativecommons.org/\0'],
  ['very long', `https://creativecommons.org/${'a'.repeat(2000)}`],
  ['empty', ''],
  ['no host', 'https://'],
];

describe('externalLink', () => {
  test.each(opened)('opens %s', (url) => expect(externalLink(url)).toBe(new URL(url).href));
  test.each(refused)('refuses %s', (_why, url) => expect(externalLink(url)).toBeNull());
  test.each(externalHosts)('%s is a plain name', (host) =>
    expect(externalLink(`https://${host}/`)).not.toBeNull(),
  );
});
