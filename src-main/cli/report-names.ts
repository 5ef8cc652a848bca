import type { SimulationReport } from '@shared/api/lab';
import type { Context } from './command';

/** What the ids of a report are called. */
export interface ReportNames {
  readonly pack: string | undefined;
  readonly cards: ReadonlyMap<string, string>;
}

export const noNames: ReportNames = { pack: undefined, cards: new Map() };

/** In the words of the revision that was played; what can't be read any more goes by its id. */
export async function reportNames(
  { call, t: { language } }: Context,
  { pack, revision }: SimulationReport,
): Promise<ReportNames> {
  const packs = await call('packs.list', {});
  const texts = await call('texts.ofPack', { pack, revision, language });
  return {
    pack: packs.ok ? packs.value.find(({ id }) => id === pack)?.names[language] : undefined,
    cards: new Map(texts.ok ? texts.value.map(({ id, name }) => [id, name]) : []),
  };
}

/** `governing` → `Dance Card (governing)`: the name for people, the id for the next command. */
export const named = (id: string, name: string | undefined): string =>
  name === undefined || name === id ? id : `${name} (${id})`;

/** The first cell of a card's row: ids in one column, names beside them. */
export function cardLabels(ids: readonly string[], { cards }: ReportNames): (id: string) => string {
  const width = Math.max(0, ...ids.map((id) => id.length));
  return (id) => {
    const name = cards.get(id);
    return name === undefined || name === id ? `  ${id}` : `  ${id.padEnd(width)}  ${name}`;
  };
}
