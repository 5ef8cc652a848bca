import { describe, expect, it } from 'vitest';
import { askedSeat } from '../kernel/asking';
import { definitionOf, setDefinition } from '../kernel/cards';
import { seedChance, type Chance } from '../kernel/chance';
import { chanceAt } from '../kernel/head';
import type { GameTable, Rules } from '../kernel/rules';
import { imagine, sightOf } from '../kernel/sight';
import { copyState, sameState } from '../kernel/state';
import { asks, Play, trialsOf, type After, type SecretGame, type Share } from './test-game';

/** What reaches a seat from a game and from its twin, where the two differ. */
export interface Shown {
  readonly seat: number;
  readonly one: string;
  readonly other: string;
}

/** The records whose faces a seat can't see. */
export function hiddenFrom<P, T extends GameTable<P, E>, E>(
  { faces, sees }: Rules<P, T, E>,
  t: T,
  seat: number,
): number[] {
  const hidden: number[] = [];
  for (let c = faces.first(t); c < faces.end(t); c++)
    if (faces.group(t, c) >= 0 && !sees(t, c, seat)) hidden.push(c);
  return hidden;
}

/** How a game keeps its secrets, by twins: games that differ only in what one seat can't see. */
export class Secrets<P, T extends GameTable<P, E>, E> {
  readonly #game: SecretGame<P, T, E>;
  readonly #play: Play<P, T, E>;

  constructor(game: SecretGame<P, T, E>) {
    this.#game = game;
    this.#play = new Play(game);
  }

  /** The hidden cards of each group have changed places, and what comes next by chance is something else. */
  twin(t: T, seat: number, chance: Chance): T {
    const { rules, rearrange } = this.#game;
    const twin = rules.table(t.p, copyState(t.s));
    const hidden = hiddenFrom(rules, t, seat);
    for (let group = 0; group < rules.faces.groups(t); group++) {
      const ofGroup = hidden.filter((c) => rules.faces.group(t, c) === group);
      const faces = ofGroup.map((c) => definitionOf(t.s, c));
      chance.shuffle(faces);
      ofGroup.forEach((c, i) => setDefinition(twin.s, c, faces[i] ?? 0));
    }
    seedChance(twin.s, chanceAt, chance.below(2 ** 31), 'game');
    rearrange?.(twin, seat, chance);
    if (asks(twin)) rules.list(twin, askedSeat(twin.s));
    return twin;
  }

