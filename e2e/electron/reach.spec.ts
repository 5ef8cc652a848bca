import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, inMain, test } from './desktop';
import { inPrintWindow, openPrintWindow } from './print-window';

/** What a page could reach if strangers' text ever became code in it. */
const checked = [
  'accelerometer',
  'background-fetch',
  'background-sync',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'geolocation',
  'gyroscope',
  'idle-detection',
  'keyboard-lock',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'notifications',
  'payment-handler',
  'periodic-background-sync',
  'persistent-storage',
  'pointer-lock',
  'push',
  'screen-wake-lock',
  'storage-access',
  'window-management',
];

test('every permission that a page can ask about is denied', async ({ shared }) => {
  await openPrintWindow(shared);
  const asked = `Promise.all(${JSON.stringify(checked)}.map((name) =>
    navigator.permissions.query({ name, userVisibleOnly: true }).then(({ state }) => [name, state])))`;
  const denied = checked.map((name) => [name, 'denied']);
  expect(await shared.page.evaluate(asked)).toEqual(denied);
  expect(await inPrintWindow(shared, asked)).toEqual(denied);
});

/** Asked for as after a click. A refusal is an error, or an answer that gives nothing. */
const requests: readonly (readonly [what: string, code: string, nothing?: unknown])[] = [
  ['camera', `navigator.mediaDevices.getUserMedia({ video: true })`],
  ['microphone', `navigator.mediaDevices.getUserMedia({ audio: true })`],
  ['screen', `navigator.mediaDevices.getDisplayMedia({ video: true })`],
  ['names of cameras and microphones', `navigator.mediaDevices.enumerateDevices()`, []],
  ['notifications', `Notification.requestPermission()`, 'denied'],
  ['clipboard, its text', `navigator.clipboard.readText()`],
  ['clipboard, whatever it holds', `navigator.clipboard.read()`],
  ['place', `new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail))`],
  ['HID devices', `navigator.hid.requestDevice({ filters: [] })`, []],
  ['USB devices', `navigator.usb.requestDevice({ filters: [] })`],
  ['serial ports', `navigator.serial.requestPort()`],
  ['Bluetooth devices', `navigator.bluetooth.requestDevice({ acceptAllDevices: true })`],
  ['MIDI', `navigator.requestMIDIAccess()`],
  ['MIDI with system messages', `navigator.requestMIDIAccess({ sysex: true })`],
  ['whether somebody is there', `IdleDetector.requestPermission()`, 'denied'],
  ['fonts of the machine', `queryLocalFonts()`, []],
  ['screens', `getScreenDetails()`],
  ['pointer', `document.body.requestPointerLock()`],
  ['a screen that stays on', `navigator.wakeLock.request('screen')`],
  ['storage that is kept', `navigator.storage.persist()`, false],
  ['service worker', `navigator.serviceWorker.register('/sw.js')`],
];
for (const [what, code, nothing] of requests) {
  test(`not given: ${what}`, async ({ shared: { app } }) => {
    const answer: unknown = await inMain(
      { app },
      ({ BrowserWindow }, asked) => {
        const shown = BrowserWindow.getAllWindows().find((one) => one.isVisible());
        const tried = `(async () => { try { return { given: await ${asked} }; } catch { return 'refused'; } })()`;
        return shown?.webContents.executeJavaScript(tried, true);
      },
      code,
    );
    expect(answer).toEqual(nothing === undefined ? 'refused' : { given: nothing });
  });
}

/** None of these is a listed link, whatever it looks like; the browser has put each in order before we see it. */
const tricks = [
  'http://creativecommons.org/',
  'https://evil.creativecommons.org/',
  'https://creativecommons.org.evil.example/',
  'https://creativecommons.org@evil.example/',
  'https://user:word@creativecommons.org/',
  'https://creativecommons.org:8443/',
  'https://creativecommons.org./',
  'https://creativecommоns.org/',
  'javascript:window.ran=1//https://creativecommons.org/',
  'data:text/html,https://creativecommons.org/',
  'file:///etc/passwd',
  'file://creativecommons.org/share',
  'smb://creativecommons.org/share',
  'ms-msdt:/id',
  'mailto:a@creativecommons.org',
  `https://creativecommons.org/${'a'.repeat(2000)}`,
];

