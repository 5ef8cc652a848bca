import type { RenamedDefinition } from '@shared/api/editing';
import type { Failure } from '@shared/api/failures';
import type { RevisionSummary } from '@shared/api/models';
import type { UsesFound } from '@shared/api/uses';
import { definitionPath, manifestPath, scenarioPath } from '@shared/language/document-paths';
import type { ValidDefinition } from '@shared/language/definitions/index';
import type { Kind } from '@shared/language/kinds';
import type { Names } from '@shared/language/names';
import { nameOf } from '@shared/ruletext/index';
import { languages } from '@shared/util/languages';
import { err, ok, type Result } from '@shared/util/result';
import type { Client } from '../../../api/client';
import { copyNames } from '../../../state/copy-names';
import type { EditDesk } from '../state/desk.svelte';
import type { EditPack } from '../state/edit-pack.svelte';

export type NewKind = Kind | 'scenarios';

export interface ListWorkParts {
  readonly client: Pick<Client, 'call'>;
  readonly desk: EditDesk;
}

export interface Duplicated {
  readonly path: string;
  /** False: what was typed has mistakes, so in the copy it is typed too, and not saved. */
  readonly isSaved: boolean;
}

/** A definition that has another id now. */
export interface Renamed {
  readonly pack: string;
  readonly path: string;
  readonly oldId: string;
  /** How many documents were saved with it. */
  readonly documents: number;
  /** The id it had, everywhere again; where it lies then. */
  takeBack(): Promise<Result<string, Failure>>;
}

type Made = RevisionSummary | { readonly revision: RevisionSummary; readonly path: string };

/** A pack that others save in at every moment would never let this one through. */
const mostTries = 5;

export const newPath = (kind: NewKind, id: string): string =>
  kind === 'scenarios' ? scenarioPath(id) : definitionPath(kind, id);

