import { client } from '../../../api/client';
import { i18n } from '../../../state/i18n.svelte';
import { toasts } from '../../../state/toasts.svelte';
import { copyText } from '../../../ui/copy-text';
import { saveText } from '../files/save-text';
import { MatchWork, type MatchNews } from '../state/match-work.svelte';

function words(news: MatchNews): string {
  if (news.is === 'exported') return i18n.t('play.exported', { file: news.file });
  return i18n.t(news.is === 'copied' ? 'play.copied' : 'play.copy-failed');
}

export const matchWork = new MatchWork(client, {
  save: saveText,
  copy: copyText,
  tell: (news) => void toasts.show({ tone: news.is === 'notCopied' ? 'bad' : 'ok', text: () => words(news) }),
  fail: (failure) => void toasts.fail(failure),
});
