import type { MessageBoxOptions, RenderProcessGoneDetails } from 'electron';
import type { Translator } from '@shared/i18n/translator';

/** A page that ended on purpose, as when its window closes, is no crash. */
export const isCrash = ({ reason }: Pick<RenderProcessGoneDetails, 'reason'>): boolean =>
  reason !== 'clean-exit';

export const reloadButton = 0;

/** Asked, not done at once: a page that dies while it loads would be reloaded for ever. */
export const crashQuestion = (t: Translator, reason: string): MessageBoxOptions => ({
  type: 'error',
  title: t('app.name'),
  message: t('desktop.crash.title'),
  detail: t('desktop.crash.text', { reason }),
  buttons: [t('desktop.crash.reload'), t('desktop.crash.quit')],
  defaultId: reloadButton,
  cancelId: 1,
  noLink: true,
});

export const restartButton = 0;

/** For a bug in this process: Electron's own box is in English and gives no way on. */
export const faultQuestion = (t: Translator, error: unknown): MessageBoxOptions => ({
  type: 'error',
  title: t('app.name'),
  message: t('desktop.fault.title'),
  detail: t('desktop.fault.text', { detail: error instanceof Error ? error.message : String(error) }),
  buttons: [t('desktop.fault.restart'), t('desktop.fault.stay')],
  defaultId: restartButton,
  cancelId: 1,
  noLink: true,
});