  /** View, sight, missing faces, answers and explanations, as one text that can be compared. */
  shownTo(t: T, seat: number): string {
    const { state, unseen } = sightOf(this.#game.rules, t, seat);
    const answers = asks(t) && askedSeat(t.s) === seat ? t.options.list().join() : '';
    return [this.#game.shown(t, seat), state.join(), unseen.join(), answers].join('\n');
  }

  /** Null: the seat is shown the same of a game and of its twin. */
  difference(t: T, seat: number, chance: Chance): Shown | null {
    return compared(seat, this.shownTo(t, seat), this.shownTo(this.twin(t, seat, chance), seat));
  }

  /** The same after both were answered alike. */
  differenceAfter(t: T, seat: number, code: number, chance: Chance): Shown | 'told apart' | null {
    const twin = this.twin(t, seat, chance);
    const same = this.#game.sameAnswer(t, twin, code);
    if (same === null) return 'told apart';
    return this.comparedAfter(t, seat, this.after(t, code), this.after(twin, same));
  }

  comparedAfter(before: T, seat: number, one: After<T, E>, other: After<T, E>): Shown | 'told apart' | null {
    if (this.#game.toldApart(before, seat, one, other)) return 'told apart';
    const [a = '', b = ''] = [one, other].map(({ t, told }) => `${this.shownTo(t, seat)}\n${told(seat)}`);
    return compared(seat, a, b);
  }

  /** Answers on a copy, and listens. */
  after(t: T, code: number): After<T, E> {
    const next = this.#play.copy(t);
    const events: E[] = [];
    const log = this.#game.log(next);
    log.attach(next);
    const write = next.log;
    next.log = (event) => {
      events.push(event);
      write?.(event);
    };
    this.#play.answer(next, code);
    next.log = null;
    return { t: next, events, told: (seat) => JSON.stringify(log.logFor(seat)) };
  }

  /** A world that agrees with what a seat sees. */
  imagined(t: T, seat: number, chance: Chance): T {
    const { rules } = this.#game;
    const world = rules.table(t.p, new Int32Array(t.s.length));
    imagine(rules, world, sightOf(rules, t, seat), chance);
    if (asks(world)) rules.list(world, askedSeat(world.s));
    return world;
  }
}

const compared = (seat: number, one: string, other: string): Shown | null =>
  one === other ? null : { seat, one, other };

export function expectAlike(shown: Shown | 'told apart' | null, told: string): void {
  if (shown && shown !== 'told apart') expect(shown.other, `${told}, seat ${shown.seat}`).toBe(shown.one);
}

/** What a seat is shown must not depend on what it can't see: every question of random matches is looked at. */
export function describeSecrets<P, T extends GameTable<P, E>, E>(
  game: SecretGame<P, T, E>,
  share: Share,
): void {
  const play = new Play(game);
  const secrets = new Secrets(game);
  function eachQuestion(
    from: number,
    look: (t: T, seat: number, code: number, chance: Chance, told: string) => void,
  ): void {
    for (const trial of trialsOf(game, { ...share, from: share.from + from })) {
      const seats = game.rules.seats(trial.program);
      play.out(
        play.begin(trial),
        trial.chance,
        share.most ?? Number.POSITIVE_INFINITY,
        (t, code, question) => {
          const told = `${trial.told}, question ${question}`;
          for (let seat = 0; seat < seats; seat++) look(t, seat, code, trial.chance, told);
        },
      );
    }
  }

  describe('what a seat is shown', () => {
    it('is the same for twins', () => {
      eachQuestion(0, (t, seat, _code, chance, told) => {
        expectAlike(secrets.difference(t, seat, chance), told);
      });
    });

    it('stays the same for twins that are answered alike, log included, until a card shows the difference', () => {
      let compared = 0;
      eachQuestion(10_000, (t, seat, code, chance, told) => {
        const shown = secrets.differenceAfter(t, seat, code, chance);
        if (shown !== 'told apart') compared++;
        expectAlike(shown, told);
      });
      expect(compared).toBeGreaterThan(share.seeds * 3);
    });
  });

  describe('an imagined world', () => {
    it('is in order, looks the same to the seat that imagines it, and is often another', () => {
      let differed = 0;
      eachQuestion(40_000, (t, seat, _code, chance, told) => {
        const world = secrets.imagined(t, seat, chance);
        const troubles = game.troubles(world);
        if (troubles.length > 0) expect(troubles, told).toEqual([]);
        if (secrets.shownTo(world, seat) !== secrets.shownTo(t, seat))
          expect(secrets.shownTo(world, seat), `${told}, seat ${seat}`).toBe(secrets.shownTo(t, seat));
        if (!sameState(world.s, t.s)) differed++;
      });
      expect(differed).toBeGreaterThan(share.seeds);
    });

    it('takes the sight as it is and leaves it so', () => {
      eachQuestion(50_000, (t, seat, _code, chance, told) => {
        const sight = sightOf(game.rules, t, seat);
        const before = [sight.state.join(), sight.unseen.join()];
        const world = game.rules.table(t.p, new Int32Array(t.s.length));
        imagine(game.rules, world, sight, chance);
        if (!asks(world)) return;
        game.rules.list(world, askedSeat(world.s));
        play.answer(world, world.options.at(0));
        expect([sight.state.join(), sight.unseen.join()], told).toEqual(before);
      });
    });
  });
}