test('no trick leads a link out', async ({ shared: { app, page } }) => {
  await inMain({ app }, ({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { opened });
    shell.openExternal = async (url) => void opened.push(url);
  });
  await page.evaluate((urls) => {
    for (const url of urls) {
      window.open(url);
      const link = Object.assign(document.createElement('a'), { href: url, target: '_blank' });
      document.body.append(link);
      link.click();
      link.remove();
    }
    // The guard is awake: this one is listed.
    window.open('https://lucide.dev/');
  }, tricks);
  const opened = await inMain(
    { app },
    () => (globalThis as typeof globalThis & { opened?: string[] }).opened,
  );
  expect(opened).toEqual(['https://lucide.dev/']);
  expect(app.windows().filter((one) => !one.url().startsWith('https://print.'))).toHaveLength(1);
});

/** A machine that hears who knocks, by TCP or by UDP. */
async function listener() {
  let hear: (knock: string) => void = () => undefined;
  const knocked = new Promise<string>((resolve) => (hear = resolve));
  const tcp = createServer((socket) => {
    hear('a knock by TCP');
    socket.destroy();
  }).listen(0, '127.0.0.1');
  const udp = createSocket('udp4', () => hear('a knock by UDP')).bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  const close = (): void => {
    tcp.close();
    udp.close();
  };
  return { knocked, tcp: (tcp.address() as AddressInfo).port, udp: udp.address().port, close };
}

const gathered = (servers: string): string => `new Promise(async (done) => {
  const peer = new RTCPeerConnection({ iceServers: [${servers}] });
  peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done();
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
})`;
interface Ports {
  readonly tcp: number;
  readonly udp: number;
}
const ways: readonly (readonly [how: string, code: (ports: Ports) => string])[] = [
  ['fetch', ({ tcp }) => `fetch('http://127.0.0.1:${tcp}/', { mode: 'no-cors' })`],
  [
    'a picture',
    ({ tcp }) =>
      `new Promise((done) => { const image = new Image(); image.onload = image.onerror = done; image.src = 'http://127.0.0.1:${tcp}/x.png'; })`,
  ],
  [
    'a socket',
    ({ tcp }) =>
      `new Promise((done) => { const socket = new WebSocket('ws://127.0.0.1:${tcp}/'); socket.onerror = socket.onclose = done; })`,
  ],
  ['WebRTC by UDP', ({ udp }) => gathered(`{ urls: 'stun:127.0.0.1:${udp}' }`)],
  [
    'WebRTC by TCP',
    ({ tcp }) => gathered(`{ urls: 'turn:127.0.0.1:${tcp}?transport=tcp', username: 'a', credential: 'b' }`),
  ],
];
for (const [how, code] of ways) {
  test(`nothing is sent anywhere: ${how}`, async ({ shared }) => {
    await openPrintWindow(shared);
    const { knocked, close, ...ports } = await listener();
    const tried = `(async () => { try { await ${code(ports)}; } catch {} })()`;
    const inBoth = async (): Promise<string> => {
      await shared.page.evaluate(tried);
      await inPrintWindow(shared, tried);
      return 'silence';
    };
    // Who gets through may wait for an answer for ever.
    const heard = await Promise.race([inBoth(), knocked]);
    close();
    expect(heard).toBe('silence');
  });
}

test('the window that draws for print has its site and nothing else', async ({ shared }) => {
  await openPrintWindow(shared);
  const statusOf = (what: string): Promise<unknown> =>
    inPrintWindow(shared, `fetch(${what}).then(({ status }) => status, () => 'refused')`);
  expect(await statusOf(`'/print.html'`)).toBe(200);
  expect(await statusOf(`'/%2e%2e/%2e%2e/package.json'`)).toBe(404);
  for (const url of ['https://example.com/', 'app://heartdeck/index.html', 'file:///etc/hosts'])
    expect(await statusOf(`'${url}'`)).toBe('refused');
  // It reads faces; it lists, changes and prints nothing.
  const call = (name: string): Promise<unknown> =>
    statusOf(`'/call', { method: 'POST', body: JSON.stringify({ name: '${name}', params: {} }) }`);
  for (const name of ['packs.list', 'settings.set', 'print.export']) expect(await call(name)).toBe(403);
  const hasNode = await inPrintWindow(
    shared,
    `['require', 'process', 'Buffer'].filter((name) => name in window)`,
  );
  expect(hasNode).toEqual([]);
  expect(await inPrintWindow(shared, `window.open('https://example.com/') === null`)).toBe(true);
});
