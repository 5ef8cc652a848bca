import { failure, type Failure } from '@shared/api/failures';
import type { Player } from '@shared/api/match-start';
import type { Explained, MoveExplained, SeenMatch, SeenPlace } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Games } from '../games/index';
import { packWords, type PackWords } from '../games/pack-words';
import { mayOpen, throughDoor } from './match-door';
import { seatLetters, seatNames } from './match-seats';
import type { TriedMove } from './match-table';
import type { OpenMatch } from './open-match';
import { Recent } from '../recent';
import { undoOf } from './undo';

/** Who looks, in which language; seat null: a designer, who sees everything. */
export interface Looking {
  readonly seat: number | null;
  readonly language: Language;
}

export const noSuchSeat = failure('bad-params', { call: 'matches.see', at: 'seat', problem: 'too_big' });

/** Where in a match to look: at a number of answers for a replay, left out: where it stands. */
export interface Shown {
  readonly at?: number | undefined;
  readonly canRedo: boolean;
  /** A bot is at work. */
  readonly thinking: boolean;
}

/** Matches in words. The names of a pack and of people are looked up once for each revision and language. */
export class MatchSight {
  readonly #games: Games;
  readonly #words = new Recent<PackWords>(8);

  constructor(games: Games) {
    this.#games = games;
  }

  of(match: OpenMatch, looking: Looking, { at, canRedo, thinking }: Shown): Result<SeenMatch, Failure> {
    const { seat } = looking;
    const words = this.#wordsFor(match, looking);
    if (!words.ok) return words;
    const total = match.answers;
    const table = at === undefined ? match.table : match.tables[at];
    if (!table) return err(failure('no-such-step', { step: at ?? 0, total }));
    const { id, game, pack, revision, mode, ruled, designer } = match;
    const { figures, question, places, ...seen } = table.see(seat, words.value);
    // What a bot is asked is for the bot alone, whoever looks.
    const isOpen = at === undefined && question !== null && match.players[question.seat]?.is === 'human';
    return ok({
      match: id,
      game,
      pack,
      revision,
      mode,
      options: { ...ruled },
      // A seed tells every card that is dealt.
      seed: seat === null ? match.seed : null,
      answers: at ?? total,
      total,
      designer,
      mayOpen: mayOpen(match),
      isPosition: match.isPosition,
      players: match.players.map((player, nth) => ({
        ...player,
        name: words.value.say('match.player', {
          who: whoIs(player),
          name: words.value.person(seatLetters[nth] ?? ''),
        }),
        figures: [...(figures[nth] ?? [])],
      })),
      ...seen,
      places: isOpen ? places : places.map(withoutAnswers),
      question: question && { ...question, answers: isOpen ? question.answers : null },
      undo: at === undefined ? undoOf(match, seat) : null,
      canRedo: at === undefined && canRedo,
      thinking: at === undefined && thinking,
    });
  }

  /** What a number is made of, on the table that is shown; null: there is no such number. */
  explain(match: OpenMatch, looking: Looking, ask: string, at?: number): Result<Explained | null, Failure> {
    const words = this.#wordsFor(match, looking);
    if (!words.ok) return words;
    const table = at === undefined ? match.table : match.tables[at];
    return ok(table?.explain(looking.seat, words.value, ask) ?? null);
  }

  whyNot(match: OpenMatch, looking: Looking, tried: TriedMove): Result<MoveExplained, Failure> {
    const words = this.#wordsFor(match, looking);
    return words.ok ? ok(match.table.whyNot(looking.seat, words.value, tried)) : words;
  }

  /** Words for who may look, and nothing for anybody else: every way to a match leads through here. */
  #wordsFor(match: OpenMatch, { seat, language }: Looking): Result<PackWords, Failure> {
    // Nobody's eyes: an engine that is asked for a seat it has not shows the answers of another.
    if (seat !== null && seat >= match.players.length) return err(noSuchSeat);
    const door = throughDoor(match, seat === null);
    return door.ok ? this.#wordsOf(match, language) : door;
  }

  #wordsOf({ game, pack, revision, players }: OpenMatch, language: Language): Result<PackWords, Failure> {
    const people = seatNames(players);
    const key = `${revision} ${language} ${JSON.stringify(people)}`;
    const known = this.#words.get(key);
    if (known) return ok(known);
    const found = this.#games.definitionsFor(game, { pack, revision });
    return found.ok ? ok(this.#words.keep(key, packWords(language, found.value.definitions, people))) : found;
  }
}

const withoutAnswers = (place: SeenPlace): SeenPlace => ({
  ...place,
  answers: [],
  cards: place.cards.map((card) => ({ ...card, answers: [] })),
});

const whoIs = (player: Player): string => (player.is === 'human' ? 'human' : player.bot.bot);
