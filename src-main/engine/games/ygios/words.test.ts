import { describe, expect, it } from 'vitest';
import { game } from '@shared/i18n/messages/game';
import { languages, type Language } from '@shared/util/languages';
import type { CardRef } from '../../kernel/log';
import { explain, type Explanation } from './explain';
import type { SeenRule, SeenScoreTerm, SeenTerm } from './explain/seen-terms';
import { skippedParts } from './events';
import { createLog, type LogEntry } from './log';
import type { MoveRefusal } from './refusals';
import type { SourceRef } from './refs';
import { cardRuleKinds, zoneRuleKinds } from './rule-kinds';
import { speechIn } from './testing/test-speech';
import { anyCode, asksNow, firstRound, trialOf } from './testing/trial';
import { answer } from './turn';
import { sayEntry, sayExplanation, sayLoop, sayRefusal, sayRule, sayScoreTerm, sayTerms } from './words';
import type { Speech, WordKey } from './words';

const spot: CardRef = { id: 'town-3', handle: 4 };
const down: CardRef = { handle: 5 };
const hidden: CardRef = { hidden: true };
const paranoia: SourceRef = { bonus: 'paranoia' };
const by = spot;
const one = { count: 1, known: [] };
const some = { count: 3, known: ['home-6', 'home-5'] };
const all = { count: 2, known: ['home-6', 'home-5'] };

/** Each kind of entry in every form that has words of its own. A new kind without an example does not compile. */
const entries: { readonly [K in LogEntry['is']]: readonly Extract<LogEntry, { is: K }>[] } = {
  roundBegins: [{ is: 'roundBegins', round: 3, first: 'A' }],
  sculpted: [{ is: 'sculpted', seat: 'B', cards: one }],
  laidOut: [
    {
      is: 'laidOut',
      row: [
        { zone: 'home', bonus: 'paranoia' },
        { zone: 'town', bonus: null },
      ],
    },
  ],
  turnBegins: [true, false].map((playout) => ({ is: 'turnBegins', seat: 'A', playout })),
  passed: (['emptyHand', 'noPlay'] as const).map((why) => ({ is: 'passed', seat: 'A', why })),
  backedOff: [{ is: 'backedOff', seat: 'A', held: 5, points: 2 }],
  played: (['up', 'down'] as const).flatMap((face) =>
    [spot, down].map((card) => ({
      is: 'played' as const,
      seat: 'A' as const,
      card,
      zone: 'home',
      face,
      from: 'hand' as const,
      by: face === 'up' ? null : by,
    })),
  ),
  fired: [{ is: 'fired', card: spot }],
  notFired: [
    { is: 'notFired', card: spot, why: 'spent', rules: [] },
    {
      is: 'notFired',
      card: spot,
      why: 'forbidden',
      rules: [{ is: 'rule', kind: 'fire', n: 0, source: { bonus: 'no-more-games' } }],
    },
  ],
  paid: [{ is: 'paid', card: spot }],
  unpaid: [{ is: 'unpaid', card: spot }],
  drew: [one, some, all].flatMap((cards) =>
    (['hand', 'aside'] as const).map((to) => ({ is: 'drew' as const, seat: 'A' as const, cards, to, by })),
  ),
  putUnder: [{ is: 'putUnder', seat: 'B', cards: one }],
  discarded: [{ is: 'discarded', seat: 'B', cards: all }],
  removed: [spot, down].map((card) => ({ is: 'removed', seat: 'A', card, zone: 'home', by: null })),
  returned: [{ is: 'returned', seat: 'A', card: spot, by }],
  moved: [spot, down, hidden].map((card) => ({ is: 'moved', card, from: 'home', to: 'town', by })),
  flipped: (['up', 'down'] as const).map((face) => ({
    is: 'flipped',
    card: spot,
    zone: 'town',
    face,
    by: paranoia,
  })),
  locked: [{ is: 'locked', side: 'A', zone: 'home', turns: 2, by }],
  lockVoid: [{ is: 'lockVoid', side: 'A', zone: 'home', by }],
  unlocked: (['source', 'time'] as const).map((why) => ({
    is: 'unlocked',
    side: 'A',
    zone: 'home',
    why,
    by,
  })),
  gained: [{ is: 'gained', card: spot, n: 2, by: paranoia }],
  declined: [{ is: 'declined', seat: 'B', by }],
  skipped: skippedParts.flatMap((part) =>
    (['forbidden', 'nothing-there'] as const).map((why) => ({
      is: 'skipped' as const,
      part,
      why,
      card: part === 'all' ? spot : null,
      by,
    })),
  ),
  bonusScored: [{ is: 'bonusScored', bonus: 'paranoia', zone: 'home', seat: 'A', n: 2 }],
  roundEnds: (['natural', 'backOff', 'sweep'] as const).map((end) => ({
    is: 'roundEnds',
    end,
    winner: 'A',
    held: 2,
    points: { A: 5, B: 0 },
  })),
  timelineEnds: [{ is: 'timelineEnds', winner: 'B' }],
  loop: (['operations', 'depth', 'turns', 'rounds', 'queue'] as const).map((budget) => ({
    is: 'loop',
    budget,
    cards: ['home-6', 'paranoia'],
  })),
};

