import type { App, BrowserWindow } from 'electron';
import { ownFilesFrom } from './open-file';

/**
 * Makes this process the one that owns the data folder (Chromium's lock lies in its profile, which we keep
 * there). A later start hands its files over and ends; false means that this is such a start.
 */
export function becomeFirst(
  app: Pick<App, 'requestSingleInstanceLock' | 'on'>,
  files: readonly string[],
  onSecondStart: (files: readonly string[]) => void,
): boolean {
  // The arguments Electron passes along are mixed with Chromium's and relative to another folder; these are not.
  if (!app.requestSingleInstanceLock({ files: [...files] })) return false;
  app.on('second-instance', (_event, _argv, _cwd, handedOver) => onSecondStart(ownFilesFrom(handedOver)));
  return true;
}

export function bringUp(
  window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'isVisible' | 'show' | 'focus'>,
): void {
  if (window.isMinimized()) window.restore();
  if (!window.isVisible()) window.show();
  window.focus();
}
