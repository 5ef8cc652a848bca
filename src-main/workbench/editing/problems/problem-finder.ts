import { mostProblems, type Draft, type ProblemsFound } from '@shared/api/editing';
import {
  type Diagnostic,
  isError,
  diagnostic,
  stopsPlay,
  type DiagnosticCode,
} from '@shared/language/diagnostics';
import type { KnownIcons } from '@shared/language/images/art-findings';
import type { Game } from '@shared/games/index';
import { kinds, type Kind } from '@shared/language/kinds';
import { manifestPath, parsePackPath, definitionPath } from '@shared/language/pack-format';
import { ok } from '@shared/util/result';
import type { Library, Outcome, PackFiles } from '../../../library/library';
import { sha256 } from '../../../library/storage/hash';
import { Recent } from '../../recent';
import { CheckedFiles, checkOne, type CheckedFile } from './checked-files';
import { FilesOnDemand } from './files-on-demand';
import type { ValidDefinition } from '@shared/language/definitions/index';
import { findInPack } from '@shared/language/meaning/find-in-pack';
import { brokenReferences } from '@shared/language/references';

interface LookedAt {
  readonly path: string;
  readonly file: CheckedFile;
  /** What was there before it broke: other files are judged by this, so that they are not blamed for it. */
  readonly before: ValidDefinition | null;
}

/** These count or look up definitions, and say something false while one of them can't be read. */
const needEveryFile: readonly DiagnosticCode[] = [
  'too-few-cards',
  'too-few-bonuses',
  'unpayable',
  'idle-patch',
];

/** Everything that is wrong, in each file and between them. `files`: every file, pictures too. */
function problemsIn(looked: readonly LookedAt[], files: PackFiles): Diagnostic[] {
  const ids = new Map<Kind, Set<string>>(kinds.map((kind) => [kind, new Set<string>()]));
  for (const path of files.keys()) {
    // A broken file is still there: whoever names it is right.
    const parsed = parsePackPath(path);
    if (parsed?.is === 'definition') ids.get(parsed.kind)?.add(parsed.id);
  }
  const definitions = looked.flatMap(({ file, before }) => file.definition ?? before ?? []);
  const expected = looked.filter(({ path }) => parsePackPath(path)?.is === 'definition').length;
  const whole = definitions.length === expected;
  const together = findInPack(definitions, files).filter(
    ({ code }) => whole || !needEveryFile.includes(code),
  );
  const references = looked.flatMap(({ file }) => file.references);
  const rules = definitionPath('rules', 'main');
  return [
    ...looked.flatMap(({ file }) => file.problems),
    ...brokenReferences(references, (kind) => ids.get(kind) ?? new Set()),
    ...together.map((one) => (stopsPlay(one.code) ? { ...one, severity: 'error' as const } : one)),
    ...(ids.get('rules')?.size ? [] : [diagnostic('missing-file', { file: rules }, { path: rules })]),
  ].sort(byPlace);
}

const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.file, b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0) ||
  compare(a.code, b.code);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const utf8 = new TextEncoder();

/** Checked in one go before others get a turn: a large pack that is opened must not hold up every other call. */
const atOnce = 40;
const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Typed {
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** Answers what is wrong in a pack, again and again while it is typed in: an unchanged document is checked once. */
export class ProblemFinder {
  readonly #packs = new Recent<CheckedFiles>(3);

  /** What is known of a file already, for whoever would have to check it again. */
  known(pack: string, path: string, hash: string, game: Game): CheckedFile | null {
    return this.#packs.get(pack)?.get(path, hash, game) ?? null;
  }

  async of(
    library: Library,
    pack: string,
    withDrafts: boolean,
    icons: KnownIcons | null,
  ): Promise<Outcome<ProblemsFound>> {
    const summary = library.packs.get(pack);
    if (!summary.ok) return summary;
    const { head, game: labelled } = summary.value;
    const listing = library.packs.listing(pack, head);
    if (!listing.ok) return listing;
    const drafts = withDrafts ? library.drafts.list(pack) : ok([]);
    if (!drafts.ok) return drafts;

    const saved = listing.value;
    const typed = new Map(drafts.value.map((draft) => [draft.path, typedIn(draft)]));
    const known = this.#packs.get(pack) ?? this.#packs.keep(pack, new CheckedFiles());
    const paths = [...new Set([...saved.keys(), ...typed.keys()])].sort();
    const fetch = (some: readonly string[]): PackFiles => {
      const files = library.packs.some(pack, some, head);
      return files.ok ? files.value : new Map();
    };
    const read = (path: string): Uint8Array | undefined => typed.get(path)?.bytes ?? fetch([path]).get(path);

    const checkSaved = async (some: readonly string[], game: Game): Promise<void> => {
      const unknown = some.filter((path) => !known.get(path, saved.get(path) ?? '', game));
      for (let from = 0; from < unknown.length; from += atOnce) {
        for (const [path, bytes] of fetch(unknown.slice(from, from + atOnce))) {
          known.keep(path, saved.get(path) ?? '', game, checkOne(path, bytes, game, icons));
        }
        await breath();
      }
    };
    const checked = (path: string, game: Game): CheckedFile | null => {
      const draft = typed.get(path);
      if (!draft) return known.get(path, saved.get(path) ?? '', game);
      return (
        known.get(path, draft.hash, game) ??
        known.keep(path, draft.hash, game, checkOne(path, draft.bytes, game, icons))
      );
    };

    await checkSaved([manifestPath], labelled);
    const manifest = checked(manifestPath, labelled);
    const game = manifest?.manifest?.game ?? labelled;
    const documents = paths.filter((path) => isChecked(path));
    // What lies under a draft is needed too: others are judged by it while the draft is broken.
    await checkSaved(
      documents.filter((path) => saved.has(path)),
      game,
    );
    const looked = documents.flatMap((path): LookedAt[] => {
      const file = checked(path, game);
      const before = known.get(path, saved.get(path) ?? '', game)?.definition ?? null;
      return file ? [{ path, file, before }] : [];
    });
    if (manifest) looked.push({ path: manifestPath, file: manifest, before: null });
    known.settle();
    return ok({ revision: head, ...told(problemsIn(looked, new FilesOnDemand(paths, read))) });
  }
}

/** Pictures were checked when they came in; pack.json is looked at by itself. */
const isChecked = (path: string): boolean => {
  const parsed = parsePackPath(path);
  return parsed?.is === 'definition' || parsed?.is === 'scenarios';
};

const typedIn = ({ source }: Draft): Typed => {
  const bytes = utf8.encode(source);
  return { bytes, hash: sha256(bytes) };
};

function told(problems: readonly Diagnostic[]): Omit<ProblemsFound, 'revision'> {
  const files = new Map<string, { path: string; errors: number; warnings: number }>();
  for (const problem of problems) {
    const file = files.get(problem.file) ?? { path: problem.file, errors: 0, warnings: 0 };
    if (isError(problem)) file.errors++;
    else file.warnings++;
    files.set(problem.file, file);
  }
  const errors = problems.filter(isError).length;
  return {
    problems: problems.slice(0, mostProblems),
    errors,
    warnings: problems.length - errors,
    files: [...files.values()],
  };
}
