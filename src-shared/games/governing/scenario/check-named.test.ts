import { describe, expect, it } from 'vitest';
import { shippedPack } from '@shared/language/test-shipped';
import { readScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { checkGoverningScenarios, surroundingsOf } from './index';

const around = surroundingsOf(shippedPack('governing').definitions);
if (!around) throw new Error('no rules');
const shipped = around;

const given = {
  hand: { A: ['a01', 'd05'] },
  objects: { rabbit: { card: 'd01', owner: 'A' }, crowd: { card: 'd01', owner: 'B', count: 2 } },
};
/** What is said of a scenario: place and code of each complaint. */
function said(scenario: object): readonly (readonly [string, string])[] {
  const file = { format: 1, game: 'governing', scenarios: [{ id: 'S', given, ...scenario }] };
  const read = readScenarioDocument('x.json', new TextEncoder().encode(JSON.stringify(file)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const [first] = checkGoverningScenarios(read.value, shipped);
  return first?.is === 'faulty' ? first.faults.map(({ at, code }) => [at, code]) : [];
}
const move = (more: object) => ({ when: [{ by: 'A', ...more }] });
const then = (look: object) => ({ then: look });

// prettier-ignore
const wrong: readonly (readonly [what: string, scenario: object, at: string, code: string])[] = [
  ['a played card', move({ play: 'd99' }), 'when.0.play', 'unknown-card'],
  ['a played token', move({ play: 'confetti' }), 'when.0.play', 'unknown-card'],
  ['a discarded card', move({ discard: 'a99' }), 'when.0.discard', 'unknown-card'],
  ['a target', move({ play: 'a01', on: 'rabit' }), 'when.0.on', 'unknown-object'],
  ['one of two targets', move({ play: 'a09', on: ['rabbit', 'crowd-3'] }), 'when.0.on.1', 'unknown-object'],
  ['what is activated', move({ activate: 'mouse' }), 'when.0.activate', 'unknown-object'],
  ['who swings', move({ swing: 'crowd', at: 'B' }), 'when.0.swing', 'unknown-object'],
  ['who is swung at', move({ swing: 'rabbit', at: 'C' }), 'when.0.at', 'unknown-object'],
  ['who steps in', move({ stepIn: 'badger' }), 'when.0.stepIn', 'unknown-object'],
  ['a target of a skill', move({ target: 'badger' }), 'when.0.target', 'unknown-object'],
  ['a skill in an order', move({ order: ['rabbit', 'rabbit:badger'] }), 'when.0.order.1', 'unknown-object'],
  ['a pick', move({ pick: 'badger' }), 'when.0.pick', 'unknown-object'],
  ['an answer that is offered', move({ end: true, offered: ['rabbit', 'badger'] }), 'when.0.offered.1', 'unknown-object'],
  ['an answer that is not', move({ end: true, notOffered: ['badger'] }), 'when.0.notOffered.0', 'unknown-object'],
  ['an object that is looked at', then({ objects: { badger: { in: 'play' } } }), 'then.objects.badger', 'unknown-object'],
  ['what it is made of', then({ objects: { rabbit: { card: 'd99' } } }), 'then.objects.rabbit.card', 'unknown-card'],
  ['who wears it', then({ objects: { rabbit: { attached: 'badger' } } }), 'then.objects.rabbit.attached', 'unknown-object'],
  ['a card in a pile of cards', then({ couch: { A: ['a01', 'a99'] } }), 'then.couch.A.1', 'unknown-card'],
  ['what waits', then({ pile: ['rabit'] }), 'then.pile.0', 'unknown-object'],
  ['what is remembered', then({ remembered: { fox: { pe: 1 } } }), 'then.remembered.fox', 'unknown-object'],
  ['an event', then({ events: [['enter rabbit', 'groove rabbit badger 3']] }), 'then.events.0.1', 'unknown-object'],
  ['what must not happen', then({ noEvents: ['goes rabbit:owl'] }), 'then.noEvents.0', 'unknown-object'],
  ['a look between moves', { when: [{ expect: { objects: { badger: {} } } }] }, 'when.0.expect.objects.badger', 'unknown-object'],
];

// prettier-ignore
const renamed: readonly (readonly [what: string, when: object[], at: string, code: string])[] = [
  ['of an object in the position', [{ by: 'A', play: 'd05', as: 'rabbit' }], 'when.0.as', 'twice'],
  ['of one of several alike', [{ by: 'A', play: 'd05', as: 'crowd-2' }], 'when.0.as', 'twice'],
  ['that a move gave before', [{ by: 'A', play: 'd05', as: 'm' }, { by: 'A', play: 'a01', on: 'm', as: 'm' }], 'when.1.as', 'twice'],
  ['of one that entered by its card', [{ by: 'A', play: 'd05' }, { by: 'A', play: 'a01', on: 'd05', as: 'd05' }], 'when.1.as', 'twice'],
  ['of a seat', [{ by: 'A', play: 'd05', as: 'B' }], 'when.0.as', 'unknown-word'],
];

describe('a name is never used again', () => {
  it.each(renamed)('%s', (_what, when, at, code) => {
    expect(said({ when })).toEqual([[at, code]]);
  });
  it('a refused move gives none', () => {
    expect(said({ when: [{ by: 'A', play: 'd05', as: 'rabbit', refused: true }] })).toEqual([]);
  });
});

describe('a name that nothing has is told', () => {
  it.each(wrong)('%s', (_what, scenario, at, code) => {
    expect(said(scenario)).toEqual([[at, code]]);
  });
});

// prettier-ignore
const right: readonly (readonly [what: string, scenario: object])[] = [
  ['objects of the position, one of several alike, and Hosts', move({ swing: 'crowd-2', at: 'B', offered: ['A', 'rabbit'] })],
  ['a name that a move gives', { when: [{ by: 'A', play: 'd05', as: 'mouse' }], then: { objects: { mouse: {} } } }],
  ['who enters without a name', then({ objects: { d05: { card: 'd05' }, 'confetti-2': { card: 'confetti' } } })],
  ['skills of two that would be called alike', move({ order: ['rabbit#2', 'crowd-1:rabbit'] })],
  ['yes and no', move({ may: false, offered: [true, false] })],
  ['a third player where there is one', { given: { ...given, players: 3 }, ...move({ swing: 'rabbit', at: 'C' }) }],
  ['a card of the scenario’s own', { cards: [{ id: 'x-a', type: 'haven', ap: 1 }], ...move({ play: 'x-a' }), then: { objects: { 'x-a': {} } } }],
  ['anything in a move that is refused', move({ swing: 'badger', at: 'B', refused: true })],
  ['how many cards', then({ hand: { A: 2 }, couch: { B: [] } })],
];

describe('a name that something may have passes', () => {
  it.each(right)('%s', (_what, scenario) => {
    expect(said(scenario)).toEqual([]);
  });
});
