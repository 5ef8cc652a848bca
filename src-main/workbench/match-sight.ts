import { failure, type Failure } from '@shared/api/failures';
import type { Explained, MoveExplained, Player, SeenMatch, SeenPlace } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Games } from './games/index';
import { packWords, type PackWords } from './games/pack-words';
import type { MatchTable } from './match-table';
import { lastDecision, type OpenMatch } from './open-match';
import { Recent } from './recent';

/** Who looks, in which language; seat null: a designer, who sees everything. */
export interface Looking {
  readonly seat: number | null;
  readonly language: Language;
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

export const noSuchSeat = failure('bad-params', { call: 'matches.see', at: 'seat', problem: 'too_big' });

/** Matches in words. The names of a pack are looked up once for each revision and language. */
export class MatchSight {
  readonly #games: Games;
  readonly #words = new Recent<PackWords>(8);

  constructor(games: Games) {
    this.#games = games;
  }

  of(match: OpenMatch, looking: Looking): Result<SeenMatch, Failure> {
    const { seat } = looking;
    const words = this.#wordsFor(match, looking);
    if (!words.ok) return words;
    const { id, game, pack, revision, mode, answers, table } = match;
    const { figures, question, places, ...seen } = table.see(seat, words.value);
    // What a bot is asked is for the bot alone, whoever looks.
    const isOpen = question !== null && match.players[question.seat]?.is === 'human';
    return ok({
      match: id,
      game,
      pack,
      revision,
      mode,
      // A seed tells every card that is dealt.
      seed: seat === null ? match.seed : null,
      answers,
      total: answers,
      designer: false,
      mayOpen: true,
      isPosition: match.isPosition,
      players: match.players.map((player, nth) => ({
        ...player,
        name: words.value.say('match.player', { who: whoIs(player), seat: letters[nth] ?? '' }),
        figures: [...(figures[nth] ?? [])],
      })),
      ...seen,
      places: isOpen ? places : places.map(withoutAnswers),
      question: question && { ...question, answers: isOpen ? question.answers : null },
      undo: undoOf(match, seat),
      canRedo: false,
    });
  }

  /** What a number is made of, on this table of the match: the one that is shown. */
  explain(
    match: OpenMatch,
    table: MatchTable,
    looking: Looking,
    ask: string,
  ): Result<Explained | null, Failure> {
    const words = this.#wordsFor(match, looking);
    return words.ok ? ok(table.explain(looking.seat, words.value, ask)) : words;
  }

  whyNot(
    match: OpenMatch,
    looking: Looking,
    card: string,
    place: string | null,
  ): Result<MoveExplained, Failure> {
    const words = this.#wordsFor(match, looking);
    return words.ok ? ok(match.table.whyNot(looking.seat, words.value, card, place)) : words;
  }

  #wordsFor(match: OpenMatch, { seat, language }: Looking): Result<PackWords, Failure> {
    // Nobody's eyes: an engine that is asked for a seat it has not shows the answers of another.
    if (seat !== null && seat >= match.players.length) return err(noSuchSeat);
    return this.#wordsOf(match, language);
  }

  #wordsOf({ game, pack, revision }: OpenMatch, language: Language): Result<PackWords, Failure> {
    const key = `${revision} ${language}`;
    const known = this.#words.get(key);
    if (known) return ok(known);
    const found = this.#games.definitionsFor(game, { pack, revision });
    return found.ok ? ok(this.#words.keep(key, packWords(language, found.value.definitions))) : found;
  }
}

const undoOf = (match: OpenMatch, seat: number | null): SeenMatch['undo'] => {
  const to = lastDecision(match, seat);
  return to === null ? null : { to, asks: [] };
};

const withoutAnswers = (place: SeenPlace): SeenPlace => ({
  ...place,
  answers: [],
  cards: place.cards.map((card) => ({ ...card, answers: [] })),
});

const whoIs = (player: Player): string => (player.is === 'human' ? 'human' : player.bot.bot);
