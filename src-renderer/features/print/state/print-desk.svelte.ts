import type { PackSummary, RevisionSummary } from '@shared/api/models';
import { packFaces, type PackFaces } from '@shared/face/index';
import type { PrintJob, PrintPlan, PrintProblem, Printable } from '@shared/print/model';
import { namesOf, naming, type NameOf } from '@shared/print/names';
import type { Style } from '@shared/language/definitions/template-words';
import type { Language } from '@shared/util/languages';
import type { Result } from '@shared/util/result';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { Wish } from '../../../state/print-wish';
import { PrintForm } from './form.svelte';
import { groupLines, type LineGroup } from './lines';

/** What turns packs and jobs into lists and pages: pure, and given from outside so that a test needs no pack. */
export interface PrintTools {
  list(faces: PackFaces, style: Style): readonly Printable[];
  plan(faces: PackFaces, job: PrintJob, changed: ReadonlySet<string> | null): Result<PrintPlan, PrintProblem>;
}

/** A pack on the way to paper: what there is to print, what was chosen, and the pages it makes. */
export class PrintDesk {
  packs = $state.raw<readonly PackSummary[]>([]);
  pack = $state<string | null>(null);
  revisions = $state.raw<readonly RevisionSummary[]>([]);
  failure = $state.raw<AnyFailure | null>(null);
  readonly form = new PrintForm();
  #faces = $state.raw<PackFaces | null>(null);
  /** The pack that they are of: another may have been chosen, and is still being read. */
  #facesOf = $state<string | null>(null);
  /** The revision that they are of: “as it is now” is another one after every change. */
  #revision = $state<string | null>(null);
  /** What is drawn otherwise than in a revision, and what that was asked for. */
  #changed = $state.raw<{ readonly asked: string; readonly keys: ReadonlySet<string> } | null>(null);
  readonly #client: Pick<Client, 'call'>;
  readonly #tools: PrintTools;
  readonly #language: () => Language;
  /** The newest reading: an older one that comes late is of no use. */
  #reading = 0;

  constructor(client: Pick<Client, 'call'>, tools: PrintTools, language: () => Language) {
    this.#client = client;
    this.#tools = tools;
    this.#language = language;
  }

