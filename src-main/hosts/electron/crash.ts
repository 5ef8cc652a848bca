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
