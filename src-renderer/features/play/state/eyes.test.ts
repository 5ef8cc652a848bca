import { expect, it } from 'vitest';
import { eyesOf, type Eyes, type Sitting } from './eyes';
import { bot, person } from './test-match';

const two = [person, person];

it.each<[string, (typeof person | typeof bot)[], number | null, Sitting, Eyes]>([
  ['one person, asked', [person, bot], 0, 'nobody', { look: 0 }],
  ['one person, the bot is asked', [person, bot], 1, 'nobody', { look: 0 }],
  ['one person in the second seat', [bot, person], 0, 'nobody', { look: 1 }],
  ['bots among themselves', [bot, bot], 0, 'nobody', { look: null }],
  ['two people, nobody sits there', two, 0, 'nobody', { handOver: 0 }],
  ['two people, the other one sits there', two, 1, 0, { handOver: 1 }],
  ['two people, the right one sits there', two, 1, 1, { look: 1 }],
  ['two people and a bot that is asked', [person, person, bot], 2, 1, { look: 1 }],
  ['two people and a bot that is asked first', [bot, person, person], 0, 'nobody', { handOver: 1 }],
  ['over, with somebody there', two, null, 1, { look: 1 }],
  ['over, opened again', two, null, 'nobody', { look: null }],
  ['a designer', two, 1, 'designer', { look: null }],
])('%s', (_name, players, seat, sitting, eyes) => {
  const match = { players, question: seat === null ? null : { seat } };
  const kept = { ...match, isPosition: false, designer: false };
  expect(eyesOf(kept, sitting)).toEqual(eyes);
  // Neither a scenario nor a designer's match has secrets from who opened it: nobody is asked to look away.
  const look = typeof sitting === 'number' ? sitting : null;
  expect(eyesOf({ ...kept, isPosition: true }, sitting)).toEqual({ look });
  expect(eyesOf({ ...kept, designer: true }, sitting)).toEqual({ look });
});
