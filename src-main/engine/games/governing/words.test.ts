import { describe, expect, it } from 'vitest';
import { governing as messages } from '@shared/i18n/messages/governing';
import { refusalCodes } from '@shared/games/governing/scenario/words';
import { languages, type Language } from '@shared/util/languages';
import { listIn } from '../../kernel/cards';
import { Chance } from '../../kernel/chance';
import { explain } from './explain';
import { beginMatch } from '../../kernel/match';
import { governing } from './rules';
import { createLog, type LogEntry } from './log';
import { refOf } from './reading';
import { asksNow } from './test-duel';
import { shippedProgram } from './test-shipped';
import { speechIn } from './test-speech';
import { nameOfRef, type ThingRef } from './things';
import { answer } from './turn';
import { sayEntry, sayExplanation, sayRefusal, type Speech } from './words';

const fox: ThingRef = { id: 'd03', handle: 9, kind: 'furre', whose: 'A' };
const whistle: ThingRef = { id: 't06', handle: 8, kind: 'treat' };
const applause: ThingRef = { id: 'a02', handle: 7, kind: 'action' };
const host: ThingRef = { host: 'B' };

const skipped = { is: 'skipped', sought: null, card: null, by: null } as const;
const owl: ThingRef = { id: 'd08', handle: 6, kind: 'furre', whose: 'B', twins: true };

/** An entry and its sentence in each language. */
const said: readonly (readonly [LogEntry, string, string, string])[] = [
  [
    { is: 'play', seat: 'A', thing: applause, ap: 1, targets: [fox] },
    'Rei plays “Big Applause” on Rei’s “Encore Fox” (1 AP).',
    'レイがレイの「アンコールぎつね」を対象に「大きな拍手」をプレイした（行動力1）。',
    'Рей розігрує Дію «Бурхливі оплески» на Фурре «Лис „На біс“» гравця Рей (1 очко дій).',
  ],
  [
    { is: 'swing', thing: fox, target: host },
    'Rei’s “Encore Fox” swings at Yuki’s Host.',
    'レイの「アンコールぎつね」がユキの主催者にスイングした。',
    'Фурре «Лис „На біс“» гравця Рей свінгує проти Господаря гравця Юкі.',
  ],
  [
    { is: 'sp', thing: host, n: -2, why: 'lose', now: 18, max: 20, stopped: false, by: null },
    'Yuki’s Host loses 2 SP: 18 of 20 left.',
    'ユキの主催者が体力を2失った：残り18（最大20）。',
    'Господар гравця Юкі втрачає 2 витривалості: лишається 18 з 20.',
  ],
  [
    { is: 'spStays', thing: host, why: 'regain', now: 20, max: 20, by: owl },
    'Yuki’s Host regains no SP: still 20 of 20 (Yuki’s “Memory Owl” #6).',
    'ユキの主催者の体力は回復しない：20（最大20）のまま（ユキの「思い出ふくろう」#6）。',
    'Господар гравця Юкі не повертає витривалості: і далі 20 з 20 («Сова спогадів» #6 гравця Юкі).',
  ],
  [
    { is: 'stat', thing: fox, stat: 'pe', n: 0, lasts: 'turn', now: 1, hidden: false, by: null },
    'The PE of Rei’s “Encore Fox” stays 1.',
    'レイの「アンコールぎつね」の演技力は1のまま。',
    'Зміни енергії виступу Фурре «Лис „На біс“» гравця Рей немає: і далі 1.',
  ],
  [
    { is: 'goes', thing: fox, on: 'enter', event: fox, itself: true, before: { own: false, others: false } },
    'A skill of Rei’s “Encore Fox” goes off because it entered play.',
    'レイの「アンコールぎつね」が場に出たので、そのスキルが働く。',
    'Уміння Фурре «Лис „На біс“» гравця Рей спрацьовує на вхід у гру.',
  ],
  [
    { is: 'goes', thing: owl, on: 'bowOut', event: fox, itself: false, before: { own: false, others: true } },
    'A skill of Yuki’s “Memory Owl” #6 goes off because Rei’s “Encore Fox” bowed out.',
    'レイの「アンコールぎつね」が退場したので、ユキの「思い出ふくろう」#6のスキルが働く。',
    'Уміння Фурре «Сова спогадів» #6 гравця Юкі спрацьовує на відкланювання Фурре «Лис „На біс“» гравця Рей.',
  ],
  [
    { is: 'goes', thing: owl, on: 'end', event: null, itself: false, before: { own: false, others: false } },
    'A skill of Yuki’s “Memory Owl” #6 goes off at the end of the turn.',
    'ターンの終わりに、ユキの「思い出ふくろう」#6のスキルが働く。',
    'Уміння Фурре «Сова спогадів» #6 гравця Юкі спрацьовує на кінець ходу.',
  ],
  [
    { is: 'refresh', thing: fox, by: whistle },
    'Rei’s “Encore Fox” is refreshed (“Whistle”).',
    'レイの「アンコールぎつね」をリフレッシュした（「ホイッスル」）。',
    'Фурре «Лис „На біс“» гравця Рей збадьорено («Свисток»).',
  ],
  [
    { is: 'draw', seat: 'A', card: { hidden: true }, several: false, by: null },
    'Rei draws a card.',
    'レイがカードを引いた。',
    'Рей добирає карту.',
  ],
  [
    { is: 'counter', thing: fox, n: 5, by: null },
    'Rei’s “Encore Fox” gets 5 encore counters.',
    'レイの「アンコールぎつね」にアンコールカウンターを5個置いた。',
    'Фурре «Лис „На біс“» гравця Рей отримує 5 фішок «біс».',
  ],
  [
    { ...skipped, part: 'refresh', why: 'already-so', thing: whistle, seat: null },
    '“Whistle” is refreshed already.',
    '「ホイッスル」はすでに元気。',
    'Гостинець «Свисток» збадьорено й без того.',
  ],
  [
    { ...skipped, part: 'exhaust', why: 'nothing-there', thing: null, seat: 'B', sought: 'furre' },
    'Yuki has no Furre to choose.',
    'ユキが選べるファーレがいない。',
    'Юкі не має Фурре на вибір.',
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
    const t = beginMatch(governing, shippedProgram(), seed);
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
      'governing.loop',
      'governing.log.out',
      'governing.log.decline',
      'governing.reason.lasting',
      'governing.term.lasting',
    ];
    const silent = Object.keys(messages).filter((key) => !used.has(key) && !rare.includes(key));
    expect(silent.length, silent.join()).toBeLessThan(12);
  });
});
