import { app, dialog, type BrowserWindow } from 'electron';
import type { Translator } from '@shared/i18n/translator';

/** How often the page is asked again before a person is, and how long it has in between. */
const tries = 5;
const pause = 200;
const stay = 0;

/**
 * A page with text that is not on disk yet refuses to close and keeps the text at once. Electron would leave it at that,
 * and the window would seem to ignore its own button: so the page is asked again, and a person only when the text can't
 * be kept, as on a full disk.
 */
export function closeWhenKept(window: BrowserWindow, t: () => Translator): void {
  let left = tries;
  let quits = false;
  const noteQuit = (): void => void (quits = true);
  app.on('before-quit', noteQuit);
  window.once('closed', () => app.off('before-quit', noteQuit));
  // Refused, Electron forgets that the whole application was to end.
  const again = (): void => {
    if (window.isDestroyed()) return;
    if (quits) app.quit();
    else window.close();
  };
  window.webContents.on('will-prevent-unload', (event) => {
    left -= 1;
    if (left > 0) return void setTimeout(again, pause);
    left = tries;
    // Here preventing means to close all the same.
    if (dialog.showMessageBoxSync(window, question(t())) === stay) quits = false;
    else event.preventDefault();
  });
}

const question = (t: Translator) => ({
  type: 'warning' as const,
  title: t('app.name'),
  message: t('desktop.unkept.title'),
  detail: t('desktop.unkept.text'),
  buttons: [t('desktop.unkept.stay'), t('desktop.unkept.close')],
  defaultId: stay,
  cancelId: stay,
  noLink: true,
});
