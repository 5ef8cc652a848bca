import { describe, expect, it } from 'vitest';
import { duel } from '@shared/i18n/messages/duel';
import { refusalCodes } from '@shared/language/scenario/governing/words';
import { languages, type Language } from '@shared/util/languages';
import { listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { explain } from './explain';
import { beginMatch } from './game';
import { createLog, type LogEntry } from './log';
import { refOf } from './reading';
import { asksNow } from './test-duel';
import { shippedProgram } from './test-shipped';
import { speechIn } from './test-speech';
import { nameOfRef, type ThingRef } from './things';
import { answer } from './turn';
import { sayEntry, sayExplanation, sayRefusal, type Speech } from './words';

const fox: ThingRef = { id: 'd03', handle: 9, kind: 'furre' };
const whistle: ThingRef = { id: 't06', handle: 8, kind: 'treat' };
const applause: ThingRef = { id: 'a02', handle: 7, kind: 'action' };
const host: ThingRef = { host: 'B' };

/** An entry and its sentence in each language. */
const said: readonly (readonly [LogEntry, string, string, string])[] = [
  [
    { is: 'play', seat: 'A', thing: applause, ap: 1, targets: [fox] },
    'Rei plays “Big Applause” on “Encore Fox” (1 AP).',
    'レイが「アンコールぎつね」を対象に「大きな拍手」をプレイした（行動力1）。',
    'Рей розігрує Дію «Бурхливі оплески» на Фурре «Лис «На біс»» (1 очко дій).',
  ],
  [
    { is: 'swing', thing: fox, target: host },
    '“Encore Fox” swings at Yuki’s Host.',
    '「アンコールぎつね」がユキの主催者にスイングした。',
    'Фурре «Лис «На біс»» свінгує проти Господаря гравця Юкі.',
  ],
  [
    { is: 'sp', thing: host, n: -2, why: 'lose', by: null },
    'Yuki’s Host loses 2 SP.',
    'ユキの主催者が体力を2失った。',
    'Господар гравця Юкі втрачає 2 витривалості.',
  ],
  [
    { is: 'refresh', thing: fox, by: whistle },
    '“Encore Fox” is refreshed (“Whistle”).',
    '「アンコールぎつね」をリフレッシュした（「ホイッスル」）。',
    'Фурре «Лис «На біс»» збадьорено («Свисток»).',
  ],
  [
    { is: 'draw', seat: 'A', card: { hidden: true }, by: null },
    'Rei draws a card.',
    'レイがカードを引いた。',
    'Рей добирає карту.',
  ],
  [
    { is: 'counter', thing: fox, n: 5, by: null },
    '“Encore Fox” gets 5 encore counters.',
    '「アンコールぎつね」にアンコールカウンターを5個置いた。',
    'Фурре «Лис «На біс»» дістає 5 фішок «біс».',
  ],
  [
    { is: 'skipped', part: 'refresh', why: 'already-so', thing: whistle, seat: null, card: null, by: null },
    '“Whistle” is refreshed already.',
    '「ホイッスル」はすでに元気。',
    'Гостинець «Свисток» збадьорено й без того.',
  ],
];

describe('the log in words', () => {
  it.each(said)('%o', (entry, ...sentences) => {
    expect(languages.map((language) => sayEntry(speechIn(language), entry))).toEqual(sentences);
  });
});

/** Says everything random duels bring up, noting which messages were used and looking for holes in sentences. */
function listen(language: Language, used: Set<string>): string[] {
  const speech = speechIn(language);
  const noting: Speech = {
    ...speech,
    say(key, params) {
      used.add(key);
      return speech.say(key, params);
    },
  };
  const faults: string[] = [];
  const look = (text: string): void => {
    if (/[{}]|undefined|“”|「」|«»| {2}| \.|^\s|\s$|^$/.test(text)) faults.push(text);
  };
  for (let seed = 1; seed <= 8; seed++) {
    const t = beginMatch(shippedProgram(), seed);
    const log = createLog(2);
    log.attach(t);
    const chance = new Chance(seed, 'bot');
    for (let question = 0; asksNow(t); question++) {
      answer(t, t.options.at(chance.below(t.options.count)));
      if (question % 10 !== 0) continue;
      const asked = listIn(t.l, t.s, t.l.inPlay).flatMap((c) => {
        const name = nameOfRef(t, refOf(t, c));
        return [
          explain(t, { is: 'pe', name }),
          explain(t, { is: 'maxSp', name }),
          explain(t, { is: 'act', act: 'swing', name }),
          explain(t, { is: 'act', act: 'return', name }),
        ];
      });
      asked.push(explain(t, { is: 'drawCost', seat: 'A' }), explain(t, { is: 'refreshCost', seat: 'B' }));
      for (const one of asked) if (one) sayExplanation(noting, one).forEach(look);
    }
    for (const seat of [0, 1, null]) for (const entry of log.logFor(seat)) look(sayEntry(noting, entry));
  }
  for (const code of refusalCodes) look(sayRefusal(noting, code));
  return faults;
}

describe('everything random duels bring up', () => {
  it.each(languages)('%s: is said without a hole', (language) => {
    const used = new Set<string>();
    expect(listen(language, used)).toEqual([]);
    // What no shipped card brings up: loops, and rulings and sums that last for good.
    const rare = [
      'duel.loop',
      'duel.log.out',
      'duel.log.decline',
      'duel.reason.lasting',
      'duel.term.lasting',
    ];
    const silent = Object.keys(duel).filter((key) => !used.has(key) && !rare.includes(key));
    expect(silent.length, silent.join()).toBeLessThan(12);
  });
});
