import { join } from 'node:path';
import { app, dialog, ipcMain, nativeTheme, session, type BrowserWindow } from 'electron';
import { packFileBytes } from '@shared/api/protocol';
import type { Settings } from '@shared/api/models';
import { createTranslator, type Translator } from '@shared/i18n/translator';
import { pickLanguage } from '@shared/util/languages';
import { createWorkbench, type Workbench } from '../../workbench/workbench';
import { serveApp } from './app-protocol';
import { faultQuestion, restartButton } from './crash';
import { closeNetwork, guardEveryPage } from './every-page';
import { connectIpc } from './ipc';
import { openMainWindow } from './main-window';
import { NativeMenu } from './native-menu';
import { OpenFileQueue, readOwnFile } from './open-file';
import { startPage, type OwnPages } from './own-pages';
import { ElectronEngine } from './print-window';
import { refusePermissions } from './permissions';
import { bringUp } from './single-instance';
import { guardTraffic } from './traffic';
import { iconFile } from './window-options';

export interface DesktopOptions {
  readonly pages: OwnPages;
  readonly dataDir: string;
  readonly resourcesDir: string;
  readonly rendererDir: string;
  readonly preload: string;
  readonly version: string;
}

/** The user's language as the system says it, for as long as the settings say nothing. */
export const systemTranslator = (): Translator =>
  createTranslator(pickLanguage(app.getPreferredSystemLanguages()));

/** The running application: one workbench, one window, and what ties them to the system. */
export class Desktop {
  readonly #options: DesktopOptions;
  readonly #files = new OpenFileQueue((path) => void this.#open(path));
  readonly #drawing = new ElectronEngine();
  #workbench: Workbench | null = null;
  #window: BrowserWindow | null = null;
  #menu: NativeMenu | null = null;
  #t: Translator | null = null;
  #disconnect: (() => void) | null = null;
  #reportsFault = false;

  constructor(options: DesktopOptions) {
    this.#options = options;
  }

  /** Must be called once the application is ready. */
  async start(): Promise<void> {
    const { dataDir, pages, rendererDir, resourcesDir, version } = this.#options;
    this.#t = systemTranslator();
    guardEveryPage(app);
    // In development the page comes over the network of this machine.
    if (pages.start === startPage) await closeNetwork(session.defaultSession);
    refusePermissions(session.defaultSession);
    guardTraffic(session.defaultSession, pages);
    serveApp(rendererDir);
    app.setAboutPanelOptions({
      applicationName: this.#t('app.name'),
      applicationVersion: version,
      iconPath: iconFile(resourcesDir),
    });
    const workbench = await createWorkbench({
      dataDir,
      resourcesDir,
      host: {
        kind: 'electron',
        version,
        rendererDir,
        drawing: this.#drawing,
        chooseFolder: () => this.#chooseFolder(),
        chooseFile: (fileName) => this.#chooseFile(fileName),
        setMenu: (model) => {
          this.#menu?.setModel(model);
          // The page sends its menu when its commands stand: from then on it can take a file.
          this.#files.pageReady();
        },
      },
    });
    this.#workbench = workbench;
    this.#menu = new NativeMenu(this.#words(), (id) =>
      workbench.emit({ name: 'host.command', data: { id } }),
    );
    workbench.onEvent((event) => {
      if (event.name === 'settings.changed') this.#follow(event.data);
    });
    const settings = await workbench.call('settings.get', {});
    if (settings.ok) this.#follow(settings.value as Settings);
    this.#disconnect = connectIpc({
      ipcMain,
      pages,
      workbench,
      contents: () => this.#window?.webContents ?? null,
    });
    this.showWindow();
  }

  showWindow(): void {
    if (!this.#workbench) return;
    if (this.#window) {
      bringUp(this.#window);
      return;
    }
    const window = openMainWindow({
      ...this.#options,
      workbench: this.#workbench,
      isPackaged: app.isPackaged,
      t: () => this.#words(),
      onPageGone: () => this.#files.pageGone(),
      quit: () => app.quit(),
    });
    window.once('closed', () => {
      this.#window = null;
      // A window that nobody sees would keep the application from ending.
      void this.#drawing.close();
    });
    this.#window = window;
  }

  openFiles(paths: readonly string[]): void {
    this.#files.add(paths);
    if (paths.length > 0) this.showWindow();
  }

  /** A bug that nothing caught. One box at a time: a fault that comes back every second would cover the screen. */
  async reportFault(error: unknown): Promise<void> {
    console.error(error);
    if (this.#reportsFault) return;
    this.#reportsFault = true;
    const { response } = await dialog.showMessageBox(faultQuestion(this.#words(), error));
    this.#reportsFault = false;
    if (response !== restartButton) return;
    app.relaunch();
    app.quit();
  }

  async close(): Promise<void> {
    const workbench = this.#workbench;
    this.#workbench = null;
    // A call that comes in while the library closes must not find it half closed.
    this.#disconnect?.();
    this.#disconnect = null;
    await workbench?.close();
  }

  #words(): Translator {
    return (this.#t ??= systemTranslator());
  }

  #follow({ language, theme }: Settings): void {
    this.#t = language === null ? systemTranslator() : createTranslator(language);
    this.#menu?.setLanguage(this.#t);
    // Native menus and dialogs, and what the page's `prefers-color-scheme` says.
    nativeTheme.themeSource = theme;
  }

  async #chooseFolder(): Promise<string | null> {
    const title = this.#words()('desktop.chooseFolder');
    const options = {
      title,
      properties: ['openDirectory', 'createDirectory'] as ('openDirectory' | 'createDirectory')[],
    };
    const { canceled, filePaths } = this.#window
      ? await dialog.showOpenDialog(this.#window, options)
      : await dialog.showOpenDialog(options);
    return canceled ? null : (filePaths[0] ?? null);
  }

  async #chooseFile(fileName: string): Promise<string | null> {
    const options = { defaultPath: join(app.getPath('documents'), fileName) };
    const { canceled, filePath } = this.#window
      ? await dialog.showSaveDialog(this.#window, options)
      : await dialog.showSaveDialog(options);
    return canceled || filePath === '' ? null : filePath;
  }

  async #open(path: string): Promise<void> {
    const file = await readOwnFile(path);
    if (file.ok) {
      this.#workbench?.emit({ name: 'host.openFile', data: file.value });
      return;
    }
    const t = this.#words();
    const { problem, file: name } = file.error;
    const text =
      problem === 'too-big'
        ? t('desktop.open.tooBig', { file: name, max: packFileBytes / 1024 / 1024 })
        : t('desktop.open.unreadable', { file: name });
    dialog.showErrorBox(t('desktop.open.title'), text);
  }
}

/** Where the preload lies beside the entry that was started. */
export const preloadOf = (entryDir: string): string => join(entryDir, '..', 'preload', 'preload.cjs');
