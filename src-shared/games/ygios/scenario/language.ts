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
  begin({ is, id }, rows) {
    const own = rows.find((row) => row.kind === is && row.id === id);
    const zone = (is === 'card' ? own?.group : null) ?? rows.find(({ kind }) => kind === 'zone')?.id ?? '';
    // A card whose text asks nothing: what is looked at is the bonus.
    const played = is === 'card' ? id : (rows.find(({ kind }) => kind === 'card')?.id ?? '');
    return {
      given: {
        first: 'A',
        turn: 'A',
        ...(is === 'bonus' ? { bonuses: { [zone]: id } } : {}),
        hand: { A: [played], B: [] },
      },
      when: [{ by: 'A', play: played, face: is === 'card' ? 'up' : 'down', zone }],
      then: { hand: { A: [] } },
    };
  },
};
