import type { CallResult } from '@shared/api/bridge';
import type { SeenMatch } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import type { Calls } from './played-match.svelte';
import { firstHuman, playerAt, seatOf, type Seat } from './seats';
import type { ListedMatch } from './lobby.svelte';

/** A match as it was begun: names that nobody gave are missing there, and stay so in the next one. */
async function asBegun(client: Calls, match: string): Promise<ListedMatch | null> {
  const listed = await client.call('matches.list', {});
  return listed.ok ? (listed.value.find((one) => one.match === match) ?? null) : null;
}

/** A match that goes on from a point of another: who sits where from there. */
export class Branch {
  seats = $state.raw<readonly Seat[]>([]);
  designer = $state(false);
  busy = $state(false);
  readonly #client: Calls;

  constructor(
    private readonly from: Pick<SeenMatch, 'match' | 'pack' | 'answers' | 'players' | 'designer'>,
    client: Calls,
  ) {
    this.#client = client;
    this.seats = from.players.map(seatOf);
    this.designer = from.designer;
  }

  /** Names as they were given: “Player A” is what nobody's name is called, in one language. */
  async load(): Promise<void> {
    const begun = await asBegun(this.#client, this.from.match);
    if (begun) this.seats = begun.players.map(seatOf);
  }

  change(seat: number, change: Partial<Seat>): void {
    this.seats = this.seats.map((one, at) => (at === seat ? { ...one, ...change } : one));
  }

  swap(): void {
    this.seats = [...this.seats.slice(1), ...this.seats.slice(0, 1)];
  }

  /** null: it is on its way already. */
  async begin(language: Language): Promise<CallResult<'matches.begin'> | null> {
    if (this.busy) return null;
    this.busy = true;
    const players = this.seats.map(playerAt);
    const begun = await this.#client.call('matches.begin', {
      pack: this.from.pack,
      start: { is: 'branch', match: this.from.match, at: this.from.answers },
      players,
      designer: this.designer,
      seat: firstHuman(players),
      language,
    });
    this.busy = false;
    return begun;
  }
}

/** Without names: the workbench keeps those of the match before. */
const asPlayer = (one: SeenMatch['players'][number]) =>
  one.is === 'bot' ? ({ is: 'bot', bot: one.bot } as const) : ({ is: 'human' } as const);

/** Another match of the same pack as it was, with the same players; the same deal, or a new one. */
export function dealAgain(
  client: Calls,
  { match, pack, players, designer }: SeenMatch,
  deal: 'new' | 'same',
  language: Language,
): Promise<CallResult<'matches.begin'>> {
  return client.call('matches.begin', {
    pack,
    start: { is: 'again', match, deal },
    players: players.map(asPlayer),
    designer,
    seat: firstHuman(players),
    language,
  });
}
