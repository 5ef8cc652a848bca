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
  readonly executeJavaScript = vi.fn(async (_code: string): Promise<unknown> => undefined);
  readonly printToPDF = vi.fn(async (_options: unknown): Promise<Buffer> => Buffer.from('%PDF-'));
  readonly debugger = {
    isAttached: vi.fn(() => false),
    attach: vi.fn(),
    sendCommand: vi.fn(async (_method: string, _params: unknown): Promise<unknown> => ({ data: '' })),
  };
}

export class FakeWindow extends EventEmitter {
  static made: FakeWindow[] = [];
  readonly webContents = new FakeContents();
  readonly show = vi.fn();
  readonly focus = vi.fn();
  readonly restore = vi.fn();
  readonly maximize = vi.fn();
  readonly loadURL = vi.fn(async (_url: string): Promise<void> => undefined);
  maximized = false;
  destroyed = false;
  bounds: Rectangle;

  constructor(readonly options: Rectangle & { readonly webPreferences?: object }) {
    super();
    const { x, y, width, height } = options;
    this.bounds = { x, y, width, height };
    FakeWindow.made.push(this);
  }
  isMinimized = (): boolean => false;
  isVisible = (): boolean => true;
  isDestroyed = (): boolean => this.destroyed;
  isMaximized = (): boolean => this.maximized;
  getNormalBounds = (): Rectangle => this.bounds;
  getBounds = (): Rectangle => (this.maximized ? { x: 0, y: 0, width: 1920, height: 1080 } : this.bounds);
  close(): void {
    this.emit('close');
    this.destroy();
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('closed');
  }
}

/** What is done to a session: permissions, traffic, and answers of our own. */
export const fakeSession = () => {
  const answers = new Map<string, (request: Request) => Promise<Response>>();
  return Object.assign(new EventEmitter(), {
    answers,
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
    setBluetoothPairingHandler: vi.fn(),
    setUSBProtectedClassesHandler: vi.fn(),
    webRequest: { onBeforeRequest: vi.fn() },
    setProxy: vi.fn(async (_config: unknown): Promise<void> => undefined),
    protocol: {
      isProtocolHandled: (scheme: string): boolean => answers.has(scheme),
      unhandle: (scheme: string): void => void answers.delete(scheme),
      handle: (scheme: string, answer: (request: Request) => Promise<Response>): void => {
        if (answers.has(scheme)) throw new Error(`${scheme} is handled already`);
        answers.set(scheme, answer);
      },
    },
  });
};

const display = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } };

export const fakeElectron = () => {
  const handlers = new Map<string, (...args: unknown[]) => Promise<unknown>>();
  const apart = new Map<string, ReturnType<typeof fakeSession>>();
  return {
    handlers,
    /** Sessions by their partition. */
    apart,
    app: Object.assign(new EventEmitter(), {
      isPackaged: false,
      commandLine: { appendSwitch: vi.fn() },
      enableSandbox: vi.fn(),
      setPath: vi.fn(),
      setAboutPanelOptions: vi.fn(),
      getPath: vi.fn((name: string) => `/home/aya/${name}`),
      getPreferredSystemLanguages: vi.fn(() => ['uk-UA']),
      requestSingleInstanceLock: vi.fn(() => true),
      whenReady: vi.fn(async () => undefined),
      isReady: vi.fn(() => true),
      relaunch: vi.fn(),
      quit: vi.fn(),
      exit: vi.fn(),
    }),
    BrowserWindow: FakeWindow,
    dialog: {
      showErrorBox: vi.fn(),
      showMessageBox: vi.fn(async () => ({ response: 0 })),
      showMessageBoxSync: vi.fn(() => 0),
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
    powerMonitor: new EventEmitter(),
    protocol: { registerSchemesAsPrivileged: vi.fn(), handle: vi.fn() },
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
    session: {
      defaultSession: fakeSession(),
      fromPartition: vi.fn((name: string, _options: unknown) => {
        const known = apart.get(name) ?? fakeSession();
        apart.set(name, known);
        return known;
      }),
    },
    shell: { openExternal: vi.fn(async () => undefined) },
  };
};
