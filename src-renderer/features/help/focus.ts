import type { Topic } from '@shared/guide/topics';
import { topicAddress } from '../../state/address';
import { focusHome } from '../../ui/return-focus';

/**
 * A page is read from its top, so its heading gets the focus. Back in the list, the link to the page just read
 * gets it: who goes through the rules one by one goes on from there.
 */
export function focusAfterMove(left: Topic | null, now: Topic | null): void {
  const main = document.getElementById('main');
  const link =
    left !== null && now === null
      ? main?.querySelector<HTMLElement>(`a[href="${topicAddress(left)}"]`)
      : null;
  if (link) return link.focus();
  main?.querySelector('[data-help-top]')?.scrollIntoView({ block: 'start' });
  focusHome();
}
