import { definedGames, type DefinedGame } from '../../src-shared/games/index';
import { aroundOf, ruleTextOf } from '../../src-shared/ruletext/index';
import { languages } from '../../src-shared/util/languages';
import { definitionsOf, largePack, shippedFiles } from './shipped-pack';
import { measure, median, quantile } from './statistics.mjs';

/** The words on all cards of a large pack, in every language. */
async function textRow(root: string, game: DefinedGame, size: number) {
  const definitions = definitionsOf(largePack(shippedFiles(root, game), size));
  const times = await measure(20, () => {
    const around = aroundOf(definitions);
    for (const language of languages) for (const one of definitions) ruleTextOf(one, language, around);
  });
  return {
    what: `text of a ${size}-card pack in three languages, ${game}, median`,
    measured: median(times),
    budget: 200,
    unit: 'ms',
    note: `95th percentile ${quantile(times, 0.95).toFixed(2)}`,
  };
}

export async function textRows(root: string, size = 1000) {
  const rows = [];
  for (const game of definedGames()) rows.push(await textRow(root, game, size));
  return rows;
}
