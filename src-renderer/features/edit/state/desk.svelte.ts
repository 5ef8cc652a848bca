import type { PackSummary } from '@shared/api/models';
import type { Drawn } from '@shared/face/index';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Fix } from '@shared/language/fixes';
import type { ByLanguage } from '@shared/util/languages';
import type { Client } from '../../../api/client';
import type { AnyFailure } from '../../../state/failure-text';
import type { OpenDocument } from '../../../state/navigation.svelte';
import { DraftKeeper, type Timers } from './drafts';
import type { EditDocument } from './document.svelte';
import { EditPack } from './edit-pack.svelte';
import type { EditLanguage } from './load-language';
import { translationsPlace } from '../translations/place';
import { packProblems, type PackProblems } from './pack-problems';
import { problemsOfPlay } from './play-problems';
import { previewOf } from './preview';
import { sameFix, sameProblem } from './same-problem';
import { saveAll, type SavedAll } from './save-all';
import { saveDocument, type Saved } from './save-document';
import { isTried, subjectOf } from './subject';

export interface DeskParts {
  readonly client: Pick<Client, 'call'>;
  readonly timers: Timers;
  readonly language: EditLanguage;
  readonly tell: (failure: AnyFailure) => void;
}

/** The Edit screen: one pack, one document in front, what was typed kept safe. */
export class EditDesk {
  packs = $state.raw<readonly PackSummary[]>([]);
  pack = $state.raw<EditPack | null>(null);
  document = $state.raw<EditDocument | null>(null);
  failure = $state.raw<AnyFailure | null>(null);
  readonly drafts: DraftKeeper;
  readonly #parts: DeskParts;
  #showing = 0;
  #saved: Promise<unknown> = Promise.resolve();

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.drafts = new DraftKeeper(parts.client, parts.timers, parts.tell);
  }

  /** The card of the text, or the last that could be drawn; null: it has no face. */
  readonly preview: ByLanguage<Drawn | null> | null = $derived.by(() => {
    const around = this.pack?.around;
    const definition = this.document?.lastValid;
    return around && definition ? previewOf(definition, around, 'illustrated') : null;
  });

  readonly problems: PackProblems = $derived(
    packProblems(
      this.pack?.problems ?? null,
      this.document,
      this.document !== null && (this.pack?.isFresh(this.document) ?? false),
      this.pack ? problemsOfPlay(this.pack) : [],
      this.pack?.typedSince.filter((one) => one !== this.document),
    ),
  );

  /**
   * Brings a document to the front, or the first of the pack. Returns what is shown then, for the address; null:
   * there is nothing to show, or somebody asked for another one meanwhile.
   */
  async show(wanted: OpenDocument | null, lastPack: string | null): Promise<OpenDocument | null> {
    const showing = ++this.#showing;
    // The pack that lies open already is shown without a question.
    if (wanted === null || wanted.pack !== this.pack?.id) {
      const packs = await this.#parts.client.call('packs.list', {});
      if (showing !== this.#showing) return null;
      if (!packs.ok) {
        this.failure = packs.error;
        return null;
      }
      this.packs = packs.value.filter(({ deletedAt }) => deletedAt === null);
    }
    const id = wanted?.pack ?? this.#firstPack(lastPack);
    if (id === null) return null;
    const pack =
      this.pack?.id === id ? this.pack : new EditPack(id, this.#parts.client, this.#parts.language);
    if (pack !== this.pack) {
      // Read before it was sent, the newest text of a document would be taken for an old one.
      await this.drafts.keepAll();
      await pack.load();
    }
    const isTable = wanted?.path === translationsPlace;
    const path = isTable ? null : (wanted?.path ?? pack.rows[0]?.path ?? null);
    const document = path === null ? null : await pack.open(path);
    if (showing !== this.#showing) return null;
    // At once: a document of the pack before must not be typed in as if it were one of this.
    this.failure = document ? null : pack.failure;
    this.pack = pack;
    if (isTable) {
      // The table shows the card of the row that is written in: asked for again, it must not lose it.
      if (this.document?.key.pack !== id) this.document = null;
      return wanted;
    }
    this.document = document;
    return { pack: id, path: document ? path : null };
  }

  /** Somebody may have saved something; returns what lay open here and is not there any more. */
  async refresh(): Promise<readonly string[]> {
    const gone = (await this.pack?.refresh()) ?? [];
    this.#rescue();
    return gone;
  }

  /** Somebody typed, saved or discarded: a draft came or went. */
  async refreshDrafts(): Promise<void> {
    await this.pack?.readDrafts();
    this.#rescue();
  }

  /**
   * There is one draft a document: a save, a deletion or an undo in another window takes along what is typed here,
   * and it would be lost with this window. A draft that is there is left alone: two windows must not fight over it.
   */
  #rescue(): void {
    for (const document of this.pack?.documents.values() ?? [])
      if (
        document.state === 'changed' &&
        !this.pack?.drafts.has(document.key.path) &&
        !this.drafts.isComing(document)
      )
        this.drafts.typed(document);
  }

  /** Closing the window would cost something: typed without a connection, or in two windows at once. */
  get hasUnsent(): boolean {
    return [...(this.pack?.documents.values() ?? [])].some(
      (document) => document.state === 'changed' && !this.drafts.isComing(document),
    );
  }

  type(text: string): void {
    if (this.document) this.typeIn(this.document, text);
  }

  typeIn(document: EditDocument, text: string): void {
    if (text === document.text || this.pack?.readonly) return;
    // It was given another id, or deleted: a draft of it would belong to nothing.
    if (this.pack?.documents.get(document.key.path) !== document) return;
    document.type(text);
    this.drafts.typed(document);
  }

  /** The document that a row of a table is about: its card is shown, the table stays in front. */
  async showBeside(path: string): Promise<void> {
    const showing = ++this.#showing;
    const document = await this.pack?.open(path);
    if (document && showing === this.#showing) this.document = document;
  }

  async saveAll(documents: readonly EditDocument[]): Promise<SavedAll> {
    const { client, language, tell } = this.#parts;
    const saved = await this.#inTurn(() => saveAll(client, documents, this.drafts, language.formatDocument));
    if (saved.failure) tell(saved.failure);
    return saved;
  }

  /** One save after the other, each of the text as it is then: an older text must not end up on top of a newer one. */
  #inTurn<T>(save: () => Promise<T>): Promise<T> {
    const done = this.#saved.then(save);
    this.#saved = done.catch(() => undefined);
    return done;
  }

  fix(fix: Fix): void {
    if (this.document) this.type(this.#parts.language.applyFix(this.document.text, fix));
  }

  /** In the document in front, of which the problem may have been found in another text. False: it is over. */
  async fixFound(problem: Diagnostic, fix: Fix): Promise<boolean> {
    const { document, pack } = this;
    if (!pack || document?.key.path !== problem.file) return false;
    if (!sameProblem(document.diagnostics, problem)) {
      // Only the whole pack shows it: it is asked about the text as it is now.
      await this.drafts.keepAll();
      await pack.readProblems();
    }
    if (document !== this.document) return false;
    const found = sameProblem(this.problems.list, problem);
    const now = found && sameFix(this.#parts.language.fixesOf(found), fix);
    if (now) this.fix(now);
    return now !== null;
  }

  async save(): Promise<Saved> {
    const { document } = this;
    if (!document || this.pack?.readonly) return { is: 'nothing' };
    const { client, language } = this.#parts;
    const saved = await this.#inTurn(() =>
      saveDocument(client, document, this.drafts, language.formatDocument),
    );
    if (saved.is === 'refused') this.#parts.tell(saved.failure);
    const { path } = document.key;
    const saidId = this.pack?.rows.find((row) => row.path === path)?.id;
    if (saved.is === 'saved' && saidId !== undefined) this.pack?.trials.forgetLoopsWith(saidId);
    // What only play can show is looked for when the designer thinks it done, and nobody waits for it.
    if (saved.is === 'saved' && isTried(subjectOf(path)))
      void this.pack?.trials.of(path).tryOut(document, this.drafts);
    return saved;
  }

  /** Back to what is saved; what was typed can still be had by undo. */
  async discard(): Promise<void> {
    const { document } = this;
    if (!document) return;
    const { gone, theirs } = document;
    document.takeStored(theirs ?? document.stored);
    await this.drafts.drop(document);
    if (!gone) return;
    // There is nothing saved to go back to: the first of the pack is shown.
    this.pack?.documents.delete(document.key.path);
    await this.show({ pack: document.key.pack, path: null }, null);
  }

  async takeTheirs(): Promise<void> {
    const theirs = this.document?.theirs;
    if (!this.document || !theirs) return;
    this.document.takeStored(theirs);
    await this.drafts.drop(this.document);
  }

  async keepMine(): Promise<Saved> {
    const theirs = this.document?.theirs;
    if (theirs) this.document?.rebase(theirs);
    return this.save();
  }

  #firstPack(last: string | null): string | null {
    const own = this.packs.filter(({ shipped }) => !shipped);
    return (this.packs.find(({ id }) => id === last) ?? own[0] ?? this.packs[0])?.id ?? null;
  }
}