const rules: readonly SeenRule[] = [...cardRuleKinds, ...zoneRuleKinds].flatMap((kind) =>
  [spot, paranoia].map((source) => ({ is: 'rule' as const, kind, n: 2, source })),
);

type PlainTerm = Exclude<SeenTerm, { is: 'rule' }>;
const terms: { readonly [K in PlainTerm['is']]: readonly SeenTerm[] } = {
  printed: [{ is: 'printed', n: 6, total: 6 }],
  faceDown: [{ is: 'faceDown', n: 2, total: 2 }],
  atHome: [{ is: 'atHome', n: 6, total: 6 }],
  halved: [2, 3].map((n) => ({ is: 'halved', n: 3, by: n, zone: 'town', home: 'home', total: 3 })),
  far: [{ is: 'far', n: 0, zone: 'school', home: 'home', total: 0 }],
  gain: [null, paranoia].map((source) => ({ is: 'gain', n: -2, source, total: 1 })),
  asleep: [null, paranoia].map((source) => ({ is: 'asleep', n: 2, source, total: 2 })),
  final: [{ is: 'final', n: 3, total: 3 }],
  floor: [{ is: 'floor', n: 0, total: 0 }],
};

const scores: { readonly [K in SeenScoreTerm['is']]: readonly SeenScoreTerm[] } = {
  wonRound: [{ is: 'wonRound', seat: 'A', n: 5, held: 2 }],
  zealous: [{ is: 'zealous', seat: 'A', n: -3, held: 3 }],
  bonus: [null, 5].map((counted) => ({
    is: 'bonus',
    seat: 'A',
    n: 2,
    bonus: 'paranoia',
    zone: 'home',
    each: 1,
    counted,
    per: 2,
  })),
  bonusLost: [{ is: 'bonusLost', seat: 'A', n: 0, bonus: 'paranoia', zone: 'home' }],
  backOff: [{ is: 'backOff', seat: 'A', n: 3, held: 2, from: 2 }],
  lowest: [{ is: 'lowest', seat: 'A', n: 2, lowest: 0 }],
};

const refusals: { readonly [K in MoveRefusal['code']]: readonly MoveRefusal[] } = {
  'round-over': [{ code: 'round-over', data: {} }],
  'not-your-decision': [{ code: 'not-your-decision', data: { by: 'B' } }],
  'not-in-hand': [{ code: 'not-in-hand', data: { card: 'home-6' } }],
  'zone-locked': [{ code: 'zone-locked', data: { zone: 'home', turns: 2, sources: ['home-5', 'town-5'] } }],
  'face-up-only': [{ code: 'face-up-only', data: { zone: 'home', sources: ['all-eyes-on-us'] } }],
  'requirement-unmet': [
    { code: 'requirement-unmet', data: { card: 'home-8', zone: 'home', need: 0 } },
    { code: 'requirement-unmet', data: { card: 'home-8', zone: 'home', step: 0 } },
  ],
  'must-play': [{ code: 'must-play', data: {} }],
  'must-play-out': [{ code: 'must-play-out', data: {} }],
  'not-offered': [{ code: 'not-offered', data: {} }],
};

