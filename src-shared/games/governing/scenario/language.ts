import type { ScenarioLanguage } from '@shared/language/scenario/scenario-language';
import {
  governingPlaceDocs,
  governingRefusalDocs,
  governingScenarioDocs,
  governingStepDocs,
} from '../docs/scenario';
import { governingFrame } from './file';
import { stepSchema } from './moves';
import { positionSchema } from './position';

export const governingScenario: ScenarioLanguage = {
  frame: governingFrame,
  position: positionSchema,
  step: stepSchema,
  bringsCards: true,
  docs: governingScenarioDocs,
  words: [governingStepDocs, governingPlaceDocs, governingRefusalDocs],
  keyKinds: {},
  kindsByKey: {
    play: 'card',
    discard: 'card',
    card: 'card',
    hand: 'card',
    book: 'card',
    couch: 'card',
    token: 'token',
  },
  nested: ['hand', 'book', 'couch'],
};
