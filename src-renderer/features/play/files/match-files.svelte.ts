import { client } from '../../../api/client';
import { i18n } from '../../../state/i18n.svelte';
import { navigation } from '../../../state/navigation.svelte';
import { toasts } from '../../../state/toasts.svelte';
import { MatchFiles } from '../state/match-files.svelte';

export const matchFiles = new MatchFiles(client, {
  opened(match, answers, isPart) {
    toasts.show({ tone: 'ok', text: () => i18n.t('play.imported', { count: answers }) });
    void navigation.play(isPart ? { match, at: answers } : { match });
  },
});
