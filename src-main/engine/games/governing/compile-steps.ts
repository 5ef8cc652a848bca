import type { Num, Selector, Step, Token, Which } from '@shared/games/governing/effects/index';
import { CANNOT, MUST } from '../../kernel/governing/permissions';
import {
  acts,
  type CompiledNum,
  type CompiledSelector,
  type CompiledStep,
  refs,
  statCodes,
  type Text,
  type Things,
  types,
  whos,
} from './table';

/** What steps of a pack refer to while it is compiled. */
export interface Scope {
  readonly tokens: readonly Token[];
  readonly firstToken: number;
  readonly texts: Text[];
}

const objects = (1 << types.furre) | (1 << types.treat) | (1 << types.alteration) | (1 << types.haven);
const masks = {
  furre: 1 << types.furre,
  treat: (1 << types.treat) | (1 << types.alteration),
  haven: 1 << types.haven,
  host: 1 << types.host,
} as const;

export const compileSelector = (sel: Selector): CompiledSelector => ({
  types: sel.type ? masks[sel.type] : objects,
  of: sel.of === 'me' ? 1 : sel.of === 'foe' ? 2 : 0,
  isThis: sel.is === 'this',
  notThis: sel.not === 'this',
});

export const compileSteps = (
  scope: Scope,
  steps: readonly Step[],
  definition: number,
  nth: number,
): CompiledStep[] => steps.map((step) => compileStep(scope, step, definition, nth));

function compileStep(scope: Scope, step: Step, definition: number, nth: number): CompiledStep {
  const frame = { who: whos[step.who ?? 'me'], may: step.may === true };
  switch (step.do) {
    case 'draw':
    case 'ap':
      return { ...frame, do: step.do, n: compileNum(step.n) };
    case 'token': {
      const token = scope.firstToken + scope.tokens.findIndex(({ id }) => id === step.token);
      if (token < scope.firstToken) throw new Error(`no token ${step.token}`);
      return { ...frame, do: 'token', token, n: compileNum(step.n) };
    }
    case 'later': {
      const steps = compileSteps(scope, step.steps, definition, nth);
      const text = scope.texts.push({ steps, target: null, definition, nth, delayed: true }) - 1;
      return { ...frame, do: 'later', text };
    }
    case 'add':
    case 'set': {
      const turn = step.until === 'turn';
      return {
        ...frame,
        do: step.do,
        stat: statCodes[step.stat],
        n: compileNum(step.n),
        turn,
        things: thingsOf(step),
      };
    }
    case 'cannot':
    case 'must': {
      const ruling = step.do === 'must' ? MUST : CANNOT;
      const turn = step.until === 'turn';
      return { ...frame, do: 'rule', act: acts[step.act], ruling, turn, things: thingsOf(step) };
    }
    case 'control':
      return { ...frame, do: 'control', turn: step.until === 'turn', things: thingsOf(step) };
    case 'exhaust':
    case 'refresh':
    case 'bowOut':
    case 'pick':
      return { ...frame, do: step.do, things: thingsOf(step) };
    case 'move':
      return { ...frame, do: 'move', toHand: step.to === 'hand', things: thingsOf(step) };
    case 'lose':
    case 'regain':
    case 'counter':
      return { ...frame, do: step.do, n: compileNum(step.n), things: thingsOf(step) };
    case 'groove':
      return { ...frame, do: 'groove', from: refs[step.from], things: thingsOf(step) };
  }
}

function thingsOf(which: Which): Things {
  if ('pick' in which) return { is: 'pick', sel: compileSelector(which.pick) };
  return typeof which.all === 'string'
    ? { is: 'ref', ref: refs[which.all] }
    : { is: 'all', sel: compileSelector(which.all) };
}

function compileNum(num: Num): CompiledNum {
  if (typeof num === 'number') return { is: 'fixed', n: num };
  if (num === 'X') return { is: 'x' };
  if ('stat' in num) return { is: 'stat', stat: statCodes[num.stat], of: refs[num.of] };
  if ('half' in num) return { is: 'half', part: compileNum(num.half), round: num.round };
  if ('minus' in num) return { is: 'minus', part: compileNum(num.minus) };
  return { is: 'sum', parts: num.sum.map(compileNum) };
}
