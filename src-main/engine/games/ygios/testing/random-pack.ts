import { bonusSchema } from '@shared/games/ygios/definitions/bonus';
import { cardSchema } from '@shared/games/ygios/definitions/card';
import { optionNames, optionValues } from '@shared/games/ygios/definitions/options';
import { Chance } from '../../../kernel/chance';
import { oneIn, oneOf, randomNumber, randomValue, type Draw } from './random-words';

/** The documents of a pack by their paths, before anything was checked. */
export type Documents = Map<string, Record<string, unknown>>;

export interface PackSize {
  readonly cards: number;
  readonly zones: number;
}

/** What a pack made from this seed looks like; the same pack for the same seed, for ever. */
export function randomPack(seed: number, most: PackSize = { cards: 60, zones: 6 }): Documents {
  const chance = new Chance(seed, 'bot', 1);
  const zones = Array.from({ length: 1 + chance.below(most.zones) }, (_, index) => `zone-${index + 1}`);
  const draw: Draw = { chance, zones, extremes: oneOf(chance, [0, 5, 20]) };
  const few = Math.min(14, most.cards);
  const count = oneIn(chance, 8) ? 2 + chance.below(most.cards - 1) : 2 + chance.below(few - 1);
  const cards = Array.from({ length: count }, (_, index) => randomCard(draw, `card-${index + 1}`));
  const bonuses = Array.from({ length: chance.below(zones.length + 4) }, (_, index) =>
    randomBonus(draw, `bonus-${index + 1}`),
  );
  const files: Documents = new Map([
    ['pack.json', { format: 1, game: 'ygios', names: { en: 'P', ja: 'P', uk: 'P' } }],
    ['rules/main.json', randomRules(draw, cards, bonuses)],
  ]);
  for (const zone of zones)
    files.set(`zones/${zone}.json`, { id: zone, name: zone, look: { tone: 'home', mark: 'house' } });
  for (const card of cards) files.set(`cards/${String(card['id'])}.json`, card);
  for (const bonus of bonuses) files.set(`bonuses/${String(bonus['id'])}.json`, bonus);
  return files;
}

/** The documents as whoever opens a pack finds them: bytes. */
export function packFiles(documents: Documents): Map<string, Uint8Array> {
  const utf8 = new TextEncoder();
  return new Map([...documents].map(([path, value]) => [path, utf8.encode(JSON.stringify(value))]));
}

const { fire, needs, pay, while: standing, limit } = cardSchema.shape;
const { enter, score, while: lying } = bonusSchema.shape;

function randomCard(draw: Draw, id: string): Record<string, unknown> {
  const { chance, zones } = draw;
  const parts: Record<string, unknown> = {};
  if (oneIn(chance, 2)) parts['fire'] = randomValue(fire, draw);
  if (oneIn(chance, 4)) parts['while'] = randomValue(standing, draw);
  if (oneIn(chance, 5)) parts['pay'] = randomValue(pay, draw);
  if (oneIn(chance, 8)) parts['needs'] = randomValue(needs, draw);
  if (oneIn(chance, 6)) parts['limit'] = randomValue(limit, draw);
  const devotion = oneIn(chance, 12) ? randomNumber(draw, 0, 99) : 1 + chance.below(8);
  return { id, name: id, home: oneOf(chance, zones), devotion, ...parts };
}

function randomBonus(draw: Draw, id: string): Record<string, unknown> {
  const { chance } = draw;
  const parts: Record<string, unknown> = {};
  if (oneIn(chance, 2)) parts['while'] = randomValue(lying, draw);
  if (oneIn(chance, 2)) parts['enter'] = randomValue(enter, draw);
  if (oneIn(chance, 3)) parts['score'] = scores(draw);
  return { id, name: id, ...parts };
}

/** So many points for so many of nothing is refused; a few such packs are enough. */
function scores(draw: Draw): unknown {
  const steps = randomValue(score, draw) as Record<string, unknown>[];
  return steps.map(({ per, ...step }) =>
    per === undefined || (step['count'] === undefined && !oneIn(draw.chance, 20)) ? step : { ...step, per },
  );
}

type Many = readonly Record<string, unknown>[];

/** Odd deals, cuts and tables. Most can be played: a pack that is always refused tries nothing. */
function randomRules(draw: Draw, cards: Many, bonuses: Many): Record<string, unknown> {
  const { chance, zones } = draw;
  const row = [...zones];
  for (let i = row.length - 1; i > 0; i--) row.push(...row.splice(chance.below(i + 1), 1));
  const mode = (): Record<string, unknown> => {
    const most = Math.floor(cards.length / 2);
    const usual = Math.min(most, 6);
    const deal = oneIn(chance, 20)
      ? most + chance.below(3)
      : oneIn(chance, 4)
        ? chance.below(usual + 1)
        : usual;
    return {
      devotion: oneIn(chance, 10) ? { min: 1, max: 6 } : { min: 0, max: 99 },
      deal,
      sculpt: oneIn(chance, 20) ? chance.below(deal + 2) : chance.below(Math.floor(deal / 2) + 1),
      shuffleRow: oneIn(chance, 2),
      bonuses: bonuses.length >= zones.length ? !oneIn(chance, 4) : oneIn(chance, 20),
    };
  };
  const points = (): number => (oneIn(chance, 6) ? randomNumber(draw, -1000, 1000) : 1 + chance.below(6));
  const hands = [...new Set([7, 4, 2].filter(() => oneIn(chance, 2)))];
  return {
    id: 'main',
    row,
    modes: { simple: mode(), advanced: mode() },
    devotion: {
      faceDown: oneIn(chance, 5) ? randomNumber(draw, -1000, 1000) : chance.below(4),
      besideDivisor: oneIn(chance, 5) ? randomNumber(draw, 1, 100) : 2,
    },
    scoring: {
      pointsToWin: oneIn(chance, 20) ? randomNumber(draw, 1, 1000) : 3 + chance.below(10),
      wonRound: points(),
      zealous: oneIn(chance, 2) ? -3 : points(),
      lowest: oneIn(chance, 6) ? randomNumber(draw, -1000, 1000) : 0,
      backOff: [...hands, 0].map((hand) => ({ hand, points: points() })),
    },
    bonusPool: { perZone: chance.below(2), refill: oneOf(chance, ['whenEmpty', 'everyRound']) },
    options: randomOptions(chance),
    rulings: oneIn(chance, 3) ? [randomRuling(draw, cards)] : [],
  };
}

function randomOptions(chance: Chance): Record<string, unknown> {
  const some = optionNames.filter(() => oneIn(chance, 3));
  return Object.fromEntries(some.map((name) => [name, oneOf(chance, optionValues(name))]));
}

/** A question about one card, with an answer that changes its number or the first step of its text. */
function randomRuling({ chance, ...draw }: Draw, cards: Many): Record<string, unknown> {
  const card = oneOf(chance, cards);
  const patch = card['fire']
    ? { at: 'fire', set: randomValue(fire, { chance, ...draw }) }
    : { at: 'devotion', set: chance.below(10) };
  return {
    id: 'openQuestion',
    names: { en: 'Q', ja: 'Q', uk: 'Q' },
    default: oneIn(chance, 2),
    choices: [{ value: false }, { value: true, patches: [{ card: card['id'], ...patch }] }],
  };
}
