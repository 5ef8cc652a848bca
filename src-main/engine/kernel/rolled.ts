import { chanceWords } from './chance';
import { chanceAt } from './head';
import { at, type State } from './state';

/** Whether chance was asked on the way from one state to another: a shuffle, a deal, a lot. */
export function rolled(before: State, after: State): boolean {
  for (let word = chanceAt; word < chanceAt + chanceWords; word++)
    if (at(before, word) !== at(after, word)) return true;
  return false;
}
