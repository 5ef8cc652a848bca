import type { GuideFacts } from '@shared/games/game-guide';
import { guides } from '@shared/games/guides';
import { isRuleId, ruleIds } from '@shared/help/rules';
import { createGuideTranslator, isGuideKey, translateGuideKey } from '@shared/i18n/guide-translator';
import type { GuideKey } from '@shared/i18n/messages/guide/index';
import { createTranslator } from '@shared/i18n/translator';
import type { Language } from '@shared/util/languages';
import { entriesOf, entryLinks, isEntry, pageLinks, pagesIn } from './entries';
import type { DefinedGame } from '@shared/games/index';
import type { Topic } from './topics';

/** An address may be old: only what there is can be shown. */
export function isTopic(topic: Topic): boolean {
  if (topic.is === 'rule') return isRuleId(topic.rule);
  return topic.is === 'page' ? pagesIn(topic.game).includes(topic.page) : isEntry(topic.game, topic.entry);
}

/** Pages first, then the reference, as they are listed. */
export const topicsOf = (game: DefinedGame): readonly Topic[] => [
  ...pagesIn(game).map((page): Topic => ({ is: 'page', game, page })),
  ...entriesOf(game).map((entry): Topic => ({ is: 'entry', game, entry })),
];
export const ruleTopics: readonly Topic[] = ruleIds.map((rule) => ({ is: 'rule', rule }));

function guideKey(key: string): GuideKey {
  if (!isGuideKey(key)) throw new Error(`The guide has no words ${key}`);
  return key;
}

const keyOf = (topic: Exclude<Topic, { is: 'rule' }>): string =>
  topic.is === 'page' ? `guide.${topic.game}.page.${topic.page}` : `guide.${topic.game}.${topic.entry}`;

export const titleOf = (topic: Topic, language: Language): string =>
  topic.is === 'rule'
    ? createTranslator(language)(`help.${topic.rule}.title`)
    : translateGuideKey(language, guideKey(keyOf(topic)), {});

export const groupTitle = (game: DefinedGame, group: string, language: Language): string =>
  translateGuideKey(language, guideKey(`guide.${game}.group.${group}`), {});

/** What it says. Without a pack the numbers are not known, and nothing but common rules can be said. */
export function textOf(topic: Topic, language: Language, facts: GuideFacts | null): string | null {
  if (topic.is === 'rule') return createGuideTranslator(language)(`help.${topic.rule}.rule`);
  return facts && translateGuideKey(language, guideKey(`${keyOf(topic)}.text`), facts);
}

/** Words of a topic that stand in its picture. */
export function alsoSaid(topic: Topic, language: Language): string {
  if (topic.is === 'rule') return createGuideTranslator(language)(`help.${topic.rule}.example`);
  if (topic.is !== 'entry' || topic.entry !== 'signs') return '';
  const said = guides[topic.game].signs(language);
  return said.map(({ name, says }) => `${name} ${says}`).join(' ');
}

/** Where it leads: entries of its game, then common rules. */
export function linksOf(topic: Topic): readonly Topic[] {
  if (topic.is === 'rule') return [];
  const { game } = topic;
  const asEntry = (entry: string): Topic => ({ is: 'entry', game, entry });
  if (topic.is === 'page') return pageLinks(game, topic.page).map(asEntry);
  const { entries, rules = [] } = entryLinks(game, topic.entry);
  return [...entries.map(asEntry), ...rules.map((rule): Topic => ({ is: 'rule', rule }))];
}

export interface Neighbours {
  readonly previous: Topic | null;
  readonly next: Topic | null;
}

/** The one before and the one after among its like. */
export function neighboursOf(topic: Topic): Neighbours {
  const like =
    topic.is === 'rule' ? ruleTopics : topicsOf(topic.game).filter((other) => other.is === topic.is);
  const at = like.findIndex((other) => JSON.stringify(other) === JSON.stringify(topic));
  return { previous: like[at - 1] ?? null, next: at < 0 ? null : (like[at + 1] ?? null) };
}
