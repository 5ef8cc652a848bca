import type { SeenMatch } from '@shared/api/matches';
import { client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { i18n } from '../../../state/i18n.svelte';
import { saveFile } from '../../../state/save-file';
import { toasts } from '../../../state/toasts.svelte';
import { copyText } from '../../../ui/copy-text';
import type { Calls } from './played-match.svelte';

interface Doors {
  readonly save: (fileName: string, text: string) => void;
  /** False: the clipboard can't be reached. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly tell: (news: MatchNews) => void;
  readonly fail: (failure: AnyFailure) => void;
}
type MatchNews = { readonly is: 'exported'; readonly file: string } | { readonly is: 'copied' | 'notCopied' };

/** What is done with a match as a whole: it goes out as a file, or onto the clipboard. */
export class MatchWork {
  readonly #client: Calls;
  readonly #doors: Doors;

  constructor(client: Calls, doors: Doors) {
    this.#client = client;
    this.#doors = doors;
  }

  async export(match: string): Promise<void> {
    const file = await this.#client.call('matches.export', { match });
    if (!file.ok) return this.#doors.fail(file.error);
    this.#doors.save(file.value.fileName, file.value.text);
    this.#doors.tell({ is: 'exported', file: file.value.fileName });
  }

  /** Only where nothing is hidden from who asks: seed and choices tell every card. */
  async copy({ match, mayOpen }: Pick<SeenMatch, 'match' | 'mayOpen'>): Promise<void> {
    if (!mayOpen) return;
    const file = await this.#client.call('matches.export', { match });
    if (!file.ok) return this.#doors.fail(file.error);
    this.#doors.tell({ is: (await this.#doors.copy(file.value.text)) ? 'copied' : 'notCopied' });
  }
}

function newsText(news: MatchNews): string {
  if (news.is === 'exported') return i18n.t('play.exported', { file: news.file });
  return i18n.t(news.is === 'copied' ? 'play.copied' : 'play.copy-failed');
}

export const matchWork = new MatchWork(client, {
  save: saveFile,
  copy: copyText,
  tell: (news) =>
    void toasts.show({ tone: news.is === 'notCopied' ? 'bad' : 'ok', text: () => newsText(news) }),
  fail: (failure) => void toasts.fail(failure),
});
