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
