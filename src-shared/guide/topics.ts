import type { DefinedGame } from '@shared/games/index';
import type { RuleId } from '@shared/help/rules';

/**
 * Something that help explains. Pages and entries are named by strings: an address may be old or typed, and the
 * lists of them come with the guide, long after the address was read.
 */
export type Topic =
  | { readonly is: 'page'; readonly game: DefinedGame; readonly page: string }
  | { readonly is: 'entry'; readonly game: DefinedGame; readonly entry: string }
  | { readonly is: 'rule'; readonly rule: RuleId };

export const sameTopic = (a: Topic | null, b: Topic | null): boolean => topicKey(a) === topicKey(b);

export function topicKey(topic: Topic | null): string {
  if (topic === null) return '';
  if (topic.is === 'rule') return topic.rule;
  return topic.is === 'page' ? `${topic.game}/play/${topic.page}` : `${topic.game}/${topic.entry}`;
}
