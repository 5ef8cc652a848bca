import type { Override } from '@shared/language/definitions/printed';
import { inBraces, signParts, type iconSigns, type keywordSigns } from '@shared/language/definitions/signs';
import { hasEffects, isStale } from '@shared/language/effect-mark';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Language } from '@shared/util/languages';
import {
  icons,
  keywords,
  type Icon,
  type Keyword,
  type Paragraph,
  type RuleText,
  type Run,
} from './base/text';

/** What a card says, and whose words they are. */
export interface PrintedText {
  readonly text: RuleText;
  /** The designer's own words instead of the ones made from the effects. */
  readonly own: boolean;
  /** Own words that may no longer say what the card does. They are printed all the same: whoever wrote them decides. */
  readonly stale: boolean;
}

/** The words of a definition in a language: its own if it has some, otherwise those that `made` gives. */
export function printedText(
  definition: ValidDefinition,
  language: Language,
  made: () => RuleText,
): PrintedText {
  const override = hasEffects(definition) ? definition.value.text?.[language] : undefined;
  if (!hasEffects(definition) || !override) return { text: made(), own: false, stale: false };
  return { text: ownText(override, language), own: true, stale: isStale(definition, override) };
}

const ownText = ({ says }: Override, language: Language): RuleText =>
  says.map((paragraph, index) => ownParagraph(paragraph, ['text', language, 'says', index]));

function ownParagraph(paragraph: string, from: Paragraph['from']): Paragraph {
  const parts = signParts(paragraph);
  return {
    from,
    // each once: a list of signs that holds one twice can't be drawn, and the screen would stay empty
    keywords: [
      ...new Set(
        parts.flatMap(({ is, text }) => (is === 'keyword' ? keywords.filter((word) => word === text) : [])),
      ),
    ],
    runs: parts.flatMap(({ is, text }): Run[] => {
      if (is === 'words') return [{ is: 'text', text }];
      return icons.filter((icon) => is === 'icon' && icon === text).map((icon) => ({ is: 'icon', icon }));
    }),
  };
}

/** A text as a designer would write it: where words of one's own begin. */
export const asOwnWords = (text: RuleText): string[] =>
  text.map((paragraph) =>
    [
      ...paragraph.keywords.map((word) => `${signs[word]} `),
      ...paragraph.runs.map((run) => (run.is === 'text' ? run.text : signs[run.icon])),
    ]
      .join('')
      .trim(),
  );

type Sign = (typeof keywordSigns)[number] | (typeof iconSigns)[number];
/** What can be written and what can be shown are the same signs: one that is missing on a side does not compile. */
const signs: Readonly<Record<Sign, string>> & Readonly<Record<Keyword | Icon, string>> = {
  once: inBraces('once'),
  persist: inBraces('persist'),
  lock: inBraces('lock'),
  protect: inBraces('protect'),
  cost: inBraces('cost'),
  exhaust: inBraces('exhaust'),
};
