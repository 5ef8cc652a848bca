import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, dialog, powerMonitor, type CommandLine } from 'electron';
import { appFiles } from '../app-files';
import { dataDirIn, defaultDataDir } from '../data-dir';
import { registerAppScheme } from './app-protocol';
import { Desktop, preloadOf, systemTranslator } from './desktop';
import { ownFilesIn } from './open-file';
import { developmentServer, ownPages } from './own-pages';
import { becomeFirst } from './single-instance';

/** Chromium's own errands: fetching components, reporting, connecting ahead. A workbench runs none of them. */
const chromiumSwitches = [
  'disable-background-networking',
  'disable-component-update',
  'disable-domain-reliability',
  'disable-breakpad',
  'no-pings',
] as const;

function quietChromium(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  for (const name of chromiumSwitches) commandLine.appendSwitch(name);
}

/** The Electron entry. What must be settled before Chromium is ready stands here; the rest is Desktop. */
const { argv, env, platform } = process;
const dataDir = dataDirIn(argv, process.cwd()) ?? defaultDataDir({ platform, env, home: homedir() });
const files = appFiles(import.meta.dirname);

app.enableSandbox();
quietChromium(app.commandLine);
registerAppScheme();
try {
  // Beside the library: the lock of the single instance then belongs to this very library.
  const profile = join(dataDir, 'window');
  mkdirSync(profile, { recursive: true });
  app.setPath('userData', profile);
} catch {
  // A folder that can't be written: the window comes up with Electron's own profile and says so.
}

const desktop = new Desktop({
  pages: ownPages(developmentServer(env['ELECTRON_RENDERER_URL'], app.isPackaged)),
  dataDir,
  resourcesDir: app.isPackaged ? join(process.resourcesPath, 'heartdeck') : files.resourcesDir,
  rendererDir: files.rendererDir,
  preload: preloadOf(import.meta.dirname),
  version: files.version,
});

function failToStart(error: unknown): void {
  const t = systemTranslator();
  const detail = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox(t('desktop.start.title'), t('desktop.start.text', { detail }));
  app.exit(1);
}

const opened = ownFilesIn(argv, process.cwd());

function run(): void {
  process.on('uncaughtException', (error) => {
    if (app.isReady()) void desktop.reportFault(error);
    else failToStart(error);
  });
  desktop.openFiles(opened);
  app.on('open-file', (event, path) => {
    event.preventDefault();
    desktop.openFiles([path]);
  });
  app.on('activate', () => desktop.showWindow());
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  app.on('will-quit', (event) => {
    // Held until the library is closed: its last page must be on disk before the process ends.
    event.preventDefault();
    // A turn later, because Electron ignores a second end while it is still telling of the first. Not `quit`: the windows
    // are gone and nobody is left to ask. `relaunch` and an update wait for the process to end, however it does.
    void desktop.close().finally(() => setImmediate(() => app.exit()));
  });
  app
    .whenReady()
    .then(() => {
      // The system waits a little for those who ask; an end without a word would be safe too, only slower to recover.
      powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
        // Electron's types leave the event out.
        event?.preventDefault();
        app.quit();
      });
      return desktop.start();
    })
    .catch(failToStart);
}

const isFirst = becomeFirst(app, opened, (handedOver) => {
  desktop.openFiles(handedOver);
  desktop.showWindow();
});
if (isFirst) run();
else app.quit();
