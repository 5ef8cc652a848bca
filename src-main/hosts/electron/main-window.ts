import { BrowserWindow, dialog, nativeTheme, screen, shell } from 'electron';
import type { Translator } from '@shared/i18n/translator';
import type { Workbench } from '../../workbench/workbench';
import { crashQuestion, isCrash, reloadButton } from './crash';
import { guardNavigation } from './navigation';
import type { OwnPages } from './own-pages';
import { closeWhenKept } from './unkept-text';
import { windowOptions } from './window-options';
import { parseWindowState, placeWindow, stateToKeep, windowStateKey } from './window-state';

export interface MainWindowParts {
  readonly pages: OwnPages;
  readonly workbench: Pick<Workbench, 'hostValue' | 'setHostValue'>;
  readonly preload: string;
  readonly resourcesDir: string;
  readonly isPackaged: boolean;
  readonly t: () => Translator;
  /** The page is gone or going: it reloads, crashed or its window closes. */
  readonly onPageGone: () => void;
  readonly quit: () => void;
}

export function openMainWindow(parts: MainWindowParts): BrowserWindow {
  const { pages, workbench, t, onPageGone } = parts;
  const state = parseWindowState(workbench.hostValue(windowStateKey));
  const workAreas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(
    (display) => display.workArea,
  );
  const bounds = placeWindow(state?.bounds ?? null, workAreas);
  const window = new BrowserWindow(
    windowOptions({
      platform: process.platform,
      dark: nativeTheme.shouldUseDarkColors,
      bounds,
      preload: parts.preload,
      resourcesDir: parts.resourcesDir,
      title: t()('app.name'),
      isPackaged: parts.isPackaged,
    }),
  );
  if (state?.maximized) window.maximize();
  const contents = window.webContents;
  closeWhenKept(window, t);
  guardNavigation(contents, pages, (url) => void shell.openExternal(url));

  // Taken while the window is still there; kept by the workbench, which outlives it.
  window.on('close', () => {
    const closing = {
      normal: window.getNormalBounds(),
      current: window.getBounds(),
      maximized: window.isMaximized(),
    };
    workbench.setHostValue(windowStateKey, stateToKeep(closing, bounds));
  });
  window.once('ready-to-show', () => window.show());
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) onPageGone();
  });
  contents.on('render-process-gone', (_event, details) => {
    onPageGone();
    if (!isCrash(details) || window.isDestroyed()) return;
    // The library lives in this process and has every acknowledged save; only the picture of it is gone.
    void dialog.showMessageBox(window, crashQuestion(t(), details.reason)).then(({ response }) => {
      if (response !== reloadButton) parts.quit();
      // A turn later: reloaded while Chromium still tells of the end of the page, it takes the whole program down.
      else setImmediate(() => !window.isDestroyed() && contents.reload());
    });
  });
  window.once('closed', onPageGone);
  void window.loadURL(pages.start);
  return window;
}
