import { failure, type Failure } from '@shared/api/failures';
import type { Player, SeenMatch, SeenPlace } from '@shared/api/matches';
import type { Language } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Games } from './games/index';
import { packWords, type PackWords } from './games/pack-words';
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

  /** `thinking`: a bot is at work. */
  of(match: OpenMatch, { seat, language }: Looking, thinking = false): Result<SeenMatch, Failure> {
    // Nobody's eyes: an engine that is asked for a seat it has not shows the answers of another.
    if (seat !== null && seat >= match.players.length) return err(noSuchSeat);
    const words = this.#wordsOf(match, language);
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
      isPosition: match.isPosition,
      players: match.players.map((player, nth) => ({
        ...player,
        name: words.value.say('match.player', { who: whoIs(player), seat: letters[nth] ?? '' }),
        figures: figures[nth] ?? [],
      })),
      ...seen,
      places: isOpen ? places : places.map(withoutAnswers),
      question: question && { ...question, answers: isOpen ? question.answers : null },
      canUndo: lastDecision(match, seat) !== null,
      thinking,
    });
  }

  #wordsOf({ game, pack, revision }: OpenMatch, language: Language): Result<PackWords, Failure> {
    const key = `${revision} ${language}`;
    const known = this.#words.get(key);
    if (known) return ok(known);
    const found = this.#games.definitionsFor(game, { pack, revision });
    return found.ok ? ok(this.#words.keep(key, packWords(language, found.value.definitions))) : found;
  }
}

const withoutAnswers = (place: SeenPlace): SeenPlace => ({
  ...place,
  answers: [],
  cards: place.cards.map((card) => ({ ...card, answers: [] })),
});

const whoIs = (player: Player): string => (player.is === 'human' ? 'human' : player.bot.bot);
