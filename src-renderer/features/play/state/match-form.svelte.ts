import type { Params } from '@shared/api/calls';
import type { PackSummary, RevisionSummary, Settings } from '@shared/api/models';
import { firstGame, gameFactsOf, modesOf, type Game, type Mode } from '@shared/games/index';
import type { Language } from '@shared/util/languages';
import type { Calls } from './played-match.svelte';
import { RuleOptions } from './rule-options.svelte';
import { firstHuman, firstSeats, isOffered, playerAt, type Seat } from './seats';

/** null: none was typed; undefined: what was typed is no seed. */
export function seedOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const seed = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(seed) ? seed : undefined;
}

/** Short enough to be told to somebody, and enough of them that no deal comes twice. */
const seeds = 1_000_000_000;

function randomSeed(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % seeds;
}

type LastMatch = NonNullable<Settings['lastMatch']>;

/** What a new match is to be: everything has an answer already, and anything can be changed. */
export class MatchForm {
  mode = $state<Mode>('advanced');
  seed = $state(String(randomSeed()));
  designer = $state(false);
  /** The pack's revisions, the newest first. */
  history = $state.raw<readonly RevisionSummary[]>([]);
  /** null: the newest. */
  revision = $state<string | null>(null);
  readonly options = new RuleOptions();
  readonly #client: Calls;
  readonly #packNow: () => PackSummary | null;
  /** Every seat that any game may have, so that who was named comes back with the next game that has the seat. */
  #everySeat = $state.raw<readonly Seat[]>(firstSeats);
  /** null: as many as is usual. */
  #wantedSeats = $state<number | null>(null);
  /** Counts what was asked: what comes late is of another pack. */
  #turn = 0;
  #filledFor: string | null = null;
  #last: LastMatch | null = null;

  readonly modes: readonly Mode[];
  /** How many may play, the usual number first. */
  readonly numbers: readonly number[];
  readonly seats: readonly Seat[];
  readonly badSeed: boolean = $derived(seedOf(this.seed) === undefined);

  /** `numbersFor`: how many can play a game. */
  constructor(
    client: Calls,
    pack: () => PackSummary | null,
    numbersFor: (game: Game) => readonly number[] = (game) => gameFactsOf(game).seats,
  ) {
    this.#client = client;
    this.#packNow = pack;
    this.modes = $derived.by(() => {
      const now = pack();
      return now ? modesOf(now.game) : [];
    });
    this.numbers = $derived(numbersFor(pack()?.game ?? firstGame));
    this.seats = $derived.by(() => {
      const wanted = this.numbers.find((one) => one === this.#wantedSeats);
      return this.#everySeat.slice(0, wanted ?? this.numbers[0]);
    });
  }

  /** As the last match was begun; its options are for its pack alone. */
  recall(last: LastMatch | null): void {
    if (!last) return;
    this.#last = last;
    this.mode = last.mode ?? this.mode;
    this.designer = last.designer;
    if (!last.seats.every(isOffered)) return;
    this.#wantedSeats = last.seats.length;
    this.#keep(last.seats);
  }

  /** What is to be remembered of this one. */
  get remembered(): LastMatch | null {
    const pack = this.#packNow();
    return (
      pack && {
        pack: pack.id,
        mode: this.#modeGiven ?? null,
        options: this.options.changed,
        seats: [...this.seats],
        designer: this.designer,
      }
    );
  }

  get #modeGiven(): Mode | undefined {
    return this.modes.includes(this.mode) ? this.mode : undefined;
  }

  change(seat: number, change: Partial<Seat>): void {
    this.#keep(this.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)));
  }

  /** Everybody one seat on: with two, they change places. */
  swap(): void {
    this.#keep([...this.seats.slice(1), ...this.seats.slice(0, 1)]);
  }

  wantSeats(number: number): void {
    this.#wantedSeats = number;
  }

  #keep(seats: readonly Seat[]): void {
    this.#everySeat = [...seats, ...this.#everySeat.slice(seats.length)];
  }

  anotherSeed(): void {
    this.seed = String(randomSeed());
  }

  /** What the chosen pack offers: again when the pack, its revision, the mode or the language changes. */
  async follow(language: Language): Promise<void> {
    const pack = this.#packNow();
    if (!pack) return;
    const turn = ++this.#turn;
    const head = `${pack.id} ${pack.head}`;
    if (this.#filledFor?.split(' ')[0] !== pack.id) {
      this.revision = null;
      this.options.take(this.#last?.pack === pack.id ? this.#last.options : {});
    }
    const isKnown = this.#filledFor === head;
    this.#filledFor = head;
    if (!isKnown) this.history = [];
    const [history, options] = await Promise.all([
      isKnown ? null : this.#client.call('packs.history', { pack: pack.id }),
      this.#client.call('matches.options', {
        pack: pack.id,
        ...(this.revision !== null && { revision: this.revision }),
        mode: this.#modeGiven,
        language,
      }),
    ]);
    if (history?.ok && this.#filledFor === head) this.history = history.value;
    if (turn !== this.#turn) return;
    // A pack whose options can't be told can still be begun; what is wrong with it is told then.
    this.options.offered = options.ok ? options.value : [];
  }

  /** null: something that was typed must be mended first. */
  wanted(language: Language): Params<'matches.begin'> | null {
    const pack = this.#packNow();
    const seed = seedOf(this.seed);
    if (!pack || seed === undefined) return null;
    const players = this.seats.map(playerAt);
    return {
      pack: pack.id,
      ...(this.revision !== null && { revision: this.revision }),
      mode: this.#modeGiven,
      options: this.options.changed,
      start: { is: 'dealt', seed: seed ?? undefined },
      players,
      designer: this.designer,
      seat: firstHuman(players),
      language,
    };
  }
}
