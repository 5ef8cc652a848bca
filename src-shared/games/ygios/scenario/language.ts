import type { ScenarioLanguage } from '@shared/language/scenario/scenario-language';
import { ygiosEndDocs, ygiosPhaseDocs, ygiosRefusalDocs, ygiosScenarioDocs } from '../docs/scenario';
import { ygiosFrame } from './file';
import { stepSchema } from './moves';
import { positionSchema } from './position';

export const ygiosScenario: ScenarioLanguage = {
  frame: ygiosFrame,
  position: positionSchema,
  step: stepSchema,
  bringsCards: false,
  docs: ygiosScenarioDocs,
  words: [ygiosPhaseDocs, ygiosEndDocs, ygiosRefusalDocs],
  keyKinds: { bonuses: 'zone', devotion: 'zone', control: 'zone', value: 'card' },
  kindsByKey: {
    play: 'card',
    pick: 'card',
    place: 'card',
    putUnder: 'card',
    discard: 'card',
    sculpt: 'card',
    sculpted: 'card',
    hand: 'card',
    pile: 'card',
    aside: 'card',
    card: 'card',
    linkedTo: 'card',
    source: 'card',
    spent: 'card',
    zone: 'zone',
    row: 'zone',
    bonuses: 'bonus',
  },
  nested: ['hand', 'sculpted', 'bonuses'],
};
