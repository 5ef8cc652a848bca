import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Rules } from './definitions/rules';
import { governingReminders, governingWords } from './reminders';
import type { Language } from '@shared/util/languages';
import { to, withRules, type GameGuide, type GuideFacts } from '../game-guide';

type Definitions = readonly ValidDefinition[];

export const governingGuide = {
  pages: {
    goal: ['host', 'sp', 'winning'],
    cards: ['furre', 'treat', 'alteration', 'haven', 'action'],
    start: ['start', 'book', 'hand'],
    turn: ['refill', 'refresh', 'main', 'end'],
    main: ['ap', 'playing', 'draw', 'settled'],
    swing: ['swing', 'groove', 'step-in', 'exhaust'],
    answers: ['answers', 'pile', 'quick'],
    leaving: ['bow-out', 'encore', 'couch'],
    end: ['winning', 'quiet'],
  },
  groups: {
    table: {
      host: to('sp', 'step-in', 'winning'),
      book: withRules(['draw', 'start', 'couch'], 'I1'),
      hand: to('end', 'start', 'draw'),
      couch: to('bow-out', 'control', 'action'),
      'in-play': withRules(['furre', 'treat', 'haven', 'token'], 'N9'),
    },
    cards: {
      furre: withRules(['swing', 'settled', 'sp', 'pe'], 'E2'),
      treat: withRules(['alteration', 'skills', 'settled'], 'E2'),
      alteration: to('treat', 'furre', 'bow-out'),
      haven: to('refill', 'refresh', 'draw'),
      action: to('quick', 'pile', 'targets', 'playing'),
      quick: to('answers', 'ap', 'action'),
      token: withRules(['in-play', 'bow-out'], 'N9'),
    },
    numbers: {
      ap: to('refill', 'draw', 'playing', 'quick'),
      sp: withRules(['max-sp', 'groove', 'bow-out'], 'N2', 'N3'),
      'max-sp': withRules(['sp'], 'M1', 'M2', 'M3', 'M4'),
      pe: withRules(['groove', 'swing', 'left-play'], 'N1', 'N3'),
    },
    turn: {
      turn: to('refill', 'refresh', 'main', 'end'),
      refill: withRules(['ap', 'settled', 'haven'], 'E2'),
      refresh: withRules(['exhaust', 'ap'], 'E3', 'N8'),
      main: to('playing', 'draw', 'swing', 'skills', 'must'),
      end: withRules(['hand', 'triggers'], 'C3', 'C4'),
    },
    doing: {
      playing: withRules(['ap', 'targets', 'pile'], 'N2'),
      draw: withRules(['book', 'ap', 'main'], 'N7', 'I1'),
      swing: withRules(['groove', 'step-in', 'settled', 'answers'], 'E2', 'I2'),
      'step-in': to('swing', 'host', 'exhaust'),
      groove: withRules(['pe', 'sp', 'swing'], 'N6'),
      settled: withRules(['furre', 'control', 'step-in'], 'E2'),
      exhaust: withRules(['refresh', 'swing', 'skills'], 'E1', 'E3', 'E4'),
    },
    skills: {
      skills: to('triggers', 'answers', 'encore', 'signs'),
      triggers: withRules(['skills', 'targets', 'end'], 'C1', 'C2', 'C3', 'C4'),
      targets: withRules(['action', 'triggers'], 'I1', 'I2', 'C1'),
      must: withRules(['swing', 'main', 'encore'], 'X1'),
      answers: to('pile', 'quick', 'skills'),
      pile: withRules(['answers', 'action', 'swing'], 'I2'),
      control: withRules(['settled', 'couch', 'in-play'], 'E2'),
    },
    leaving: {
      'bow-out': withRules(['couch', 'encore', 'alteration', 'triggers'], 'C4'),
      encore: withRules(['bow-out', 'must', 'settled'], 'X1'),
      'left-play': withRules(['groove', 'bow-out'], 'N4', 'N5', 'N6'),
    },
    match: {
      start: to('hand', 'book', 'turn'),
      winning: to('host', 'quiet', 'sp'),
      quiet: to('winning'),
    },
    signs: {
      signs: to('skills', 'exhaust', 'targets', 'quick'),
    },
  },
  facts(definitions: Definitions) {
    const rules = definitions.find((one) => one.game === 'governing' && one.kind === 'rules');
    return rules ? factsFrom(rules.value, definitions) : null;
  },
  signs: (language: Language) =>
    governingWords.map((word) => ({
      name: governingReminders[word].name[language],
      says: governingReminders[word].says[language],
      sign: word === 'payByExhausting' ? ({ icon: 'exhaust' } as const) : null,
    })),
} as const satisfies GameGuide;

function factsFrom(rules: Rules, definitions: Definitions): GuideFacts {
  const { drawCost, refreshCost, options, hostSp, openingHand, mulliganHand, handLimit } = rules;
  const { ap, firstTurnAp, ownedMax, quietTurns } = rules;
  const book = definitions.reduce(
    (sum, one) => sum + (one.game === 'governing' && one.kind === 'card' ? (one.value.copies ?? 1) : 0),
    0,
  );
  return {
    cards: book,
    ...{ hostSp, openingHand, mulliganHand, handLimit, ap, firstTurnAp, ownedMax, quietTurns },
    drawCost: held(drawCost),
    drawMin: drawCost.min,
    drawMax: drawCost.max,
    refreshCost: held(refreshCost),
    refreshMax: refreshCost.max,
    lkiTurns: String(options.lkiTurns),
  };
}

/** What a cost is while no card changes it. */
const held = ({ base, min, max }: Rules['drawCost']): number => Math.min(max, Math.max(min, base));
