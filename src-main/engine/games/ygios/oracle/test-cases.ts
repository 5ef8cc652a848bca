/** Small positions for rulings: how they are written and how they are run. Tests only. */
import type { OracleOptions } from './options';
import type { Given, GivenCard } from './position';
import { shippedPack } from './test-pack';
import { runScenario, type Look, type WhenStep } from './test-scenarios';
import type { OracleCard, Seat } from './words';

type Extra = Partial<Pick<GivenCard, 'fired' | 'linkedTo' | 'gain'>>;
const lies =
  (face: 'up' | 'down') =>
  (owner: Seat, card: string, zone: string, extra: Extra = {}): GivenCard => ({
    card,
    owner,
    zone,
    face,
    ...extra,
  });
export const up = lies('up');
export const down = lies('down');
export const play = (by: Seat, card: string, face: 'up' | 'down', zone: string) => ({
  by,
  play: card,
  face,
  zone,
});
export const refused = { refused: true } as const;

/** Played with the option and once more with the defaults. */
export interface OptionCase {
  readonly title: string;
  readonly options: OracleOptions;
  readonly given: Given;
  readonly when?: readonly WhenStep[];
  readonly then: Look;
  readonly byDefault: { readonly when?: readonly WhenStep[]; readonly then: Look };
}

const pack = shippedPack();

export function runOptionCase({ title, options, given, when = [], then, byDefault }: OptionCase): void {
  runScenario(pack, { id: title, title, options, given, when, then });
  runScenario(pack, {
    id: title,
    title,
    options: {},
    given,
    when: byDefault.when ?? [],
    then: byDefault.then,
  });
}

/** A position with cards that no pack has. */
export interface CardCase {
  readonly title: string;
  readonly cards: readonly OracleCard[];
  readonly options?: OracleOptions;
  readonly given: Given;
  readonly when: readonly WhenStep[];
  readonly then: Look;
}

export function runCardCase({ title, cards, options = {}, given, when, then }: CardCase): void {
  const wider = { ...pack, cards: [...pack.cards, ...cards] };
  runScenario(wider, { id: title, title, options, given, when, then });
}
