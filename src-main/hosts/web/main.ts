import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { createTranslator } from '@shared/i18n/translator';
import { appFiles } from '../app-files';
import { defaultDataDir } from '../data-dir';
import { userLanguage } from '../user-language';
import { runWebHost } from './run';

/** The web host alone, as tests and `npm run dev` start it. People start it with `npm start` or `serve`. */
const { values } = parseArgs({
  strict: true,
  options: { port: { type: 'string' }, 'data-dir': { type: 'string' }, 'no-open': { type: 'boolean' } },
});
const { platform, env } = process;

process.exitCode = await runWebHost({
  // Not import.meta.dirname: early releases of Node 20 lack it and could not be told that they are too old.
  files: appFiles(dirname(fileURLToPath(import.meta.url))),
  dataDir: values['data-dir'] ?? defaultDataDir({ platform, env, home: homedir() }),
  port: Number(values.port ?? 0),
  open: !values['no-open'],
  rendererUrl: env['ELECTRON_RENDERER_URL'],
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  t: createTranslator(userLanguage(env)),
});
