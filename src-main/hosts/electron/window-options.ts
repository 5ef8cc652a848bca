import { join } from 'node:path';
import type { BrowserWindowConstructorOptions } from 'electron';
import { minimumSize, type Rectangle } from './window-state';

export interface WindowSurroundings {
  readonly platform: NodeJS.Platform;
  readonly dark: boolean;
  readonly bounds: Rectangle;
  readonly preload: string;
  readonly resourcesDir: string;
  readonly title: string;
  readonly isPackaged: boolean;
}

/** The paper of LOOK.md, so that the window does not flash white before the page draws it. */
const paper = { light: '#FBF7F1', dark: '#1C1920' } as const;

export const iconFile = (resourcesDir: string): string => join(resourcesDir, 'icons', '256x256.png');

/** macOS takes the icon from the bundle, Windows from the program file once there is one. */
function iconFor({ platform, resourcesDir, isPackaged }: WindowSurroundings): string | null {
  if (platform === 'darwin' || (platform === 'win32' && isPackaged)) return null;
  return iconFile(resourcesDir);
}

export function windowOptions(surroundings: WindowSurroundings): BrowserWindowConstructorOptions {
  const { bounds, dark, isPackaged, preload, title } = surroundings;
  const icon = iconFor(surroundings);
  return {
    ...bounds,
    minWidth: minimumSize.width,
    minHeight: minimumSize.height,
    title,
    ...(icon === null ? {} : { icon }),
    backgroundColor: dark ? paper.dark : paper.light,
    // Shown when the first frame is drawn, not before.
    show: false,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Card texts are in three languages and full of made-up words; the dictionaries would be fetched, too.
      spellcheck: false,
      safeDialogs: true,
      devTools: !isPackaged,
    },
  };
}
