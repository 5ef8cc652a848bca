import type { PlainValue } from '@shared/language/fixes';
import type { DefinedGame, KindOf } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { said } from '@shared/language/docs/said';
import type { Names } from '@shared/language/names';
import type { FormId } from '../types';

export const newNames: Readonly<Record<Kind, Names>> = {
  card: said('New card', '新しいカード', 'Нова карта'),
  bonus: said('New Zone Bonus', '新しいゾーンボーナス', 'Новий бонус зони'),
  zone: said('New Zone', '新しいゾーン', 'Нова зона'),
  rules: said('New rules', '新しいルール', 'Нові правила'),
  token: said('New token', '新しいトークン', 'Новий жетон'),
  template: said('New template', '新しいテンプレート', 'Новий шаблон'),
};

export interface NewBase {
  readonly id: string;
  readonly names: Names;
  /** What the pack has already. */
  readonly ids: readonly FormId[];
}

type Body = { [key: string]: PlainValue };

const named = ({ id, names }: NewBase): Body => ({ id, names: { en: names.en, ja: names.ja, uk: names.uk } });
const zonesOf = ({ ids }: NewBase): string[] => ids.filter(({ kind }) => kind === 'zone').map(({ id }) => id);

/** It draws a card that is no definition’s: a template for cards would at once compete with the ones there are. */
const template = (base: NewBase): Body => ({
  ...named(base),
  version: 1,
  for: { own: base.id },
  style: 'illustrated',
  size: { w: 63, h: 88 },
  bleed: 3,
  safe: 3,
  corner: 3,
  layers: [
    { layer: 'shape', shape: 'box', x: -3, y: -3, w: 69, h: 94, fill: 'paper' },
    { layer: 'text', field: 'name', x: 5, y: 5, w: 53, h: 10, font: 'title', size: 4.2, least: 3 },
  ],
});

const mode = (max: number, deal: number, sculpt: number, isAdvanced: boolean): Body => ({
  devotion: { min: 1, max },
  deal,
  sculpt,
  shuffleRow: isAdvanced,
  bonuses: isAdvanced,
});

const ygios: Readonly<Record<KindOf<'ygios'>, (base: NewBase) => Body>> = {
  card: (base) => ({ ...named(base), home: zonesOf(base)[0] ?? 'home', devotion: 1 }),
  bonus: (base) => ({ ...named(base), while: [{ rule: 'add', cards: { in: 'here' }, n: 1 }] }),
  zone: (base) => ({ ...named(base), look: { tone: 'home', mark: 'house' } }),
  rules: (base) => ({
    id: base.id,
    row: zonesOf(base).length > 0 ? zonesOf(base).slice(0, 20) : ['home'],
    modes: { simple: mode(6, 6, 0, false), advanced: mode(8, 8, 2, true) },
    devotion: { faceDown: 2, besideDivisor: 2 },
    scoring: {
      pointsToWin: 12,
      wonRound: 5,
      zealous: -3,
      lowest: 0,
      backOff: [{ hand: 0, points: 5 }],
    },
    bonusPool: { perZone: 1, refill: 'whenEmpty' },
    options: {},
  }),
  template,
};

const governing: Readonly<Record<KindOf<'governing'>, (base: NewBase) => Body>> = {
  card: (base) => ({ ...named(base), type: 'furre', ap: 1, sp: 1, pe: 1 }),
  token: (base) => ({ ...named(base), type: 'furre', sp: 1, pe: 1 }),
  rules: ({ id }) => ({
    id,
    hostSp: 20,
    openingHand: 6,
    mulliganHand: 5,
    handLimit: 7,
    ap: 10,
    firstTurnAp: 5,
    ownedMax: 40,
    quietTurns: 10,
    drawCost: { base: 2, min: 1, max: 10 },
    refreshCost: { base: 1, min: 0, max: 10 },
  }),
  template,
};

/** What a new definition of each kind begins with. A kind of a game without it does not compile. */
export const firstValues: {
  readonly [G in DefinedGame]: Readonly<Record<KindOf<G>, (base: NewBase) => Body>>;
} = {
  ygios,
  governing,
};