  readonly summary: PackSummary | null = $derived(this.packs.find(({ id }) => id === this.pack) ?? null);
  readonly printables: readonly Printable[] = $derived.by(() =>
    this.#faces ? this.#tools.list(this.#faces, this.form.settings.style) : [],
  );
  readonly #names: ReadonlyMap<string, string> = $derived.by(() =>
    this.#faces ? namesOf(this.#faces, this.#language(), this.form.settings.style) : new Map(),
  );
  /** What things are called in the cards as they are now: who keeps it can ask when the desk is gone. */
  readonly nameOf: NameOf = $derived.by(() =>
    this.#faces ? naming(this.#faces, this.form.settings.style, this.#language) : () => null,
  );
  readonly groups: readonly LineGroup[] = $derived(
    this.#faces ? groupLines(this.printables, this.#faces, this.#names) : [],
  );
  /** Things in one language, copies counted. */
  readonly count: number = $derived(
    this.printables
      .filter((one) => this.form.isPrinted(one))
      .reduce((sum, { key, copies }) => sum + (this.form.copiesOf(key) ?? copies), 0),
  );
  /** By what it is decided what has changed; null: everything is printed. Whenever it is another, ask anew. */
  readonly changesAsked: string | null = $derived(
    this.form.since === null
      ? null
      : JSON.stringify([
          this.pack,
          this.form.revision,
          this.form.since,
          this.form.languages,
          this.form.settings.style,
          this.#revision,
        ]),
  );
  readonly job: PrintJob | null = $derived(
    this.pack !== null && this.#faces ? this.form.jobOf(this.pack, this.printables) : null,
  );
  readonly planned: Result<PrintPlan, PrintProblem> | null = $derived.by(() => {
    if (!this.#faces || !this.job || this.form.languages.length === 0) return null;
    const changed = this.#changed?.asked === this.changesAsked ? this.#changed.keys : null;
    // until it is known what changed, no page of it can be shown
    if (this.changesAsked !== null && !changed) return null;
    return this.#tools.plan(this.#faces, this.job, changed);
  });
  readonly plan: PrintPlan | null = $derived(this.planned?.ok ? this.planned.value : null);
  readonly problem: PrintProblem | null = $derived(
    this.planned && !this.planned.ok ? this.planned.error : null,
  );
  /** The cards of the pack that is chosen are there; what is wrong with the rest is told where it is set. */
  readonly read: boolean = $derived(this.#faces !== null && this.#facesOf === this.pack);
  readonly printable: boolean = $derived(this.plan !== null && this.read && !this.form.faulty);

  /** What was asked for, or the pack that was printed or opened last, or the first there is. */
  async start(wish: Wish | null, last: readonly (string | null | undefined)[]): Promise<void> {
    const packs = await this.#client.call('packs.list', {});
    this.failure = packs.ok ? null : packs.error;
    if (!packs.ok) return;
    this.packs = packs.value.filter(({ deletedAt }) => deletedAt === null);
    const wanted = [wish?.pack, ...last].find((id) => this.packs.some((pack) => pack.id === id));
    const first = wanted ?? this.packs[0]?.id;
    if (first === undefined) return;
    await this.open(first);
    if (wish?.path && wish.pack === first) this.printOnly(wish.path);
  }

  async open(pack: string): Promise<void> {
    this.pack = pack;
    this.form.forget();
    this.revisions = [];
    await Promise.all([this.#readFaces(), this.#readHistory(pack)]);
  }

  /** null: as it is now. */
  async showRevision(revision: string | null): Promise<void> {
    this.form.revision = revision;
    // What changed since a later one than is printed nobody asks for, and the list has no such line.
    if (!this.#isEarlier(this.form.since)) this.form.since = null;
    await this.#readFaces();
  }

  /** Than what is printed; the newest revision comes first in the list. */
  #isEarlier(since: string | null): boolean {
    const ids = this.revisions.map(({ id }) => id);
    const printed = this.form.revision === null ? 0 : ids.indexOf(this.form.revision);
    return since !== null && ids.indexOf(since) > printed;
  }

  /** One card alone, as the editor asks for it; a path that is none leaves the list as it is. */
  printOnly(path: string): void {
    const keys = this.printables.map(({ key }) => key);
    if (!keys.includes(path)) return;
    this.form.print(keys, false);
    this.form.print([path], true);
  }

  /** Its cards may have been changed in another window; null: any pack may have been. */
  async changed(pack: string | null): Promise<void> {
    const packs = await this.#client.call('packs.list', {});
    if (packs.ok) this.packs = packs.value.filter(({ deletedAt }) => deletedAt === null);
    if (this.pack === null || (pack !== null && this.pack !== pack)) return;
    await Promise.all([this.#readFaces(), this.#readHistory(this.pack)]);
  }

  async #readFaces(): Promise<void> {
    const { pack } = this;
    if (pack === null) return;
    const { revision } = this.form;
    const reading = (this.#reading += 1);
    const found = await this.#client.call('faces.get', { pack, ...(revision === null ? {} : { revision }) });
    // another pack or revision may have been chosen while this one was read
    if (reading !== this.#reading) return;
    this.failure = found.ok ? null : found.error;
    this.#faces = found.ok ? packFaces({ pack, ...found.value }) : null;
    this.#facesOf = pack;
    this.#revision = found.ok ? found.value.revision : null;
  }

  async #readHistory(pack: string): Promise<void> {
    const history = await this.#client.call('packs.history', { pack });
    if (history.ok && this.pack === pack) this.revisions = history.value;
  }

  async readChanges(): Promise<void> {
    const { pack, changesAsked: asked } = this;
    const { since, revision, languages, settings } = this.form;
    if (asked === null || pack === null || since === null || languages.length === 0) return;
    const found = await this.#client.call('print.changed', {
      pack,
      since,
      ...(revision === null ? {} : { revision }),
      languages: [...languages],
      style: settings.style,
    });
    // something else may have been chosen meanwhile
    if (this.changesAsked !== asked) return;
    this.failure = found.ok ? null : found.error;
    if (found.ok) this.#changed = { asked, keys: new Set(found.value.keys) };
  }
}
