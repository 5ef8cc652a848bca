import type { DiagnosticCode } from '@shared/language/diagnostics';
import { utf8 } from '../test-transfer';
import { asArchive, asList, type Attack } from './attack';
import { forgeArchive } from './forge-zip';

/** Paths that would write elsewhere, can't exist on some system, or fool the eye. */
const paths: readonly [string, DiagnosticCode][] = [
  ['../evil.json', 'bad-path'],
  ['../../../../etc/cron.d/evil', 'bad-path'],
  ['cards/../../evil.json', 'bad-path'],
  ['cards/..', 'bad-path'],
  ['/etc/passwd', 'bad-path'],
  ['//server/share/evil.json', 'bad-path'],
  ['\\\\server\\share\\evil.json', 'bad-path'],
  ['..\\evil.json', 'bad-path'],
  ['cards\\evil.json', 'bad-path'],
  ['C:\\evil.json', 'bad-path'],
  ['C:/evil.json', 'bad-path'],
  ['C:evil.json', 'bad-path'],
  ['cards/evil.json:stream', 'bad-path'],
  ['cards/evil\u0000.json', 'bad-path'],
  ['cards/evil\r\n.json', 'bad-path'],
  ['cards/con.json', 'bad-path'],
  ['cards/nul.json', 'bad-path'],
  ['cards/com1.json', 'bad-path'],
  ['art/aux.png', 'bad-path'],
  ['cards/home-1.json.', 'bad-path'],
  ['cards/home-1.json ', 'bad-path'],
  ['cards/ home-1.json', 'bad-path'],
  ['cards/HOME-1.json', 'bad-path'],
  ['Cards/home-1.json', 'bad-path'],
  ['PACK.JSON', 'bad-path'],
  ['cards/', 'bad-path'],
  ['cards//x.json', 'bad-path'],
  ['./cards/x.json', 'bad-path'],
  ['', 'bad-path'],
  ['cards/\u202enosj.exe', 'bad-path'],
  ['cards/ｘ.json', 'bad-path'],
  [`cards/${'x'.repeat(300)}.json`, 'bad-path'],
  ['__proto__', 'bad-path'],
  ['constructor', 'unknown-file'],
  ['cards/x.exe', 'unknown-file'],
  ['cards/deeper/x.json', 'unknown-file'],
  ['run.sh', 'unknown-file'],
  ['heartdeck.json', 'unknown-file'],
];

export const pathAttacks: readonly Attack[] = paths.flatMap(([path, code]): Attack[] => {
  // A name that differs from another one only in its letters' size is refused for either reason.
  const codes = [code, 'duplicate-path'] as const;
  const more = [path, utf8('{}')] as const;
  return [
    {
      name: `path ${JSON.stringify(path.slice(0, 40))} in an archive`,
      times: 1,
      // `__proto__` is lost from the index by its very name, so the index no longer fits.
      codes: [...codes, 'archive-damaged'],
      make: (_random, { files }) => asArchive(forgeArchive([...files, more])),
    },
    {
      name: `path ${JSON.stringify(path.slice(0, 40))} in a folder`,
      times: 1,
      codes,
      make: (_random, { files }) => asList([...files, more]),
    },
  ];
});