/** What a designer does with whole documents. One after the other: each stands on the revision of the one before. */
export class ListWork {
  readonly #client: Pick<Client, 'call'>;
  readonly #desk: EditDesk;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ client, desk }: ListWorkParts) {
    this.#client = client;
    this.#desk = desk;
  }

  /** The new document's path. */
  create(kind: NewKind, id: string, source: string): Promise<Result<string, Failure>> {
    return this.#inTurn(async (pack) => {
      const path = newPath(kind, id);
      const made = await this.#onNewest(pack, (base) =>
        this.#client.call('definitions.create', { pack: pack.id, base, path, source }),
      );
      return made.ok ? ok(path) : made;
    });
  }

  /** A copy of what is on the screen. */
  duplicate(path: string): Promise<Result<Duplicated, Failure>> {
    return this.#inTurn(async (pack) => {
      const row = pack.rows.find((one) => one.path === path);
      if (!row) return err({ code: 'no-such-definition', data: { pack: pack.id, path } });
      const document = await pack.open(path);
      const typed = document?.changed ? document : null;
      const taken = pack.rows.flatMap(({ names }) => (names ? [names] : []));
      const names = (typed?.lastValid && namesOf(typed.lastValid)) ?? row.names;
      const wish = {
        pack: pack.id,
        path,
        ...(names && { names: copyNames(names, taken) }),
        ...(typed && { source: typed.text }),
      };
      const made = await this.#onNewest(pack, (base) =>
        this.#client.call('definitions.duplicate', { ...wish, base }),
      );
      if (!made.ok) return made;
      const { path: newPath, unsaved } = made.value;
      const copy = unsaved === null ? null : await pack.open(newPath);
      if (copy && unsaved !== null) this.#desk.typeIn(copy, unsaved);
      return ok({ path: newPath, isSaved: unsaved === null });
    });
  }

  renameId(path: string, id: string): Promise<Result<Renamed, Failure>> {
    return this.#inTurn(async (pack) => {
      const oldId = pack.rows.find((row) => row.path === path)?.id ?? '';
      const made = await this.#rename(pack, path, id);
      if (!made.ok) return made;
      const { path: newPath, touched } = made.value;
      const takeBack = (): Promise<Result<string, Failure>> =>
        this.#inTurn(async (shown) => {
          // Another pack may lie open by now.
          const back = await this.#rename(shown.id === pack.id ? shown : pack, newPath, oldId);
          return back.ok ? ok(back.value.path) : back;
        });
      return ok({ pack: pack.id, path: newPath, oldId, documents: touched.length, takeBack });
    });
  }

  async #rename(pack: EditPack, path: string, id: string): Promise<Result<RenamedDefinition, Failure>> {
    // The workbench refuses where something is unsaved, and knows only what has reached it.
    await this.#desk.drafts.keepAll();
    pack.leaving.add(path);
    const made = await this.#onNewest(pack, (base) =>
      this.#client.call('definitions.renameId', { pack: pack.id, base, path, id }),
    );
    pack.leaving.delete(path);
    if (!made.ok) return made;
    const document = pack.documents.get(path);
    pack.documents.delete(path);
    // Typed while it was on its way: of a document that is not there any more nobody would find a draft.
    if (document?.changed) await this.#desk.drafts.drop(document);
    return made;
  }

  /** Seen at once, saved behind. `by` counts within the group of the definition. */
  move(path: string, by: number): Promise<Result<void, Failure>> {
    const { pack } = this.#desk;
    const isMoved = pack ? moveInGroup(pack, path, by) : false;
    if (!isMoved) return Promise.resolve(ok(undefined));
    return this.#inTurn(async (of) => {
      const moved = await this.#onNewest(of, (base) =>
        this.#client.call('definitions.move', { pack: of.id, base, path, by }),
      );
      await of.moveEnded(moved.ok);
      return moved.ok ? ok(undefined) : moved;
    });
  }

  /** Who names it; null: nobody, or nobody can tell. */
  async namedBy(path: string): Promise<UsesFound | null> {
    const { pack } = this.#desk;
    if (!pack?.rows.some((row) => row.path === path)) return null;
    const uses = await this.#client.call('uses.of', { pack: pack.id, path });
    if (!uses.ok) return null;
    return uses.value.definitions.length + uses.value.ownScenarios.length > 0 ? uses.value : null;
  }

  /** What takes it back: the document, and what was typed in it and not saved. */
  delete(path: string): Promise<Result<() => Promise<Result<void, Failure>>, Failure>> {
    return this.#inTurn(async (pack) => {
      // A draft that came late would lie there for a document that is gone.
      await this.#desk.drafts.keepAll();
      pack.leaving.add(path);
      const document = pack.documents.get(path);
      const draft = pack.drafts.get(path)?.source ?? null;
      const gone = await this.#onNewest(pack, (base) =>
        this.#client.call('definitions.save', {
          pack: pack.id,
          base,
          changes: [{ path, source: null }],
          message: { code: 'deleted' },
          dropPictures: true,
        }),
      );
      pack.leaving.delete(path);
      if (!gone.ok) return gone;
      const { id: made, parent } = gone.value;
      if (document) this.#desk.drafts.forget(document);
      pack.documents.delete(path);
      const text = document ? document.text : draft;
      const typed = document?.changed === false ? null : text;
      return ok(() => this.#bringBack(pack, path, parent, made, typed));
    });
  }

  async #bringBack(
    pack: EditPack,
    path: string,
    parent: string | null,
    made: string,
    typed: string | null,
  ): Promise<Result<void, Failure>> {
    if (parent === null) return err({ code: 'stale-base', data: { pack: pack.id } });
    const wish = { pack: pack.id, path, revision: parent, unlessChangedSince: made };
    const back = await this.#client.call('definitions.restore', wish);
    if (!back.ok) return back;
    await pack.refresh();
    const document = typed === null ? null : await pack.open(path);
    if (document && typed !== null) this.#desk.typeIn(document, typed);
    return ok(undefined);
  }

  #inTurn<T>(run: (pack: EditPack) => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const { pack } = this.#desk;
    if (!pack) return Promise.resolve(err({ code: 'no-such-pack', data: { pack: '' } }));
    const done = this.#last.then(() => run(pack));
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Saved on the newest revision: what others saved in other documents is no reason to refuse. */
  async #onNewest<T extends Made>(
    pack: EditPack,
    call: (base: string) => Promise<Result<T, Failure>>,
  ): Promise<Result<T, Failure>> {
    for (let attempt = 0; ; attempt += 1) {
      const base = await this.#client.call('documents.get', { pack: pack.id, path: manifestPath });
      if (!base.ok) return base;
      const made = await call(base.value.revision);
      if (made.ok || made.error.code !== 'stale-base' || attempt >= mostTries) return made;
    }
  }
}

/** null: it has none. */
function namesOf(definition: ValidDefinition): Names | null {
  const [en, ja, uk] = languages.map((language) => nameOf(definition, language));
  return en != null && ja != null && uk != null ? { en, ja, uk } : null;
}

/** How many places up or down in its group lead beside another row of it. */
export function placesTo(
  pack: EditPack,
  { path, beside, after }: { path: string; beside: string; after: boolean },
): number {
  const row = pack.rows.find((one) => one.path === path);
  const group = pack.rows.filter((one) => one.kind === row?.kind && one.group === row.group);
  const from = group.findIndex((one) => one.path === path);
  const to = group.findIndex((one) => one.path === beside) + (after ? 1 : 0);
  return to - from - (to > from ? 1 : 0);
}

/** False: it is at the end already. */
function moveInGroup(pack: EditPack, path: string, by: number): boolean {
  const row = pack.rows.find((one) => one.path === path);
  const group = pack.rows.filter((one) => one.kind === row?.kind && one.group === row.group);
  const from = group.findIndex((one) => one.path === path);
  const target = group[Math.min(Math.max(from + by, 0), group.length - 1)];
  if (!row || !target || target === row) return false;
  pack.moveRow(pack.rows.indexOf(row), pack.rows.indexOf(target));
  return true;
}
