import type { Topic } from '@shared/guide/topics';
import { actions } from '../state/actions.svelte';

/** At which topic the drawer at the table opens next; null: at the list. */
class WantedTopic {
  topic = $state.raw<Topic | null>(null);
}
export const wanted = new WantedTopic();

/** Opens the rules beside the match, for code that has a topic and no drawer. */
export async function openRules(topic: Topic | null): Promise<void> {
  wanted.topic = topic;
  await actions.run('play.rules');
}

/** What opens the rules at a table. */
export const rulesKeys = 'F1';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'));

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** F1 anywhere; a question mark where it would not be typed. */
export const isRulesKey = (press: Press): boolean =>
  !press.defaultPrevented &&
  !press.isComposing &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.altKey &&
  (press.key === rulesKeys || (/^[?？]$/.test(press.key) && !typesText(press.target)));

/** Shows a topic in the same place; null: the list. Where there is none, links lead by their addresses. */
export type OpenTopic = (topic: Topic | null) => void;
