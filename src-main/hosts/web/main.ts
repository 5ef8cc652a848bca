import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { keepHeapSmall } from './small-heap';

// Before anything large is loaded: what has grown stays grown.
keepHeapSmall();
const { createTranslator } = await import('@shared/i18n/translator');
const { appFiles } = await import('../app-files');
const { defaultDataDir } = await import('../data-dir');
const { userLanguage } = await import('../user-language');
const { runWebHost } = await import('./run');

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
