import type { Card, Rule, Skill, Target, Token } from '@shared/games/governing/effects/index';
import { none } from '../../kernel/cards';
import { compileSelector, compileSteps, type Scope } from './compile-steps';
import { createLayout } from './layout';
import type { Source } from './program-source';
import {
  acts,
  costX,
  type Activation,
  type CompiledRule,
  type CompiledTarget,
  type Definition,
  events,
  type Program,
  type Text,
  type Trigger,
  types,
  whos,
} from './table';

export type { Source } from './program-source';

export function compileProgram(source: Source): Program {
  const { cards, tokens, rules, seats = 2 } = source;
  const texts: Text[] = [];
  const scope: Scope = { tokens, firstToken: cards.length, texts };
  const definitions = [
    ...cards.map((card, index) => compileDefinition(scope, card, index)),
    ...tokens.map((token, index) => compileDefinition(scope, { ...token, ap: 0 }, cards.length + index)),
  ];
  const host = definitions.length;
  const blank = host + 1;
  definitions.push(empty('', types.host), empty('', types.action));
  const list = cards.flatMap((card, index) => Array.from({ length: card.copies ?? 1 }, () => index));
  const table = (value: (card: Card | Token) => number, ofHost = 0): Int32Array =>
    Int32Array.from([...cards.map(value), ...tokens.map(value), ofHost, 0]);
  return {
    source,
    layout: createLayout({
      seats,
      cards: source.records ?? list.length * seats,
      tokens: tokens.length > 0 ? seats * rules.ownedMax : 0,
      mostTargets: Math.max(1, ...texts.map(({ target }) => target?.n ?? 0)),
    }),
    rules,
    lkiTurns: source.options.lkiTurns,
    definitions,
    cardIds: definitions.map(({ id }) => id),
    firstToken: cards.length,
    host,
    blank,
    texts,
    list,
    type: Int32Array.from(definitions.map(({ type }) => type)),
    ap: table((card) => ('ap' in card ? (card.ap === 'X' ? costX : card.ap) : 0)),
    sp: table((card) => ('sp' in card ? card.sp : 0), rules.hostSp),
    pe: table((card) => ('pe' in card ? card.pe : 0)),
    encore: table((card) => ('counters' in card ? (card.counters?.encore ?? 0) : 0)),
    listens: Int32Array.from(
      definitions.map(({ triggers }) => triggers.reduce((bits, { event }) => bits | (1 << event), 0)),
    ),
    hasRules: Uint8Array.from(definitions.map((one) => (one.rules.length > 0 ? 1 : 0))),
    hasActivations: Uint8Array.from(definitions.map((one) => (one.activations.length > 0 ? 1 : 0))),
  };
}

const empty = (id: string, type: number): Definition => ({
  id,
  type,
  copies: 0,
  quick: false,
  played: null,
  playedText: none,
  activations: [],
  triggers: [],
  rules: [],
});

type Anything = Card | (Token & { readonly ap: 0 });

function compileDefinition(scope: Scope, card: Anything, index: number): Definition {
  const skills: readonly Skill[] = card.skills ?? [];
  const addText = (skill: Skill, nth: number): number => {
    // Reserved first: steps that come later have texts of their own behind it.
    const number = scope.texts.length;
    const target = compileTarget(skill.target);
    const text = { target, definition: index, nth, delayed: false };
    scope.texts.push({ ...text, steps: [] });
    scope.texts[number] = { ...text, steps: compileSteps(scope, skill.do, index, nth) };
    return number;
  };
  const activations: Activation[] = [];
  const triggers: Trigger[] = [];
  let played: CompiledTarget | null =
    card.type === 'alteration' ? { sel: compileSelector({ type: 'furre' }), n: 1 } : null;
  let playedText: number = none;
  skills.forEach((skill, nth) => {
    const text = addText(skill, nth);
    if ('cost' in skill) {
      const { ap = 0, exhaust = false } = skill.cost;
      activations.push({ ap, exhaust, target: compileTarget(skill.target), text });
    } else if (skill.on === 'play') {
      played = compileTarget(skill.target);
      playedText = text;
    } else if (skill.on === 'refill' || skill.on === 'end') {
      triggers.push({
        event: events[skill.on],
        for: null,
        turn: whos[('turn' in skill ? skill.turn : undefined) ?? 'me'],
        text,
      });
    } else {
      const watched = 'for' in skill && skill.for ? compileSelector(skill.for) : null;
      triggers.push({ event: events[skill.on], for: watched, turn: whos.each, text });
    }
  });
  return {
    id: card.id,
    type: types[card.type],
    copies: 'copies' in card ? (card.copies ?? 1) : 0,
    quick: card.type === 'action' && card.quick === true,
    played,
    playedText,
    activations,
    triggers,
    rules: 'while' in card ? (card.while ?? []).map(compileRule) : [],
  };
}

const compileTarget = (target: Target | undefined): CompiledTarget | null =>
  target ? { sel: compileSelector(target), n: target.n ?? 1 } : null;

function compileRule(rule: Rule): CompiledRule {
  if (rule.rule === 'cost') return { is: 'cost', draw: rule.of === 'draw', n: rule.n, who: whos[rule.who] };
  const things =
    rule.all === 'wearer'
      ? ('wearer' as const)
      : compileSelector(rule.all === 'this' ? { is: 'this' } : rule.all);
  if (rule.rule === 'add') return { is: 'stat', max: rule.stat === 'maxSp', n: rule.n, things };
  return { is: 'ruling', act: acts[rule.act], ruling: rule.rule === 'must' ? 2 : 4, things };
}
