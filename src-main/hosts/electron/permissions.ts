import type { Event, Session } from 'electron';

/**
 * The application needs nothing that a web page must ask for, so everything is refused: asking, checking, and
 * each door for devices. A card's art can't become a reason to reach a camera.
 */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
  session.setBluetoothPairingHandler((_details, answer) => answer({ confirmed: false }));
  session.setUSBProtectedClassesHandler(({ protectedClasses }) => protectedClasses);
  const refuseDevice = (event: Event): void => event.preventDefault();
  session.on('select-hid-device', (event, _details, choose) => {
    refuseDevice(event);
    choose();
  });
  session.on('select-usb-device', (event, _details, choose) => {
    refuseDevice(event);
    choose();
  });
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    refuseDevice(event);
    choose('');
  });
}
