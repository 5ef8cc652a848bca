import { said } from '@shared/language/docs/said';
import type { GameLanguage } from '../game-language';
import { bearer } from './bearer';
import { governingBook } from './docs/book';
import { governingFieldDocs } from './docs/fields';
import { loneWord } from './docs/lone-words';
import { governingFields } from './fields';
import { governingLabels } from './labels';
import { definitionFindings } from './meaning/definition';
import { findInPack } from './meaning/in-pack';
import { newGoverning } from './new';
import { namingAt, referencesOf } from './references';
import { governingScenario } from './scenario/language';
import { governingSnippets } from './snippets';

export const governingLanguage: GameLanguage<'governing'> = {
  title: said('Dance Card.', '舞踏手帳。', 'Бальна книжечка.'),
  fields: governingFields,
  fieldDocs: governingFieldDocs,
  tellingKeys: [
    ['hostSp', 'rules'],
    ['openingHand', 'rules'],
    ['drawCost', 'rules'],
    ['ap', 'card'],
    ['skills', 'card'],
    ['quick', 'card'],
    ['pe', 'token'],
    ['sp', 'token'],
  ],
  meaning: definitionFindings,
  packMeaning: findInPack,
  besideOthers: () => [],
  references: referencesOf,
  namesInPatches: () => [],
  rulings: () => [],
  naming: namingAt,
  book: governingBook,
  labels: governingLabels,
  loneWord,
  scenario: governingScenario,
  effectLists: ['while', 'skills', 'do', 'steps'],
  snippets: governingSnippets,
  bearer,
  // The books speak of “this”; not everything that lies in play is a Furre.
  suitedRule: (_kind, start) =>
    typeof start['all'] === 'string' ? { ...start, all: { type: 'furre', of: 'me' } } : start,
  newKinds: newGoverning,
};
