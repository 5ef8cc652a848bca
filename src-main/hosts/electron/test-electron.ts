import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { Rectangle } from './window-state';

/** What the wiring touches of Electron, remembering what was done to it. For `vi.mock('electron', …)`. */
export class FakeContents extends EventEmitter {
  readonly id = 1;
  readonly send = vi.fn();
  readonly reload = vi.fn();
  readonly setWindowOpenHandler = vi.fn();
  readonly isDestroyed = (): boolean => false;
  readonly getURL = (): string => 'app://heartdeck/';
}

export class FakeWindow extends EventEmitter {
  static made: FakeWindow[] = [];
  readonly webContents = new FakeContents();
  readonly show = vi.fn();
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly maximize = vi.fn();
  readonly loadURL = vi.fn(async () => undefined);
  maximized = false;
  bounds: Rectangle;

  constructor(readonly options: Rectangle) {
    super();
    const { x, y, width, height } = options;
    this.bounds = { x, y, width, height };
    FakeWindow.made.push(this);
  }
  isMinimized = (): boolean => false;
  isVisible = (): boolean => true;
  isDestroyed = (): boolean => false;
  isMaximized = (): boolean => this.maximized;
  getNormalBounds = (): Rectangle => this.bounds;
  close(): void {
    this.emit('close');
    this.emit('closed');
  }
}

const display = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } };

export const fakeElectron = () => {
  const handlers = new Map<string, (...args: unknown[]) => Promise<unknown>>();
  const session = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
    setBluetoothPairingHandler: vi.fn(),
    setUSBProtectedClassesHandler: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
  });
  return {
    handlers,
    app: Object.assign(new EventEmitter(), {
      isPackaged: false,
      commandLine: { appendSwitch: vi.fn() },
      enableSandbox: vi.fn(),
      setPath: vi.fn(),
      getPreferredSystemLanguages: vi.fn(() => ['uk-UA']),
      requestSingleInstanceLock: vi.fn(() => true),
      whenReady: vi.fn(async () => undefined),
      quit: vi.fn(),
      exit: vi.fn(),
    }),
    BrowserWindow: FakeWindow,
    dialog: {
      showErrorBox: vi.fn(),
      showMessageBox: vi.fn(async () => ({ response: 0 })),
      showSaveDialog: vi.fn(async () => ({ canceled: false, filePath: '/home/aya/cards.pdf' })),
      showOpenDialog: vi.fn(async () => ({ canceled: false, filePaths: ['/home/aya/out'] })),
    },
    ipcMain: {
      handle: (channel: string, handler: (...args: unknown[]) => Promise<unknown>) =>
        void handlers.set(channel, handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
    },
    Menu: { buildFromTemplate: vi.fn((template: unknown) => template), setApplicationMenu: vi.fn() },
    nativeTheme: { themeSource: 'system', shouldUseDarkColors: false },
    protocol: { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() },
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
    session: { defaultSession: session },
    shell: { openExternal: vi.fn(async () => undefined) },
  };
};
