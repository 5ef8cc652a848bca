import { enterDocs, enterIfDocs, frameDocs, needDocs, selectorDocs, zonesDocs } from './keys';
import { ruleDocs } from './rules';
import { verbDocs } from './verbs';
import type { KindOf } from '@shared/games/index';
import type { DocNode } from '@shared/language/json-schema/book';
import { nameDocs } from '@shared/language/json-schema/definition-docs';
import { insidePrinted } from '@shared/language/json-schema/printed-tree';
import * as definition from './definitions';
import * as rules from './rules-docs';
import { templateTree } from '@shared/language/json-schema/template-tree';

const names: DocNode = { keys: nameDocs };
const zones: DocNode = { keys: { beside: zonesDocs.beside } };
const selector: DocNode = { keys: selectorDocs, inside: { in: zones } };

/** Objects that can stand in any effect. */
const inEffects = {
  pick: selector,
  all: selector,
  count: selector,
  cards: selector,
  to: zones,
  zones,
  in: zones,
  if: { keys: enterIfDocs },
} as const;

/** The sentences for one way to write a verb, a rule or a need, told by its `do` or `rule`. */
export function effectNode(word: string | undefined): DocNode {
  if (word === undefined) return { keys: needDocs, inside: inEffects };
  const verb = Object.entries(verbDocs).find(([name]) => name === word)?.[1];
  if (verb) {
    const keys = { ...enterDocs, ...frameDocs, do: verb.says, ...verb.keys };
    return { keys, inside: inEffects };
  }
  const rule = Object.entries(ruleDocs).find(([name]) => name === word)?.[1];
  if (!rule) throw new Error(`no help for the word ${word}`);
  return { keys: { rule: rule.says, ...rule.keys }, inside: inEffects };
}

const mode: DocNode = { keys: rules.modeDocs, inside: { devotion: { keys: rules.rangeDocs } } };

export const docTrees: Readonly<Record<KindOf<'ygios'>, DocNode>> = {
  card: { keys: definition.cardDocs, inside: { names, ...insidePrinted } },
  bonus: { keys: definition.bonusDocs, inside: { names, ...insidePrinted } },
  zone: {
    keys: definition.zoneDocs,
    inside: {
      names,
      girl: names,
      ukrainianCases: { keys: definition.ukrainianCasesDocs },
      look: { keys: definition.lookDocs },
      ...insidePrinted,
    },
  },
  template: templateTree,
  rules: {
    keys: rules.rulesDocs,
    inside: {
      modes: { keys: rules.modesDocs, inside: { simple: mode, advanced: mode } },
      devotion: { keys: rules.devotionDocs },
      scoring: { keys: rules.scoringDocs, inside: { backOff: { keys: rules.backOffDocs } } },
      bonusPool: { keys: rules.poolDocs },
      simulation: { keys: rules.simulationDocs },
      options: { keys: rules.optionDocs },
      rulings: {
        keys: rules.rulingDocs,
        inside: {
          names,
          choices: {
            keys: rules.choiceDocs,
            inside: { names, patches: { keys: rules.patchDocs } },
          },
        },
      },
    },
  },
};