const value: Explanation = {
  is: 'value',
  card: down,
  owner: 'B',
  n: 2,
  terms: [{ is: 'faceDown', n: 2, total: 2 }],
};
const control = (tie: boolean): Explanation => ({
  is: 'control',
  zone: 'home',
  controller: 'A',
  totals: { A: 4, B: 3 },
  lead: 1,
  margin: tie ? 2 : 1,
  rules: tie ? [{ is: 'rule', kind: 'margin', n: 2, source: { bonus: 'love-triangle' } }] : [],
  tie,
  first: 'A',
});
const round = (winner: 'A' | null, both: boolean): Explanation => ({
  is: 'round',
  end: 'natural',
  asIf: winner === null,
  winner: 'A',
  nextFirst: 'B',
  zones: [],
  before: { A: 8, B: 11 },
  terms: [],
  after: { A: 13, B: 12 },
  timeline: { toWin: 12, winner, both },
});
const explanations: readonly Explanation[] = [
  value,
  { is: 'devotion', zone: 'home', seat: 'A', n: 2, cards: [value] },
  control(true),
  control(false),
  round(null, false),
  round('A', false),
  round('A', true),
  { is: 'refusal', refusal: { code: 'round-over', data: {} } },
];

/** Everything that can be said, each with a title to find it by. */
function everything(speech: Speech): [string, string][] {
  const said: [string, string][] = [];
  for (const [is, list] of Object.entries(entries))
    for (const entry of list) said.push([`log ${is}`, sayEntry(speech, entry)]);
  for (const rule of rules) said.push([`rule ${rule.kind}`, sayRule(speech, rule, 6, 8)]);
  for (const [is, list] of Object.entries(terms))
    for (const term of list) said.push([`term ${is}`, sayTerms(speech, [term])]);
  for (const [is, list] of Object.entries(scores))
    for (const term of list) said.push([`score ${is}`, sayScoreTerm(speech, term)]);
  for (const [code, list] of Object.entries(refusals))
    for (const refusal of list) said.push([`refusal ${code}`, sayRefusal(speech, refusal)]);
  for (const explanation of explanations)
    for (const line of sayExplanation(speech, explanation)) said.push([explanation.is, line]);
  said.push(['loop', sayLoop(speech, 'turns', [])]);
  return said;
}

