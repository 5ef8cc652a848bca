import { SvelteMap } from 'svelte/reactivity';
import type { ChangeKind, Draft, ProblemsFound } from '@shared/api/editing';
import type { AssistPack } from '@shared/assist/types';
import type { Answer } from '@shared/api/calls';
import type { FacesFound } from '@shared/api/faces';
import type { DefinitionSummary, PackSummary } from '@shared/api/models';
import type { PrintedDefinition } from '@shared/face/index';
import { scenarioFolder } from '@shared/language/document-paths';
import { firstGame, type Game } from '@shared/games/index';
import type { Kind } from '@shared/language/kinds';
import { aroundOf } from '@shared/ruletext/index';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import { checkText, type PackAround } from './check-text';
import { EditDocument, type Stored } from './document.svelte';
import type { EditLanguage } from './load-language';
import type { PreviewAround } from './preview';
import { inOrderOf, leftRow, samplePaths } from './rows';
import { ScenarioRuns } from './scenario-runs.svelte';
import { Trials } from './trial.svelte';

type Calls = Pick<Client, 'call'>;
type OtherDocument = Answer<'documents.others'>['documents'][number];
const page = 500;

/** One pack on the desk: its definitions, the documents that are open, and what is around them. */
export class EditPack {
  summary = $state.raw<PackSummary | null>(null);
  rows = $state.raw<readonly DefinitionSummary[]>([]);
  problems = $state.raw<ProblemsFound | null>(null);
  /** What differs from the pack that this one is a copy of. */
  changes = $state.raw<ReadonlyMap<string, ChangeKind>>(new Map());
  failure = $state.raw<AnyFailure | null>(null);
  /** What was typed and not saved, by path. */
  readonly drafts = new SvelteMap<string, Draft>();
  readonly documents = new SvelteMap<string, EditDocument>();
  /** What playing its definitions has shown. */
  readonly trials: Trials;
  readonly scenarios: ScenarioRuns;
  /** Documents that are no definitions, in the order of paths: pack.json and files of scenarios. */
  others = $state.raw<readonly OtherDocument[]>([]);
  /** Documents that an operation of this window takes away: it says itself what is shown then. */
  readonly leaving = new Set<string>();
  #assets = $state.raw<readonly string[]>([]);
  #askedAbout = $state.raw<ReadonlyMap<string, string>>(new Map());
  #found = $state.raw<FacesFound | null>(null);
  #samples = $state.raw<readonly PrintedDefinition[]>([]);
  readonly #client: Calls;
  readonly #language: EditLanguage;
  /** Counted up by each reading: an older answer must not undo a newer one. */
  #reading = 0;
  /** Moves that are seen and not saved yet: what was read before them must not take them back for a moment. */
  #unsavedMoves = $state(0);
  #isOrderUnread = false;

  constructor(
    readonly id: string,
    client: Calls,
    language: EditLanguage,
  ) {
    this.#client = client;
    this.#language = language;
    this.trials = new Trials(client);
    this.scenarios = new ScenarioRuns(id, client);
  }

  readonly around: PreviewAround | null = $derived(
    this.#found && this.summary && { pack: this.summary.id, found: this.#found, samples: this.#samples },
  );
  /** What help while typing knows of the pack. */
  readonly assist: AssistPack | null = $derived(
    this.#found &&
      this.summary && {
        game: this.summary.game,
        ids: this.rows.map(({ id, kind, path, names }) => ({ id, kind, path, names })),
        assets: this.#assets,
        around: aroundOf(this.#found.around.map(({ definition }) => definition)),
      },
  );
  readonly readonly: boolean = $derived(this.summary?.shipped ?? true);
  /** The order that is shown is not saved yet. */
  readonly moving: boolean = $derived(this.#unsavedMoves > 0);

  readonly #ids: ReadonlyMap<Kind, ReadonlySet<string>> = $derived.by(() => {
    const ids = new Map<Kind, Set<string>>();
    for (const { kind, id } of this.rows) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
    return ids;
  });

