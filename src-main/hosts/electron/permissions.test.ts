import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { refusePermissions } from './permissions';
import { pretend } from './test-pretend';

/** A session that keeps its handlers, to be asked as Chromium would. */
class FakeSession extends EventEmitter {
  readonly handlers = new Map<string, (...args: unknown[]) => unknown>();
  readonly #keep = (name: string) => (handler: (...args: unknown[]) => unknown) =>
    void this.handlers.set(name, handler);
  setPermissionRequestHandler = this.#keep('request');
  setPermissionCheckHandler = this.#keep('check');
  setDevicePermissionHandler = this.#keep('device');
  setDisplayMediaRequestHandler = this.#keep('display');
  setBluetoothPairingHandler = this.#keep('bluetooth');
  setUSBProtectedClassesHandler = this.#keep('usb-classes');
}

const session = new FakeSession();
refusePermissions(pretend<Session>(session));

const permissions = [
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'local-fonts',
  'media',
  'midi',
  'midiSysex',
  'notifications',
  'openExternal',
  'pointerLock',
  'serial',
  'storage-access',
  'usb',
  'unknown',
  'a permission of the future',
];

test.each(permissions)('%s is refused when asked for and when checked', (permission) => {
  const answer = vi.fn();
  session.handlers.get('request')?.({}, permission, answer, {});
  expect(answer.mock.calls).toEqual([[false]]);
  expect(session.handlers.get('check')?.({}, permission, 'app://heartdeck', {})).toBe(false);
});

test('devices and the screen are refused', () => {
  expect(session.handlers.get('device')?.({ deviceType: 'hid' })).toBe(false);
  const streams = vi.fn();
  session.handlers.get('display')?.({ videoRequested: true }, streams);
  expect(streams.mock.calls).toEqual([[null]]);
  const pairing = vi.fn();
  session.handlers.get('bluetooth')?.({}, pairing);
  expect(pairing.mock.calls).toEqual([[{ confirmed: false }]]);
  expect(session.handlers.get('usb-classes')?.({ protectedClasses: ['hid', 'audio'] })).toEqual([
    'hid',
    'audio',
  ]);
});

const choosers: [event: string, argumentsBefore: unknown[], none: unknown[]][] = [
  ['select-hid-device', [{ deviceList: [{ deviceId: '1' }] }], []],
  ['select-usb-device', [{ deviceList: [{ deviceId: '1' }] }], []],
  ['select-serial-port', [[{ portId: '1' }], {}], ['']],
];
test.each(choosers)('%s chooses nothing', (name, argumentsBefore, none) => {
  const event = { preventDefault: vi.fn() };
  const choose = vi.fn();
  session.emit(name, event, ...argumentsBefore, choose);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(choose.mock.calls).toEqual([none]);
});
