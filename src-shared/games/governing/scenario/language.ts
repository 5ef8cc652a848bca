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
  begin({ is, id }, rows) {
    if (is === 'token')
      return {
        given: { objects: { one: { card: id, owner: 'A' } } },
        when: [{ by: 'A', end: true }],
        then: { active: 'B' },
      };
    const played = is === 'card' ? id : (rows.find(({ kind }) => kind === 'card')?.id ?? '');
    return {
      given: { ap: { A: 10 }, hand: { A: [played] } },
      when: [{ by: 'A', play: played }],
      then: { hand: { A: [] } },
    };
  },
};
