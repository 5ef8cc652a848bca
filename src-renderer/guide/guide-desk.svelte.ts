import { indexOf, searchGuide, type GuideIndex } from '@shared/guide/search';
import { definedGames, type DefinedGame } from '@shared/games/index';
import type { Topic } from '@shared/guide/topics';
import { ruleTopics, topicsOf } from '@shared/guide/words';
import type { PackSummary } from '@shared/api/models';
import type { Language } from '@shared/util/languages';
import { GuidePack, type Calls, type PlayedPack } from './guide-pack';

/** What is being read: games, the packs that give them numbers and cards, and the search over all of it. */
export class GuideDesk {
  packs = $state.raw<Partial<Record<DefinedGame, GuidePack | null>>>({});
  loaded = $state(false);
  readonly games: readonly DefinedGame[];
  readonly #client: Calls;
  readonly #index: GuideIndex = $derived.by(() =>
    indexOf(
      [...this.games.flatMap(topicsOf), ...ruleTopics],
      (game, language) => this.packs[game]?.facts(language) ?? null,
    ),
  );

  constructor(client: Calls, games: readonly DefinedGame[] = definedGames()) {
    this.#client = client;
    this.games = games;
  }

  /** At a table: the pack that is played, as it is played. */
  async loadPlayed(game: DefinedGame, played: PlayedPack): Promise<void> {
    this.packs = { [game]: await GuidePack.load(this.#client, played, played.options) };
    this.loaded = true;
  }

  /** On the help screen: the pack that was open last if it is of the game, otherwise the shipped one. */
  async loadNearest(lastPack: string | null): Promise<void> {
    const listed = await this.#client.call('packs.list', {});
    const there = listed.ok ? listed.value.filter(({ deletedAt }) => deletedAt === null) : [];
    const loaded = await Promise.all(
      this.games.map(async (game) => {
        const nearest = nearestPack(there, game, lastPack);
        return [game, nearest && (await GuidePack.load(this.#client, { pack: nearest.id }))] as const;
      }),
    );
    this.packs = Object.fromEntries(loaded);
    this.loaded = true;
  }

  packOf(topic: Topic): GuidePack | null {
    return topic.is === 'rule' ? null : (this.packs[topic.game] ?? null);
  }

  find(query: string, language: Language): readonly Topic[] {
    return searchGuide(this.#index, query, language);
  }
}

export const nearestPack = (
  packs: readonly PackSummary[],
  game: DefinedGame,
  lastPack: string | null,
): PackSummary | null => {
  const ofGame = packs.filter((pack) => pack.game === game);
  return (
    ofGame.find(({ id }) => id === lastPack) ?? ofGame.find(({ shipped }) => shipped) ?? ofGame[0] ?? null
  );
};