/** Letters of the other languages; the names of the pack are in the language too. */
const foreign: Record<Language, RegExp> = {
  en: /[\p{sc=Cyrl}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ja: /[\p{sc=Latn}\p{sc=Cyrl}]/u,
  uk: /[\p{sc=Latn}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
};

describe.each(languages)('in %s', (language) => {
  const said = everything(speechIn(language));
  const faults = (isFault: (line: string) => boolean): [string, string][] =>
    said.filter(([, line]) => isFault(line));

  it('everything is said, with nothing left to fill in', () => {
    expect(faults((line) => line.trim() === '' || line !== line.trim())).toEqual([]);
    expect(faults((line) => /[{}#]|undefined|NaN|null/.test(line))).toEqual([]);
    expect(faults((line) => /“”|「」|«»|\s\s/.test(line))).toEqual([]);
  });

  it('nothing is said in another language', () => {
    expect(faults((line) => foreign[language].test(line))).toEqual([]);
  });

  it('entries and refusals are sentences', () => {
    const sentences = said.filter(([title]) => /^(log|refusal|score)/.test(title));
    const end = language === 'ja' ? /。$/ : /\.$/;
    expect(sentences.filter(([, line]) => !end.test(line))).toEqual([]);
    expect(sentences.filter(([, line]) => line.slice(0, 1) !== line.slice(0, 1).toUpperCase())).toEqual([]);
  });
});

it('every sentence of the game is said by something', () => {
  const used = new Set<WordKey>();
  const speech = speechIn('en');
  const listening: Speech = {
    ...speech,
    say(key, params) {
      used.add(key);
      return speech.say(key, params);
    },
  };
  everything(listening);
  expect(Object.keys(game).filter((key) => !used.has(key as WordKey))).toEqual([]);
});

const reasons: readonly SeenTerm[] = [
  { is: 'printed', n: 6, total: 6 },
  { is: 'halved', n: 3, by: 2, zone: 'town', home: 'home', total: 3 },
  { is: 'gain', n: 2, source: { bonus: 'first-impressions' }, total: 5 },
];

/** What is said, in three languages: read them as a player would. */
const readings: readonly (readonly [string, (speech: Speech) => string, string, string, string])[] = [
  [
    'a number’s reasons',
    (speech) => sayTerms(speech, reasons),
    '6 halved because Town is next to Home: 3; +2 First Impressions: 5',
    '「街」は「家」に隣接、6の半分：3、「第一印象」+2：5',
    '6 навпіл, бо зона «Місто» сусідня із зоною «Дім»: 3; +2 «Перше враження»: 5',
  ],
  [
    'a printed number before something is gained',
    (speech) =>
      sayTerms(speech, [
        { is: 'printed', n: 6, total: 6 },
        { is: 'gain', n: 2, source: null, total: 8 },
        { is: 'atHome', n: 8, total: 8 },
      ]),
    '6 printed; +2 gained: 8; 8 in its own Zone',
    '記載の想い6、得た分+2：8、自分のゾーンなので8',
    'надруковано 6; +2 здобуто: 8; 8 у своїй зоні',
  ],
  [
    'the other’s draw',
    (speech) => sayEntry(speech, { is: 'drew', seat: 'B', cards: one, to: 'hand', by: null }),
    'Yuki draws 1 card.',
    'ユキがカード1枚を引いた。',
    'Юкі бере 1 карту.',
  ],
  [
    'a draw of which one card is not known',
    (speech) => sayEntry(speech, { is: 'drew', seat: 'A', cards: some, to: 'hand', by: null }),
    "Rei draws “I've Always Loved You” and “Lock the Front Door” and 1 other card.",
    'レイが「ずっと大好きだったの」、「玄関の鍵、閉めたよ」とほかのカード1枚を引いた。',
    'Рей бере карти «Я завжди тебе любила» і «Замикаю вхідні двері» і ще 1 карту.',
  ],
  [
    'a face-down card that moves',
    (speech) => sayEntry(speech, { is: 'moved', card: down, from: 'home', to: 'town', by }),
    'A face-down card moves from Home to Town (“Our Spot”).',
    '裏向きのカードが「家」から「街」へ移動した（「ふたりの場所」）。',
    'Карта долілиць переміщується із зони «Дім» до зони «Місто» («Наше місце»).',
  ],
  [
    'five turns of a lock',
    (speech) => sayEntry(speech, { is: 'locked', side: 'A', zone: 'home', turns: 5, by }),
    'Home is locked for Rei: 5 turns (“Our Spot”).',
    '「家」がレイに対してロックされた：5手番（「ふたりの場所」）。',
    'Рей: зону «Дім» заблоковано на 5 ходів («Наше місце»).',
  ],
  [
    'a loop',
    (speech) => sayLoop(speech, 'operations', ['home-6', 'paranoia']),
    "Card texts set each other off without end in one turn, so the match ends here. At work last: “I've Always Loved You” and “Paranoia”.",
    '1手番の中でカードの効果が際限なく続くため、ここで対戦を終える。最後に働いていたカード：「ずっと大好きだったの」、「疑心暗鬼」。',
    'Тексти карт без кінця викликають один одного за один хід, тому гру на цьому закінчено. Останніми діяли: «Я завжди тебе любила» і «Параноя».',
  ],
  [
    'a tie under a bonus',
    (speech) => sayExplanation(speech, control(true)).join(' '),
    'Rei controls Home: 4 to 3 is a tie, which goes to the first player. Love Triangle asks for a lead of 2.',
    '「家」は4対3の同点なので、先攻のレイが支配。 「三角関係」により2以上のリードが必要。',
    'Рей контролює зону «Дім»: 4 проти 3 — рівність, а вона дістається першому гравцеві. Через бонус «Любовний трикутник» потрібна перевага 2.',
  ],
  [
    'a refusal',
    (speech) => sayRefusal(speech, { code: 'not-in-hand', data: { card: 'town-3' } }),
    '“Our Spot” is not in hand.',
    '「ふたりの場所」は手札にありません。',
    'Карти «Наше місце» немає в руці.',
  ],
];

it.each(readings)('%s reads well', (_title, say, en, ja, uk) => {
  expect(say(speechIn('en'))).toBe(en);
  expect(say(speechIn('ja'))).toBe(ja);
  expect(say(speechIn('uk'))).toBe(uk);
});

it('whatever happens in random rounds can be said', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const trial = trialOf(seed);
    const t = firstRound(trial);
    const log = createLog(2);
    log.attach(t);
    while (asksNow(t)) answer(t, anyCode(t, trial.chance));
    const end = explain(t, { is: 'round' }, 0);
    for (const language of languages) {
      const speech = speechIn(language);
      const lines = [
        ...log.logFor(seed % 2).map((entry) => sayEntry(speech, entry)),
        ...(end ? sayExplanation(speech, end) : []),
      ];
      expect(
        lines.filter((line) => line === '' || foreign[language].test(line) || /[{}]/.test(line)),
        trial.told,
      ).toEqual([]);
    }
  }
});