  /** Of the saved texts. */
  readonly #hashes: ReadonlyMap<string, string> = $derived(
    new Map([...this.rows, ...this.others].map(({ path, hash }) => [path, hash])),
  );
  /** Deleted elsewhere while something was typed in them: without a line of their own nobody would find that again. */
  readonly #leftBehind: readonly string[] = $derived(
    [...this.drafts.keys()].filter((path) => !this.#hashes.has(path)),
  );
  /** What the list shows. */
  readonly listed: readonly DefinitionSummary[] = $derived([
    ...this.rows,
    ...this.#leftBehind.flatMap(leftRow),
  ]);
  readonly scenarioFiles: readonly string[] = $derived(
    [...this.others.map(({ path }) => path), ...this.#leftBehind].filter((path) =>
      path.startsWith(`${scenarioFolder}/`),
    ),
  );

  /** Whether there is such a document, saved or typed. */
  has(path: string): boolean {
    return this.#hashes.has(path) || this.documents.has(path) || this.drafts.has(path);
  }

  async load(): Promise<void> {
    const reading = ++this.#reading;
    const [packs, rows, drafts, assets, changes, others] = await Promise.all([
      this.#client.call('packs.list', {}),
      this.#readRows(),
      this.#client.call('drafts.list', { pack: this.id }),
      this.#client.call('assets.list', { pack: this.id }),
      this.#client.call('packs.changes', { pack: this.id }),
      this.#client.call('documents.others', { pack: this.id }),
    ]);
    const found = await this.#client.call('faces.get', { pack: this.id, paths: samplePaths(rows ?? []) });
    if (reading !== this.#reading) return;
    const summary = packs.ok ? packs.value.find(({ id }) => id === this.id) : undefined;
    if (!packs.ok || !found.ok || !rows || !summary) {
      this.failure = !packs.ok
        ? packs.error
        : !found.ok
          ? found.error
          : { code: 'no-such-pack', data: { pack: this.id } };
      return;
    }
    this.failure = null;
    this.summary = summary;
    this.#isOrderUnread = this.#unsavedMoves > 0;
    this.rows = this.#isOrderUnread ? inOrderOf(this.rows, rows) : rows;
    this.#found = found.value;
    this.#samples = found.value.cards.flatMap(({ definition }) =>
      definition.kind === 'rules' || definition.kind === 'template' ? [] : [definition],
    );
    if (drafts.ok) this.#takeDrafts(drafts.value);
    if (assets.ok) this.#assets = assets.value.map(({ path }) => path);
    if (others.ok) this.others = others.value.documents;
    if (changes.ok) this.changes = new Map(changes.value.changes.map(({ path, is }) => [path, is]));
    for (const document of this.documents.values()) document.check();
    // The whole pack is looked through: nobody waits for it to see a document.
    void this.readProblems();
  }

  /** Everything that is wrong in the pack, as if what is typed were saved. */
  async readProblems(): Promise<void> {
    const texts = new Map([...this.documents.values()].map(({ key, text }) => [key.path, text]));
    const answer = await this.#client.call('problems.of', { pack: this.id, withDrafts: true });
    if (!answer.ok) return;
    this.problems = answer.value;
    // What was opened meanwhile stays known.
    this.#askedAbout = new Map([...this.#askedAbout, ...texts]);
  }

  /** Whether the problems were found in this very text. */
  isFresh({ key, text }: EditDocument): boolean {
    return (this.#askedAbout.get(key.path) ?? null) === text;
  }

  /** Open documents whose text is another one by now. */
  readonly typedSince: readonly EditDocument[] = $derived(
    [...this.documents.values()].filter((one) => this.#askedAbout.has(one.key.path) && !this.isFresh(one)),
  );

  async #refreshDrafts(): Promise<void> {
    const known = draftKey([...this.drafts.values()]);
    await this.readDrafts();
    if (draftKey([...this.drafts.values()]) !== known) await this.readProblems();
  }

  async readDrafts(): Promise<void> {
    const answer = await this.#client.call('drafts.list', { pack: this.id });
    if (!answer.ok) return;
    this.#takeDrafts(answer.value);
    // What another window saved, deleted or typed takes the draft of this one along: it must not be said to be kept.
    for (const document of this.documents.values())
      document.keptAs(this.drafts.get(document.key.path)?.source ?? null);
  }

  /** null: it could not be read, and `failure` says why. */
  async open(path: string): Promise<EditDocument | null> {
    const known = this.documents.get(path);
    if (known) return known;
    const newest = await this.#stored(path);
    const from = newest ?? (await this.#typedOn(path));
    if (!from) return null;
    const made = this.documents.get(path) ?? (await this.#make(path, from));
    // Asked for twice at once, it is one document all the same: in a second one typing would be lost from sight.
    const opened = this.documents.get(path) ?? made;
    if (!newest) opened.gone = true;
    this.documents.set(path, opened);
    // As it lies in the library it has been looked at.
    if (opened === made) this.#askedAbout = new Map([...this.#askedAbout, [path, opened.text]]);
    return opened;
  }

  /**
   * Somebody may have saved something. Documents without changes follow; the others keep what was typed. Returns
   * those that lay open here and are not there any more.
   */
  async refresh(): Promise<readonly string[]> {
    const before = this.summary?.head;
    const hashes = this.#hashes;
    const packs = await this.#client.call('packs.list', {});
    const now = packs.ok ? packs.value.find(({ id }) => id === this.id) : undefined;
    // The same revision has the same documents: only what is typed may differ.
    if (now && now.head === before && !this.failure) {
      await this.#refreshDrafts();
      return [];
    }
    await this.load();
    const gone: string[] = [];
    for (const document of [...this.documents.values()]) {
      const { path } = document.key;
      if (document.saving || this.leaving.has(path)) continue;
      const isAsBefore = document.stored.revision === before && hashes.get(path) === this.#hashes.get(path);
      if (isAsBefore && this.summary && !document.theirs)
        document.rebase({ ...document.stored, revision: this.summary.head });
      else if (!(await this.#follow(document))) gone.push(path);
    }
    return gone;
  }

  /** False: it was deleted, and nothing was typed in it that would be lost. */
  async #follow(document: EditDocument): Promise<boolean> {
    const { path } = document.key;
    const answer = await this.#client.call('documents.get', { pack: this.id, path });
    if (!answer.ok) {
      if (answer.error.code !== 'no-such-definition') return true;
      document.theirs = null;
      document.gone = document.changed;
      if (!document.gone) this.documents.delete(path);
      return document.gone;
    }
    const { revision, source } = answer.value;
    if (document.saving) return true;
    if (source === document.stored.source) document.rebase({ revision, source });
    else if (!document.changed) document.takeStored({ revision, source });
    else document.theirs = { revision, source };
    return true;
  }

  /** Another place in the list at once. The library is told by whoever asks for it, and `moveEnded` that it was. */
  moveRow(from: number, to: number): void {
    const row = this.rows[from];
    if (row) this.rows = this.rows.toSpliced(from, 1).toSpliced(to, 0, row);
    this.#unsavedMoves += 1;
  }

  async moveEnded(isSaved: boolean): Promise<void> {
    this.#unsavedMoves -= 1;
    if (!isSaved || (this.#unsavedMoves === 0 && this.#isOrderUnread)) await this.load();
  }

  async #make(path: string, newest: Stored): Promise<EditDocument> {
    const game = (): Game => this.summary?.game ?? firstGame;
    const around: PackAround = {
      // The pack may become one of another game while its documents are open.
      get game() {
        return game();
      },
      idsOf: (kind) => this.#ids.get(kind) ?? new Set(),
    };
    const document = new EditDocument({ pack: this.id, path }, newest, (file, text) =>
      checkText(this.#language, file, text, around),
    );
    const draft = this.drafts.get(path);
    if (draft) {
      const base = draft.base === newest.revision ? newest : await this.#stored(path, draft.base);
      document.bringBack(draft.source, base ?? newest, draft.changedAt);
      // Saved by somebody since it was typed: the designer has to choose, before or when he saves.
      if (base && base.source !== newest.source) document.theirs = newest;
    }
    return document;
  }

  /** A document that was deleted while something was typed in it: the text it was typed on. */
  async #typedOn(path: string): Promise<Stored | null> {
    const draft = this.drafts.get(path);
    if (!draft || this.failure?.code !== 'no-such-definition') return null;
    this.failure = null;
    return (await this.#stored(path, draft.base)) ?? { revision: draft.base, source: '' };
  }

  async #stored(path: string, revision?: string): Promise<Stored | null> {
    const answer = await this.#client.call('documents.get', {
      pack: this.id,
      path,
      ...(revision === undefined ? {} : { revision }),
    });
    if (!answer.ok) {
      if (revision === undefined) this.failure = answer.error;
      return null;
    }
    return { revision: answer.value.revision, source: answer.value.source };
  }

  async #readRows(): Promise<readonly DefinitionSummary[] | null> {
    const rows: DefinitionSummary[] = [];
    for (;;) {
      const answer = await this.#client.call('definitions.find', {
        pack: this.id,
        filter: {},
        offset: rows.length,
        limit: page,
      });
      if (!answer.ok) return null;
      rows.push(...answer.value.rows);
      if (answer.value.rows.length < page) return rows;
    }
  }

  #takeDrafts(drafts: readonly Draft[]): void {
    const paths = new Set(drafts.map(({ path }) => path));
    for (const path of [...this.drafts.keys()]) if (!paths.has(path)) this.drafts.delete(path);
    for (const draft of drafts) this.drafts.set(draft.path, draft);
  }
}

const draftKey = (drafts: readonly Draft[]): string =>
  drafts
    .map(({ path, changedAt }) => `${path} ${changedAt}`)
    .sort()
    .join();
