import { definitionsOf } from '@shared/language/definitions/index';
import { said } from '@shared/language/docs/said';
import type { GameLanguage } from '../game-language';
import { bearer } from './bearer';
import { ygiosBook } from './docs/book';
import { ygiosFieldDocs } from './docs/fields';
import { listKeys } from './effects/walk';
import { ygiosFields } from './fields';
import { ygiosLabels } from './labels';
import { definitionFindings } from './meaning/definition';
import { findInPack } from './meaning/in-pack';
import { newYgios } from './new';
import { namingAt, referencesOf } from './references';
import { askedRulings } from './rulings/asked-rulings';
import { rulingFindings } from './rulings/check-rulings';
import { namesInPatches } from './rulings/names-in-patches';
import { ygiosScenario } from './scenario/language';
import { ygiosSnippets } from './snippets';

export const ygiosLanguage: GameLanguage<'ygios'> = {
  title: said('Yandere Girlfriends.', 'ヤンデレ彼女。', 'Дівчата-яндере.'),
  fields: ygiosFields,
  fieldDocs: ygiosFieldDocs,
  // Rules have a `devotion` too, as a table.
  tellingKeys: [
    ['modes', 'rules'],
    ['row', 'rules'],
    ['scoring', 'rules'],
    ['look', 'zone'],
    ['girl', 'zone'],
    ['devotion', 'card'],
    ['home', 'card'],
    ['fire', 'card'],
    ['pay', 'card'],
    ['needs', 'card'],
    ['limit', 'card'],
    ['enter', 'bonus'],
    ['score', 'bonus'],
    ['while', 'bonus'],
  ],
  meaning: definitionFindings,
  packMeaning: findInPack,
  besideOthers: (definition, { find, has }) =>
    definition.kind === 'rules'
      ? rulingFindings(definition.value, {
          find(kind, id) {
            const [found] = definitionsOf(
              'ygios',
              [find(kind, id)].filter((one) => one !== null),
            );
            return found ?? null;
          },
          isZone: (id) => has('zone', id),
        })
      : [],
  references: referencesOf,
  namesInPatches,
  rulings: askedRulings,
  naming: namingAt,
  book: ygiosBook,
  labels: ygiosLabels,
  loneWord: () => null,
  scenario: ygiosScenario,
  effectLists: listKeys,
  snippets: ygiosSnippets,
  bearer,
  // The books speak of “this card”; a bonus is none.
  suitedRule: (kind, start) =>
    kind === 'bonus' && typeof start['cards'] === 'object' ? { ...start, cards: { in: 'here' } } : start,
  newKinds: newYgios,
};
