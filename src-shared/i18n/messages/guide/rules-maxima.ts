import { defineMessages } from '../../define';

/** M1-M4. */
export const rulesMaxima = defineMessages({
  'help.M1.rule': {
    en: 'When a skill raises Max SP, SP rises with it, by as much as Max SP visibly rose.',
    ja: 'スキルで最大体力が上がると、体力も、最大体力が見た目に上がった分だけ上がります。',
    uk: 'Коли вміння підвищує максимальну витривалість, витривалість зростає разом із нею — на стільки, на скільки видимо зріс максимум.',
  },
  'help.M1.example': {
    en: 'Rabbit Hopper has 3 of 3 SP. Lucky Ribbon gives its wearer +3 Max SP, and Rabbit Hopper has 6 of 6. With 1 of 3 SP before, it would have 4 of 6.',
    ja: '「うさぎのホッパー」の体力は、最大3のうち3です。「幸運のリボン」で着用者の最大体力が3上がり、最大6のうち6になります。もとが最大3のうち1なら、最大6のうち4になります。',
    uk: '«Кролик-стрибунець» має витривалість 3 з 3. «Щаслива стрічка» дає носієві +3 до максимальної витривалості — тепер 6 з 6. Якби було 1 з 3, стало б 4 з 6.',
  },

  'help.M2.rule': {
    en: 'When a skill lowers Max SP, any SP above the new maximum are lost. SP that still fit are kept.',
    ja: 'スキルで最大体力が下がると、新しい最大値を超える分の体力は失われます。収まる分は残ります。',
    uk: 'Коли вміння знижує максимальну витривалість, усе понад новий максимум втрачається. Те, що вміщується, лишається.',
  },
  'help.M2.example': {
    en: 'Badger Drummer has 5 of 5 SP. With Tight Boots, −3 Max SP, it has 2 of 2. Rabbit Hopper with 3 of 3 SP would have 0 of 0 and bow out.',
    ja: '「太鼓たたきのアナグマ」の体力は、最大5のうち5です。最大体力を3下げる「きついブーツ」をつけると、最大2のうち2になります。最大3の「うさぎのホッパー」なら最大体力も体力も0になり、退場します。',
    uk: '«Борсук-барабанщик» має витривалість 5 з 5. З картою «Тісні черевики», тобто −3 до максимуму, — 2 з 2. «Кролик-стрибунець» з 3 з 3 мав би 0 з 0 й відкланявся б.',
  },

  'help.M3.rule': {
    en: 'When a skill that lowered Max SP ends, Max SP rises again. SP stay as they are.',
    ja: '最大体力を下げていたスキルが終わると、最大体力だけがもとに戻ります。体力は変わりません。',
    uk: 'Коли закінчується вміння, що знижувало максимальну витривалість, максимум знову зростає. Витривалість лишається такою, як була.',
  },
  'help.M3.example': {
    en: 'Badger Drummer wears Tight Boots and has 2 of 2 SP. Tight Boots leave play. Badger Drummer has 2 of 5 SP; the lost ones do not come back by themselves.',
    ja: '「きついブーツ」をつけた「太鼓たたきのアナグマ」の体力は、最大2のうち2です。「きついブーツ」が場を離れると、最大5のうち2になります。失った体力はひとりでには戻りません。',
    uk: '«Борсук-барабанщик» носить карту «Тісні черевики» й має витривалість 2 з 2. «Тісні черевики» виходять з гри. Тепер витривалість — 2 з 5; втрачене само не повертається.',
  },

  'help.M4.rule': {
    en: 'When a skill that raised Max SP ends, only the SP above the new maximum are lost. What was lost before is not counted twice.',
    ja: '最大体力を上げていたスキルが終わると、新しい最大値を超える分の体力だけが失われます。先に失った分が二重に引かれることはありません。',
    uk: 'Коли закінчується вміння, що підвищувало максимальну витривалість, втрачається лише те, що понад новий максимум. Утрачене раніше вдруге не віднімається.',
  },
  'help.M4.example': {
    en: 'Rabbit Hopper wears Lucky Ribbon and has 6 of 6 SP. It loses 4: 2 of 6. Lucky Ribbon leaves play: 2 of 3. Had it lost nothing, it would have 3 of 3.',
    ja: '「幸運のリボン」をつけた「うさぎのホッパー」の体力は、最大6のうち6です。4失うと最大6のうち2、そこで「幸運のリボン」が場を離れると最大3のうち2になります。何も失っていなければ、最大3のうち3です。',
    uk: '«Кролик-стрибунець» носить карту «Щаслива стрічка» й має витривалість 6 з 6. Втрачає 4 — лишається 2 з 6. «Щаслива стрічка» виходить з гри — 2 з 3. Якби він нічого не втратив, було б 3 з 3.',
  },
});
