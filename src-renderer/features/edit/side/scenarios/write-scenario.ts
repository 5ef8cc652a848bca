import { scenarioPath } from '@shared/language/document-paths';
import type { Fix } from '@shared/language/fixes';
import type { Client } from '../../../../api/client';
import type { AnyFailure } from '../../../../state/failure-text';
import type { TextPlace } from '../../../../editor/text-place';
import type { EditDesk } from '../../state/desk.svelte';
import type { EditLanguage } from '../../state/load-language';
import type { Subject } from '../../state/subject';
import { linesOf, newScenario } from './new-scenario';

/** Where scenarios of a pack go that has none yet. */
const firstFile = scenarioPath('own');

/** Stands for the scenario until it is written out: a fix puts everything on one line. */
const stand = '\u0000 a new scenario';

export type Written =
  | { readonly is: 'written'; readonly path: string; readonly place: TextPlace }
  /** The file can't be read just now, so nothing can be added to it. */
  | { readonly is: 'broken'; readonly path: string }
  | { readonly is: 'refused'; readonly failure: AnyFailure };

/**
 * Adds a scenario about a definition to a file of scenarios, which may be new. It is typed,
 * not saved: whoever does not want it takes it back.
 */
export async function writeScenario(
  desk: EditDesk,
  client: Pick<Client, 'call'>,
  language: EditLanguage,
  subject: Subject,
  title: string,
  /** null: the first that there is, or a new one. */
  into: string | null = null,
): Promise<Written | null> {
  const { pack } = desk;
  const summary = pack?.summary;
  if (!pack || !summary) return null;
  const { game } = summary;
  const first = pack.scenarioFiles.find((file) => file === firstFile) ?? pack.scenarioFiles[0];
  const path = into ?? first ?? firstFile;
  if (!pack.scenarioFiles.includes(path)) {
    const source = language.formatDocument(JSON.stringify({ format: 1, game, scenarios: [] }, null, 2));
    const made = await client.call('definitions.create', {
      pack: pack.id,
      base: summary.head,
      path,
      source,
    });
    // Somebody was faster: then it is there.
    if (!made.ok && made.error.code !== 'id-taken') return { is: 'refused', failure: made.error };
  }
  const document = await pack.open(path);
  if (!document) return pack.failure ? { is: 'refused', failure: pack.failure } : null;
  const listed = scenariosIn(language, path, document.text, game);
  if (!listed) return { is: 'broken', path };
  const { begin } = language.languageOf(game).scenario;
  const scenario = newScenario({ begin, subject, title, rows: pack.rows, taken: listed.ids });
  const at = ['scenarios', listed.count];
  const fix: Fix = { title: 'add', data: {}, edits: [{ at, set: stand }] };
  const added = language.applyFix(document.text, fix).replace(JSON.stringify(stand), () => linesOf(scenario));
  const text = language.formatDocument(added);
  desk.typeIn(document, text);
  return { is: 'written', path, place: placeOf(text, `"${scenario.id}"`) };
}

interface Listed {
  readonly count: number;
  readonly ids: ReadonlySet<string>;
}

function scenariosIn(
  language: EditLanguage,
  path: string,
  text: string,
  game: Parameters<EditLanguage['checkFile']>[2],
): Listed | null {
  const checked = language.checkFile(path, new TextEncoder().encode(text), game);
  if (!checked.ok || checked.value.is !== 'scenarios') return null;
  const { count, document } = checked.value.scenarios;
  const { scenarios } = document.value as { scenarios: readonly unknown[] };
  const ids = scenarios.flatMap((one) =>
    typeof one === 'object' && one !== null && 'id' in one ? [String(one.id)] : [],
  );
  return { count, ids: new Set(ids) };
}

/** Of the last time that it is written: what was added stands last. */
function placeOf(text: string, letters: string): TextPlace {
  const lines = text.slice(0, Math.max(0, text.lastIndexOf(`"id": ${letters}`))).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
