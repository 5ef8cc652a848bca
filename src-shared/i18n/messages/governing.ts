import { defineMessages } from '../define';

/**
 * What the table of the duel says: the log, the reasons for numbers, why a move is refused. The engine gives data
 * and names the keys (src-main/engine/games/governing/words); a kind of data without its sentence here does not
 * compile there. Ukrainian names stand in the nominative after the noun for what they name.
 */
export const governing = defineMessages({
  // --- Things inside sentences: as subject, as object, of it, to it
  'governing.thing.subject': {
    en: '{kind, select, host {{whose}’s Host} other {{owned, select, yes {{whose}’s {name}} other {{name}}}}}',
    ja: '{kind, select, host {{whose}の主催者} other {{owned, select, yes {{whose}の{name}} other {{name}}}}}',
    uk: '{kind, select, host {Господар} furre {Фурре {name}} treat {Гостинець {name}} alteration {Видозміна {name}} haven {Прихисток {name}} other {Дія {name}}}{owned, select, yes { гравця {whose}} other {}}',
  },
  'governing.thing.object': {
    en: '{kind, select, host {{whose}’s Host} other {{owned, select, yes {{whose}’s {name}} other {{name}}}}}',
    ja: '{kind, select, host {{whose}の主催者} other {{owned, select, yes {{whose}の{name}} other {{name}}}}}',
    uk: '{kind, select, host {Господаря} furre {Фурре {name}} treat {Гостинець {name}} alteration {Видозміну {name}} haven {Прихисток {name}} other {Дію {name}}}{owned, select, yes { гравця {whose}} other {}}',
  },
  'governing.thing.of': {
    en: '{kind, select, host {{whose}’s Host} other {{owned, select, yes {{whose}’s {name}} other {{name}}}}}',
    ja: '{kind, select, host {{whose}の主催者} other {{owned, select, yes {{whose}の{name}} other {{name}}}}}',
    uk: '{kind, select, host {Господаря} furre {Фурре {name}} treat {Гостинця {name}} alteration {Видозміни {name}} haven {Прихистку {name}} other {Дії {name}}}{owned, select, yes { гравця {whose}} other {}}',
  },
  'governing.thing.to': {
    en: '{kind, select, host {{whose}’s Host} other {{owned, select, yes {{whose}’s {name}} other {{name}}}}}',
    ja: '{kind, select, host {{whose}の主催者} other {{owned, select, yes {{whose}の{name}} other {{name}}}}}',
    uk: '{kind, select, host {Господареві} furre {Фурре {name}} treat {Гостинцю {name}} alteration {Видозміні {name}} haven {Прихистку {name}} other {Дії {name}}}{owned, select, yes { гравця {whose}} other {}}',
  },
  'governing.thing.by': {
    en: '{kind, select, host {{whose}’s Host} other {{owned, select, yes {{whose}’s {name}} other {{name}}}}}',
    ja: '{kind, select, host {{whose}の主催者} other {{owned, select, yes {{whose}の{name}} other {{name}}}}}',
    uk: '{kind, select, host {Господар} other {{name}}}{owned, select, yes { гравця {whose}} other {}}',
  },
  'governing.name': {
    en: '“{name}”{many, select, yes { #{number}} other {}}',
    ja: '「{name}」{many, select, yes {#{number}} other {}}',
    uk: '«{name}»{many, select, yes { #{number}} other {}}',
  },
  'governing.stat.pe': { en: 'PE', ja: '演技力', uk: 'енергія виступу' },
  'governing.stat.maxSp': { en: 'Max SP', ja: '最大体力', uk: 'максимальна витривалість' },
  'governing.statOf.pe': { en: 'PE', ja: '演技力', uk: 'енергії виступу' },
  'governing.statOf.maxSp': { en: 'Max SP', ja: '最大体力', uk: 'максимальної витривалості' },
  'governing.paid': {
    en: '({ap, number} AP)',
    ja: '（行動力{ap, number}）',
    uk: '({ap, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}})',
  },

  // --- The log
  'governing.heading': {
    en: 'Duel {nth, number} (seed {seed})',
    ja: '対戦{nth, number}（シード{seed}）',
    uk: 'Дуель {nth, number} (зерно {seed})',
  },
  'governing.log.turnBegins': {
    en: 'Turn {turn, number}: {seat}. AP: {ap, number}.',
    ja: '第{turn, number}ターン：{seat}。行動力{ap, number}。',
    uk: 'Хід {turn, number}: {seat}. Очки дій: {ap, number}.',
  },
  'governing.log.step': {
    en: '{step, select, refresh {Refresh step of {seat}.} main {Main step of {seat}.} other {End step of {seat}.}}',
    ja: '{step, select, refresh {{seat}のリフレッシュステップ。} main {{seat}のメインステップ。} other {{seat}の終了ステップ。}}',
    uk: '{step, select, refresh {{seat}: збадьорення.} main {{seat}: головний крок.} other {{seat}: кінець ходу.}}',
  },
  'governing.log.mulligan': {
    en: '{taken, select, yes {{seat} takes a mulligan.} other {{seat} keeps the hand.}}',
    ja: '{taken, select, yes {{seat}が手札を引き直した。} other {{seat}は手札を引き直さない。}}',
    uk: '{taken, select, yes {{seat} замінює руку.} other {{seat} лишає руку без змін.}}',
  },
  'governing.log.play': {
    en: '{aimed, select, yes {{seat} plays {thing} on {targets}{ap}.} other {{seat} plays {thing}{ap}.}}',
    ja: '{aimed, select, yes {{seat}が{targets}を対象に{thing}をプレイした{ap}。} other {{seat}が{thing}をプレイした{ap}。}}',
    uk: '{aimed, select, yes {{seat} розігрує {thing} на {targets}{ap}.} other {{seat} розігрує {thing}{ap}.}}',
  },
  'governing.log.activate': {
    en: '{aimed, select, yes {{seat} activates a skill of {thing} on {targets}{ap}.} other {{seat} activates a skill of {thing}{ap}.}}',
    ja: '{aimed, select, yes {{seat}が{targets}を対象に{thing}のスキルを起動した{ap}。} other {{seat}が{thing}のスキルを起動した{ap}。}}',
    uk: '{aimed, select, yes {{seat} активує вміння {thing} на {targets}{ap}.} other {{seat} активує вміння {thing}{ap}.}}',
  },
  'governing.log.paidDraw': {
    en: '{seat} pays {n, number} AP to draw.',
    ja: '{seat}が行動力を{n, number}払ってカードを引く。',
    uk: '{seat} платить за добір {n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}}.',
  },
  'governing.log.paidRefresh': {
    en: '{seat} pays {n, number} AP to refresh.',
    ja: '{seat}が行動力を{n, number}払ってリフレッシュする。',
    uk: '{seat} платить за збадьорення {n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}}.',
  },
  'governing.log.enter': {
    en: '{encore, select, yes {{thing} comes back for an encore under the control of {seat}.} other {{thing} enters play under the control of {seat}.}}',
    ja: '{encore, select, yes {{thing}がアンコールで戻った（コントローラー：{seat}）。} other {{thing}が場に出た（コントローラー：{seat}）。}}',
    uk: '{encore, select, yes {{thing} повертається на біс (контролер — {seat}).} other {{thing} входить у гру (контролер — {seat}).}}',
  },
  'governing.log.leave': {
    en: '{to, select, hand {{thing} returns to its owner’s hand{by}.} couch {{thing} goes to its owner’s Couch{by}.} other {{thing} leaves play and ceases to exist{by}.}}',
    ja: '{to, select, hand {{thing}が持ち主の手札に戻った{by}。} couch {{thing}が持ち主のソファに置かれた{by}。} other {{thing}が場を離れ、消えた{by}。}}',
    uk: '{to, select, hand {{thing} повертається в руку власника{by}.} couch {{thing} потрапляє на Диван власника{by}.} other {{thing} виходить із гри і зникає{by}.}}',
  },
  'governing.log.bowOut': {
    en: '{to, select, gone {{thing} bows out and ceases to exist{by}.} other {{thing} bows out{by}.}}',
    ja: '{to, select, gone {{thing}が退場し、消えた{by}。} other {{thing}が退場した{by}。}}',
    uk: '{to, select, gone {{thing} відкланюється і зникає{by}.} other {{thing} відкланюється{by}.}}',
  },
  'governing.log.exhaust': {
    en: '{thing} is exhausted{by}.',
    ja: '{thing}を休ませた{by}。',
    uk: '{thing} виснажено{by}.',
  },
  'governing.log.refresh': {
    en: '{thing} is refreshed{by}.',
    ja: '{thing}をリフレッシュした{by}。',
    uk: '{thing} збадьорено{by}.',
  },
  'governing.log.control': {
    en: '{seat} now controls {thing}{by}.',
    ja: '{thing}のコントローラーが{seat}になった{by}。',
    uk: '{seat} тепер контролює {thing}{by}.',
  },
  'governing.log.swing': {
    en: '{thing} swings at {target}.',
    ja: '{thing}が{target}にスイングした。',
    uk: '{thing} свінгує проти {target}.',
  },
  'governing.log.stepIn': {
    en: '{thing} steps in for {seat}’s Host.',
    ja: '{thing}が{seat}の主催者の代わりに出た。',
    uk: '{thing} виходить на заміну Господареві гравця {seat}.',
  },
  'governing.log.groove': {
    en: '{thing} gives {n, number} groove to {target}{by}.',
    ja: '{thing}が{target}にノリを{n, number}与えた{by}。',
    uk: '{thing} дарує {target} драйв: {n, number}{by}.',
  },
  'governing.log.sp': {
    en: '{how, select, lose {{thing} loses {n, number} SP: {now, number} of {max, number} left{by}.} regain {{thing} regains {n, number} SP: now {now, number} of {max, number}{by}.} rise {{thing} gains {n, number} SP because its Max SP rises: now {now, number} of {max, number}{by}.} other {{thing} loses {n, number} SP because its Max SP falls: {now, number} of {max, number} left{by}.}}',
    ja: '{how, select, lose {{thing}が体力を{n, number}失った：残り{now, number}（最大{max, number}）{by}。} regain {{thing}が体力を{n, number}回復した：現在{now, number}（最大{max, number}）{by}。} rise {最大体力が上がり、{thing}の体力が{n, number}増えた：現在{now, number}（最大{max, number}）{by}。} other {最大体力が下がり、{thing}の体力が{n, number}減った：残り{now, number}（最大{max, number}）{by}。}}',
    uk: '{how, select, lose {{thing} втрачає {n, number} витривалості: лишається {now, number} з {max, number}{by}.} regain {{thing} повертає {n, number} витривалості: тепер {now, number} з {max, number}{by}.} rise {{thing} отримує {n, number} витривалості, бо зростає максимальна: тепер {now, number} з {max, number}{by}.} other {{thing} втрачає {n, number} витривалості, бо падає максимальна: лишається {now, number} з {max, number}{by}.}}',
  },
  'governing.log.spStays': {
    en: '{why, select, lose {{thing} loses no SP: still {now, number} of {max, number}{by}.} other {{thing} regains no SP: still {now, number} of {max, number}{by}.}}',
    ja: '{why, select, lose {{thing}は体力を失わない：{now, number}（最大{max, number}）のまま{by}。} other {{thing}の体力は回復しない：{now, number}（最大{max, number}）のまま{by}。}}',
    uk: '{why, select, lose {{thing} не втрачає витривалості: і далі {now, number} з {max, number}{by}.} other {{thing} не повертає витривалості: і далі {now, number} з {max, number}{by}.}}',
  },
  'governing.log.stat': {
    en: '{how, select, same {The {stat} of {of} stays {now, number}{by}.} turn {{thing} gets {n} {stat} this turn: now {now, number}{by}.} other {{thing} gets {n} {stat}: now {now, number}{by}.}}',
    ja: '{how, select, same {{of}の{stat}は{now, number}のまま{by}。} turn {このターンのあいだ、{thing}の{stat}に{n}：現在{now, number}{by}。} other {{thing}の{stat}に{n}：現在{now, number}{by}。}}',
    uk: '{how, select, same {Зміни {stat} {of} немає: і далі {now, number}{by}.} turn {{thing} отримує {n} до {stat} до кінця ходу: тепер {now, number}{by}.} other {{thing} отримує {n} до {stat}: тепер {now, number}{by}.}}',
  },
  'governing.log.rule': {
    en: '{how, select, cannotSwing {{thing} cannot swing} cannotReturn {{thing} cannot return} mustSwing {{thing} must swing} other {{thing} must return}}{turn, select, yes { this turn} other {}}{by}.',
    ja: '{turn, select, yes {このターンのあいだ、} other {}}{how, select, cannotSwing {{thing}はスイングできない} cannotReturn {{thing}は戻れない} mustSwing {{thing}はスイングしなければならない} other {{thing}は戻らなければならない}}{by}。',
    uk: '{how, select, cannotSwing {{thing} не може свінгувати} cannotReturn {{thing} не може повернутися} mustSwing {{thing} мусить свінгувати} other {{thing} мусить повернутися}}{turn, select, yes { до кінця ходу} other {}}{by}.',
  },
  'governing.log.counter': {
    en: '{thing} gets {n, plural, one {# encore counter} other {# encore counters}}{by}.',
    ja: '{thing}にアンコールカウンターを{n, plural, other {#個}}置いた{by}。',
    uk: '{thing} отримує {n, plural, one {# фішку «біс»} few {# фішки «біс»} many {# фішок «біс»} other {# фішки «біс»}}{by}.',
  },
  'governing.log.draw': {
    en: '{seat} draws {card}{by}.',
    ja: '{seat}が{card}を引いた{by}。',
    uk: '{seat} добирає {card}{by}.',
  },
  'governing.log.discard': {
    en: '{seat} discards {card}.',
    ja: '{seat}が{card}を捨てた。',
    uk: '{seat} скидає {card}.',
  },
  'governing.log.ap': {
    en: '{seat} gains {n, number} AP{by}.',
    ja: '{seat}が行動力を{n, number}得た{by}。',
    uk: '{seat} отримує {n, plural, one {# очко дій} few {# очки дій} many {# очок дій} other {# очка дій}}{by}.',
  },
  'governing.log.pick': {
    en: '{seat} chooses {things}{by}.',
    ja: '{seat}が{things}を選んだ{by}。',
    uk: '{seat} вибирає {things}{by}.',
  },
  'governing.log.decline': {
    en: '{seat} declines{by}.',
    ja: '{seat}は行わないことにした{by}。',
    uk: '{seat} відмовляється{by}.',
  },
  'governing.log.goes': {
    en: 'A skill of {thing} goes off {on, select, refill {in the refill step} end {at the end of the turn} enter {because {itself, select, yes {it entered} other {{event} entered}} play} bowOut {because {itself, select, yes {it bowed} other {{event} bowed}} out} swing {because {itself, select, yes {it swung} other {{event} swung}}} exhaust {because {itself, select, yes {it was} other {{event} was}} exhausted} other {because {itself, select, yes {it was} other {{event} was}} refreshed}}.',
    ja: '{on, select, refill {補充ステップなので、} end {ターンの終わりに、} enter {{event}が場に出たので、} bowOut {{event}が退場したので、} swing {{event}がスイングしたので、} exhaust {{event}が休んだので、} other {{event}がリフレッシュしたので、}}{itself, select, yes {その} other {{thing}の}}スキルが働く。',
    uk: 'Уміння {thing} спрацьовує {on, select, refill {на поповнення} end {на кінець ходу} enter {на вхід у гру} bowOut {на відкланювання} swing {на свінг} exhaust {на виснаження} other {на збадьорення}}{itself, select, yes {} other {{on, select, refill {} end {} other { {event}}}}}.',
  },
  'governing.log.resolve': {
    en: '{swing, select, yes {The swing of {thing} takes place.} other {The skill of {thing} takes effect.}}',
    ja: '{swing, select, yes {{thing}のスイングを行う。} other {{thing}のスキルを実行する。}}',
    uk: '{swing, select, yes {Відбувається свінг {thing}.} other {Починає діяти вміння {thing}.}}',
  },
  'governing.log.nothing': {
    en: 'Nothing happens: every target of {thing} is gone.',
    ja: '{thing}の対象がすべてなくなったため、何も起こらない。',
    uk: 'Нічого не стається: жодної цілі {thing} вже немає.',
  },
  'governing.log.pass': { en: '{seat} passes.', ja: '{seat}がパスした。', uk: '{seat} пасує.' },
  'governing.log.turnEffectsEnd': {
    en: 'What lasted for this turn ends.',
    ja: 'このターンのあいだの効果が終わった。',
    uk: 'Усе, що діяло до кінця ходу, закінчується.',
  },
  'governing.log.out': {
    en: '{seat}’s Host has no SP left.',
    ja: '{seat}の主催者の体力が0になった。',
    uk: 'Господар гравця {seat} більше не має витривалості.',
  },
  'governing.log.over': {
    en: '{how, select, won {{winner} wins the duel.} quiet {The duel is a draw: nothing happened for too many turns in a row.} other {The duel is a draw.}}',
    ja: '{how, select, won {{winner}が対戦に勝った。} quiet {何も起こらないターンが続いたため、引き分け。} other {対戦は引き分け。}}',
    uk: '{how, select, won {{winner} виграє дуель.} quiet {Нічия: надто багато ходів поспіль нічого не відбувалося.} other {Нічия.}}',
  },

  // --- Parts of effects that could not be done
  'governing.skipped.nothing-there': {
    en: '{part, select, draw {{seat} has no cards left in the black book to draw{by}.} other {{sought, select, furre {{seat} has no Furre to choose{by}.} treat {{seat} has no Treat to choose{by}.} haven {{seat} has no Haven to choose{by}.} host {{seat} has no Host to choose{by}.} thing {{seat} has nothing to choose{by}.} other {This part is skipped: there is nothing it could act on{by}.}}}}',
    ja: '{part, select, draw {{seat}の黒い手帳には引けるカードがない{by}。} other {{sought, select, furre {{seat}が選べるファーレがいない{by}。} treat {{seat}が選べるごほうびがない{by}。} haven {{seat}が選べる隠れ家がない{by}。} host {{seat}が選べる主催者がいない{by}。} thing {{seat}が選べるものがない{by}。} other {効果を及ぼすものがないため、この部分は行わない{by}。}}}}',
    uk: '{part, select, draw {{seat} вже не має в чорному записнику карт для добору{by}.} other {{sought, select, furre {{seat} не має Фурре на вибір{by}.} treat {{seat} не має Гостинця на вибір{by}.} haven {{seat} не має Прихистку на вибір{by}.} host {{seat} не має Господаря на вибір{by}.} thing {{seat} не має з чого вибирати{by}.} other {Цю частину пропущено: діяти нема на що{by}.}}}}',
  },
  'governing.skipped.already-so': {
    en: '{part, select, exhaust {{card} is exhausted already{by}.} other {{card} is refreshed already{by}.}}',
    ja: '{part, select, exhaust {{card}はすでに休み中{by}。} other {{card}はすでに元気{by}。}}',
    uk: '{part, select, exhaust {{card} виснажено й без того{by}.} other {{card} збадьорено й без того{by}.}}',
  },
  'governing.skipped.not-in-play': {
    en: '{card} is no longer in play and gives no groove{by}.',
    ja: '{card}はもう場に出ていないため、ノリを与えない{by}。',
    uk: '{card} вже не в грі й драйву не дарує{by}.',
  },
  'governing.skipped.forbidden': {
    en: '{card} cannot return, so there is no encore{by}.',
    ja: '{card}は戻れないため、アンコールはない{by}。',
    uk: '{card} не може повернутися, тому біса не буде{by}.',
  },
  'governing.skipped.no-room': {
    en: '{part, select, token {{seat} owns as many objects in play as the rules allow, so no more {card} tokens are created{by}.} other {{seat} owns as many objects in play as the rules allow, so {card} goes to the Couch{by}.}}',
    ja: '{part, select, token {{seat}が場に持てる数はここまでなので、{card}トークンはこれ以上出ない{by}。} other {{seat}が場に持てる数はここまでなので、{card}はソファに置かれる{by}。}}',
    uk: '{part, select, token {{seat} має в грі стільки об’єктів, скільки дозволяють правила, тому нових жетонів {card} не буде{by}.} other {{seat} має в грі стільки об’єктів, скільки дозволяють правила, тому {card} потрапляє на Диван{by}.}}',
  },
  'governing.loop': {
    en: '{budget, select, operations {Skills set each other off without end in one turn} turns {The duel has no end} other {Too many skills wait at once}}, so the duel ends here.',
    ja: '{budget, select, operations {1ターンの中でスキルが際限なく続く} turns {対戦が終わらない} other {一度に待つスキルが多すぎる}}ため、ここで対戦を終える。',
    uk: '{budget, select, operations {Уміння без кінця викликають одне одного за один хід} turns {Дуель не має кінця} other {Забагато вмінь чекають водночас}}, тому гру на цьому закінчено.',
  },

  // --- Reasons for numbers and permissions. `total` is the number so far.
  'governing.number': {
    en: '{card} has {stat} {n, number}: {terms}',
    ja: '{card}の{stat}は{n, number}：{terms}',
    uk: '{card}: {stat} — {n, number}; {terms}',
  },
  'governing.cost.drawCost': {
    en: '{seat} pays {n, number} AP for a draw: {terms}',
    ja: '{seat}のドロー費用は{n, number}：{terms}',
    uk: '{seat}: ціна добору — {n, number}; {terms}',
  },
  'governing.cost.refreshCost': {
    en: '{seat} pays {n, number} AP to refresh: {terms}',
    ja: '{seat}のリフレッシュ費用は{n, number}：{terms}',
    uk: '{seat}: ціна збадьорення — {n, number}; {terms}',
  },
  'governing.term.printed': {
    en: '{n, number} printed',
    ja: '記載は{n, number}',
    uk: 'надруковано {n, number}',
  },
  'governing.term.base': {
    en: '{n, number} to begin with',
    ja: '基本は{n, number}',
    uk: 'спочатку {n, number}',
  },
  'governing.term.lasting': {
    en: '{signed} for good: {total, number}',
    ja: 'ずっと{signed}：{total, number}',
    uk: '{signed} назавжди: {total, number}',
  },
  'governing.term.turn': {
    en: '{signed} this turn: {total, number}',
    ja: 'このターンのあいだ{signed}：{total, number}',
    uk: '{signed} до кінця ходу: {total, number}',
  },
  'governing.term.rule': {
    en: '{signed} “{source}”: {total, number}',
    ja: '「{source}」{signed}：{total, number}',
    uk: '{signed} «{source}»: {total, number}',
  },
  'governing.term.floor': {
    en: 'never below 0: {total, number}',
    ja: '0を下回らない：{total, number}',
    uk: 'не буває менше за 0: {total, number}',
  },
  'governing.term.atLeast': {
    en: 'never below {n, number}: {total, number}',
    ja: '{n, number}を下回らない：{total, number}',
    uk: 'не буває менше за {n, number}: {total, number}',
  },
  'governing.term.atMost': {
    en: 'never above {n, number}: {total, number}',
    ja: '{n, number}を超えない：{total, number}',
    uk: 'не буває більше за {n, number}: {total, number}',
  },
  'governing.act.swing': {
    en: '{verdict, select, no {{card} cannot swing.} forced {{card} must swing.} other {{card} may swing.}}',
    ja: '{verdict, select, no {{card}はスイングできない。} forced {{card}はスイングしなければならない。} other {{card}はスイングしてもよい。}}',
    uk: '{verdict, select, no {{card} не може свінгувати.} forced {{card} мусить свінгувати.} other {{card} може свінгувати.}}',
  },
  'governing.act.return': {
    en: '{verdict, select, no {{card} cannot return.} forced {{card} must return.} other {{card} may return.}}',
    ja: '{verdict, select, no {{card}は戻れない。} forced {{card}は戻らなければならない。} other {{card}は戻ってもよい。}}',
    uk: '{verdict, select, no {{card} не може повернутися.} forced {{card} мусить повернутися.} other {{card} може повернутися.}}',
  },
  'governing.reason.exhausted': {
    en: 'It is exhausted.',
    ja: '休み中である。',
    uk: 'Причина — виснаження.',
  },
  'governing.reason.unsettled': {
    en: 'It is unsettled: its player has not controlled it since the turn began.',
    ja: 'ターンの始めからコントロールしていないため、なじんでいない。',
    uk: 'Фурре ще непризвичаєний: гравець контролює його не від початку ходу.',
  },
  'governing.reason.noEncore': {
    en: 'It has no encore counter.',
    ja: 'アンコールカウンターがない。',
    uk: 'Немає фішки «біс».',
  },
  'governing.reason.rule': {
    en: '{says, select, cannot {“{source}” says that it cannot.} other {“{source}” says that it must.}}',
    ja: '{says, select, cannot {「{source}」により、できない。} other {「{source}」により、しなければならない。}}',
    uk: '{says, select, cannot {«{source}» це забороняє.} other {«{source}» до цього змушує.}}',
  },
  'governing.reason.lasting': {
    en: '{says, select, cannot {An effect says for good that it cannot.} other {An effect says for good that it must.}}',
    ja: '{says, select, cannot {効果により、ずっとできない。} other {効果により、ずっとしなければならない。}}',
    uk: '{says, select, cannot {Ефект забороняє це назавжди.} other {Ефект змушує до цього назавжди.}}',
  },
  'governing.reason.turn': {
    en: '{says, select, cannot {An effect says that it cannot this turn.} other {An effect says that it must this turn.}}',
    ja: '{says, select, cannot {効果により、このターンのあいだできない。} other {効果により、このターンのあいだしなければならない。}}',
    uk: '{says, select, cannot {Ефект забороняє це до кінця ходу.} other {Ефект змушує до цього до кінця ходу.}}',
  },

  // --- Refused moves
  'governing.refused.over': { en: 'The duel is over.', ja: '対戦は終わっています。', uk: 'Дуель закінчено.' },
  'governing.refused.ap': {
    en: 'There are too few AP: {need, number} needed, {have, number} left.',
    ja: '行動力が足りません（必要{need, number}、残り{have, number}）。',
    uk: 'Бракує очок дій: потрібно {need, number}, є {have, number}.',
  },
  'governing.refused.owes': {
    en: 'The turn can’t end yet: {several, select, yes {{cards} must swing and still can} other {{cards} must swing and still can}}.',
    ja: '{several, select, yes {{cards}は} other {{cards}は}}スイングしなければならず、まだスイングできるため、ターンを終えられません。',
    uk: 'Хід ще не можна закінчити: {several, select, yes {{cards} мусять свінгувати й ще можуть} other {{cards} мусить свінгувати й ще може}}.',
  },
  'governing.refused.forbidden': {
    en: '{card} cannot swing because of {sources}.',
    ja: '{sources}により、{card}はスイングできません。',
    uk: '{card} не може свінгувати: це забороняє {sources}.',
  },
  'governing.refusal.not-now': {
    en: 'It is another player’s decision, or this can’t be done at this moment.',
    ja: '決めるのはほかのプレイヤーか、今はできないことです。',
    uk: 'Зараз вирішує інший гравець, або цього зараз зробити не можна.',
  },
  'governing.refusal.no-such': {
    en: 'There is no such card in hand, or no such object under this player’s control.',
    ja: 'そのようなカードは手札になく、コントロールしている場にもありません。',
    uk: 'Такої карти немає ні в руці, ні під контролем гравця.',
  },
  'governing.refusal.number': {
    en: 'X must be a whole number from 0 up, and only a card that costs X takes one.',
    ja: 'Xは0以上の整数で、費用がXのカードにだけ使えます。',
    uk: 'X має бути цілим числом від 0, і вибирають його лише для карти, що коштує X.',
  },
  'governing.refusal.target': {
    en: 'This can’t be the target, or there are too few or too many targets.',
    ja: '対象にできないか、対象の数が合いません。',
    uk: 'Така ціль не підходить, або кількість цілей не та.',
  },
  'governing.refusal.exhausted': {
    en: 'It is exhausted: only something refreshed can swing or be exhausted to pay.',
    ja: '休み中です。スイングや、休ませて払うことができるのは元気なものだけです。',
    uk: 'Заважає виснаження: свінгувати чи платити виснаженням може лише бадьорий.',
  },
  'governing.refusal.unsettled': {
    en: 'This Furre is unsettled: its player has not controlled it since the turn began.',
    ja: 'このファーレはなじんでいません。ターンの始めからコントロールしている必要があります。',
    uk: 'Фурре ще непризвичаєний: гравець контролює його не від початку ходу.',
  },
  'governing.refusal.cannot': {
    en: 'Something says that it cannot swing.',
    ja: 'スイングできなくする効果があります。',
    uk: 'Щось забороняє цьому Фурре свінгувати.',
  },
  'governing.refusal.empty-book': {
    en: 'The black book is empty, and nobody can pay for a draw from it.',
    ja: '黒い手帳が空なので、費用を払って引くことはできません。',
    uk: 'Чорний записник порожній, тож платити за добір не можна.',
  },
  'governing.refusal.ap': { en: 'There are too few AP.', ja: '行動力が足りません。', uk: 'Бракує очок дій.' },
  'governing.refusal.must-swing': {
    en: 'The turn can’t end while a Furre that must swing still can.',
    ja: 'スイングしなければならず、まだスイングできるファーレがいる間は、ターンを終えられません。',
    uk: 'Хід не можна закінчити, поки якийсь Фурре мусить і може свінгувати.',
  },
  'governing.refusal.not-offered': {
    en: 'This is not one of the possible answers.',
    ja: 'ここでは選べない答えです。',
    uk: 'Такої відповіді тут дати не можна.',
  },
});
