import type { Answer, ParsedParams } from '@shared/api/calls';
import { failure, type Failure } from '@shared/api/failures';
import type { PackScenarios } from '@shared/api/scenarios';
import type { Diagnostic } from '@shared/language/diagnostics';
import { parsePackPath } from '@shared/language/pack-format';
import { readScenarioDocument, type ScenarioDocument } from '@shared/language/scenario/read-scenarios';
import { err, ok, type Result } from '@shared/util/result';
import type { Library } from '../../library/library';
import type { Games } from '../games/index';
import { ownScenarios } from './own-scenarios';
import { listedIn, mentions } from './scenario-mentions';
import { titleOf } from './shipped-titles';
import { toldDifference } from './told-difference';

type Listed = PackScenarios['scenarios'][number];

/** Whole files are run in one go; others get a turn in between. */
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The scenarios beside a pack, or beside one definition of it, run against everything that is typed. */
export async function scenariosOfPack(
  library: Library,
  games: Games,
  shipped: Answer<'scenarios.shipped'>,
  { pack, path }: ParsedParams<'scenarios.ofPack'>,
): Promise<Result<PackScenarios, Failure>> {
  const summary = library.packs.get(pack);
  if (!summary.ok) return summary;
  const { game, head } = summary.value;
  const subject = path === undefined ? null : parsePackPath(path);
  if (path !== undefined && subject?.is !== 'definition' && subject?.is !== 'scenarios') {
    return err(failure('no-such-definition', { pack, path }));
  }
  const wantedIn = (read: ScenarioDocument): ReadonlySet<string> | null =>
    subject?.is === 'definition'
      ? new Set(listedIn(read).flatMap((one) => (mentions(one, subject.kind, subject.id) ? [one.id] : [])))
      : null;
  const found = games.find(game, pack);
  if (!found.ok) return found;
  const definitions = games.definitionsFor(game, { pack, withDrafts: true });
  if (!definitions.ok) return definitions;

  const diagnostics: Diagnostic[] = [];
  const scenarios: Listed[] = [];
  const isOne = subject?.is === 'scenarios';
  const own = ownScenarios(library, pack)
    .filter(({ file }) => !isOne || file === path)
    .map(({ file, read }) => ({ file, read, titles: {} }));
  const files = shipped
    .filter((one) => one.game === game && !isOne)
    .map(({ fileName, bytes, titles }) => ({
      file: null,
      read: readScenarioDocument(fileName, bytes),
      titles,
    }));
  for (const { file, read, titles } of [...own, ...files]) {
    if (!read.ok) {
      diagnostics.push(...read.error);
      continue;
    }
    const wanted = wantedIn(read.value);
    if (wanted?.size === 0) continue;
    // What ships is right, so its places need not be kept: only what is asked for is run.
    const asked = file === null && wanted ? only(read.value, wanted) : read.value;
    const ran = found.value.built.runScenarios(asked, definitions.value);
    if (!ran.ok) return err(ran.error.problem);
    for (const [index, { id, title, difference }] of ran.value.entries()) {
      if (wanted && !wanted.has(id)) continue;
      const told = difference && toldDifference(found.value.built, difference);
      const place = file === null ? null : placeIn(read.value, index, told?.at ?? '');
      scenarios.push({ file, id, title: titleOf(titles, id, title), difference: told, place });
    }
    await breath();
  }
  const failed = scenarios.filter(({ difference }) => difference !== null).length;
  return ok({ head, scenarios, passed: scenarios.length - failed, failed, diagnostics });
}

/** Of a place that is not written, the nearest that is: a look compares what the engine has, too. */
function placeIn({ document }: ScenarioDocument, index: number, at: string): Listed['place'] {
  const way = at === '' ? [] : at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return document.place(['scenarios', index, ...way]);
}

function only(read: ScenarioDocument, wanted: ReadonlySet<string>): ScenarioDocument {
  const { scenarios } = read.document.value as { scenarios: readonly unknown[] };
  const kept = scenarios.filter((one) => wanted.has(idOf(one)));
  const text = JSON.stringify({ format: 1, game: read.game, scenarios: kept });
  const again = readScenarioDocument(read.file, new TextEncoder().encode(text));
  return again.ok ? again.value : read;
}

const idOf = (scenario: unknown): string =>
  typeof scenario === 'object' && scenario !== null && 'id' in scenario ? String(scenario.id) : '';
