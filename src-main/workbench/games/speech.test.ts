import { expect, it } from 'vitest';
import { saying, speechParts } from './speech';

const words = speechParts('en', []);
type With<Name extends string> = Readonly<Record<Name, string>>;

it('a sentence whose message asks for other parts does not compile', () => {
  const say = saying<
    { 'game.log.declined': With<'seat' | 'by'>; 'governing.log.turnEffectsEnd': object },
    { 'game.skipped.all': With<'card' | 'by' | 'why'> }
  >(words);
  expect(say('game.log.declined', { seat: 'Rei', by: '' })).toBe('Rei declines.');
  // @ts-expect-error: the message asks for `by`
  saying<{ 'game.log.declined': With<'seat'> }, object>(words);
  // @ts-expect-error: the message asks for something
  saying<{ 'game.log.declined': object }, object>(words);
  // @ts-expect-error: the message does not say `why`
  saying<{ 'game.log.declined': With<'seat' | 'by' | 'why'> }, object>(words);
  // @ts-expect-error: there is no such message
  saying<{ 'game.log.refused': With<'seat'> }, object>(words);
  // @ts-expect-error: the message asks for `card`
  saying<object, { 'game.skipped.all': With<'by' | 'why'> }>(words);
});
