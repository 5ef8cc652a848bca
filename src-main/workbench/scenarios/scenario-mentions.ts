import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScenarioTitle } from '@shared/api/scenarios';
import type { Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { readScenarioDocument, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { readTitles, titleOf } from './shipped-titles';

export interface ListedScenario {
  readonly id: string;
  readonly title: string;
  /** Every text in it: an id is one of them where a card is dealt, played or looked at. */
  readonly texts: ReadonlySet<string>;
}

const headings = z.object({
  scenarios: z.array(z.looseObject({ id: z.string(), title: z.string().catch('') })),
});

/** Kinds that scenarios play with. A zone is on every table: naming it says nothing. */
const played: readonly Kind[] = ['card', 'bonus', 'token'];

/** Does it speak of this definition? */
export const mentions = ({ texts }: Pick<ListedScenario, 'texts'>, kind: Kind, id: string): boolean =>
  played.includes(kind) && texts.has(id);

/** The scenarios of a file that has been read. */
export function listedIn({ document }: ScenarioDocument): ListedScenario[] {
  const listed = headings.safeParse(document.value);
  if (!listed.success) return [];
  return listed.data.scenarios.map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    texts: new Set(textsIn(scenario)),
  }));
}

type Shipped = Omit<ListedScenario, 'title'> & { readonly title: ScenarioTitle };

/** Which of the shipped scenarios speak of a definition. */
export class ScenarioMentions {
  readonly #folder: string;
  readonly #read = new Map<Game, Promise<readonly Shipped[]>>();

  constructor(resourcesDir: string) {
    this.#folder = join(resourcesDir, 'scenarios');
  }

  async of(game: Game, kind: Kind, id: string): Promise<{ id: string; title: ScenarioTitle }[]> {
    const known = this.#read.get(game) ?? this.#load(game);
    this.#read.set(game, known);
    return (await known)
      .filter((scenario) => mentions(scenario, kind, id))
      .map((scenario) => ({ id: scenario.id, title: scenario.title }));
  }

  /** A game whose scenarios are still to come has no file. */
  async #load(game: Game): Promise<readonly Shipped[]> {
    const fileName = `${game}.json`;
    const bytes = await readFile(join(this.#folder, fileName)).catch(() => null);
    const read = bytes && readScenarioDocument(fileName, new Uint8Array(bytes));
    if (!read?.ok) return [];
    const titles = await readTitles(this.#folder, game);
    return listedIn(read.value).map((one) => ({ ...one, title: titleOf(titles, one.id, one.title) }));
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}
