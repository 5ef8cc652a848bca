import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homedir } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';

/**
 * A host waits most of its life. V8 lets the room for new objects grow to three times 16 MB after one busy second,
 * such as the first import or a screen full of cards, and never gives it back; this keeps it as it begins. It holds
 * for the lab's workers too, whose games make few new objects: simulations take the same time with it.
 */
const keepHeapSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');

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
