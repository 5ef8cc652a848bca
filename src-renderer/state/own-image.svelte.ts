import type { CallResult } from '@shared/api/bridge';
import type { RevisionSummary } from '@shared/api/models';
import type { Art } from '@shared/language/definitions/printed';
import type { Diagnostic } from '@shared/language/diagnostics';
import { withArt } from '@shared/language/images/edit-art';
import type { Names } from '@shared/language/names';
import { packLimits } from '@shared/language/pack-limits';
import { client, type Client } from '../api/client';
import { i18n } from './i18n.svelte';
import { toasts, type Toasts, type Words } from './toasts.svelte';
import { undo, type Undo } from './undo.svelte';

/** The definition that shows the picture. */
export interface PicturedCard {
  readonly pack: string;
  readonly path: string;
  readonly names: Names | null;
}

/** What a file chooser or a drop gives; a test has its own. */
export type PictureFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

export interface RefusedPicture {
  readonly card: PicturedCard;
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Puts pictures of the designer's own on cards, and takes them off. Every change can be taken back. */
export class OwnImage {
  busy = $state(false);
  /** Why the last picture was not taken: it stays beside the card until the next try. */
  #refused = $state.raw<RefusedPicture | null>(null);
  readonly #client: Client;
  readonly #toasts: Toasts;
  readonly #undo: Undo;

  constructor(from: Client, telling: Toasts, takingBack: Undo) {
    this.#client = from;
    this.#toasts = telling;
    this.#undo = takingBack;
  }

  /** The same part of a screen shows one card after another: what was wrong with one is not said of the next. */
  refusalOf({ pack, path }: PicturedCard): RefusedPicture | null {
    const last = this.#refused;
    return last?.card.pack === pack && last.card.path === path ? last : null;
  }

  put(card: PicturedCard, file: PictureFile, fit?: 'cover' | 'contain'): Promise<boolean> {
    return this.#alone(async () => {
      const { name: fileName, size } = file;
      // Not even read: a film dropped by mistake would fill the memory.
      if (size > packLimits.assetBytes) {
        return this.#refuse(card, fileName, [tooBig(fileName, size)]);
      }
      const bytes = await read(file);
      if (!bytes.ok)
        return this.#fail({ code: 'file-problem', data: { file: fileName, detail: bytes.detail } });
      const { pack, path: onto } = card;
      const params = { pack, onto, fileName: fileName.slice(-400), bytes: bytes.value };
      const put = await this.#client.call('assets.put', fit ? { ...params, fit } : params);
      if (put.ok) return this.#done(card, put.value.revision, pictured(card));
      return put.error.code === 'invalid-definition'
        ? this.#refuse(card, fileName, put.error.data.diagnostics)
        : this.#fail(put.error);
    });
  }

  setFit(card: PicturedCard, image: string, fit: 'cover' | 'contain'): Promise<boolean> {
    return this.#edit(card, fit === 'cover' ? { image } : { image, fit }, null);
  }

  remove(card: PicturedCard): Promise<boolean> {
    return this.#edit(card, null, () => i18n.t('done.unpictured', { name: spoken(card) }));
  }

  #edit(card: PicturedCard, art: Art | null, words: Words | null): Promise<boolean> {
    return this.#alone(async () => {
      const { pack, path } = card;
      const found = await this.#client.call('definitions.get', { pack, path });
      if (!found.ok) return this.#fail(found.error);
      const source = withArt(found.value.source, art);
      const saved = await this.#client.call('definitions.save', {
        pack,
        base: found.value.revision,
        changes: [{ path, source }],
        message: { code: 'edited' },
        dropPictures: true,
      });
      if (!saved.ok) return this.#fail(saved.error);
      // A switch shows its own state and is its own undo.
      return words === null || this.#done(card, saved.value, words);
    });
  }

  /** One change after the other: the second of two would be made on a revision that is no longer the newest. */
  async #alone(work: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#refused = null;
    try {
      return await work();
    } finally {
      this.busy = false;
    }
  }

  #done(card: PicturedCard, { id: made, parent: before }: RevisionSummary, text: Words): true {
    const run = (): Promise<void> => this.#takeBack(card, before ?? made, made);
    const toast = this.#toasts.show({
      text,
      tone: 'ok',
      action: { label: () => i18n.t('action.undo'), run },
    });
    this.#undo.mark(toast);
    return true;
  }

  /** Only this card goes back, and only if nobody changed it since. */
  async #takeBack(card: PicturedCard, revision: string, made: string): Promise<void> {
    const { pack, path } = card;
    const wish = { pack, path, revision, unlessChangedSince: made };
    const back = await this.#client.call('definitions.restore', wish);
    if (back.ok) {
      this.#toasts.show({ tone: 'ok', text: () => i18n.t('done.pictureTakenBack', { name: spoken(card) }) });
    } else if (back.error.code === 'stale-base') {
      this.#toasts.show({ tone: 'bad', text: () => i18n.t('undo.stale', { name: spoken(card) }) });
    } else this.#fail(back.error);
  }

  #refuse(card: PicturedCard, file: string, diagnostics: readonly Diagnostic[]): false {
    this.#refused = { card, file, diagnostics };
    return false;
  }

  #fail(error: Extract<CallResult<'assets.put'>, { ok: false }>['error']): false {
    this.#toasts.fail(error);
    return false;
  }
}

const spoken = ({ names, path }: PicturedCard): string => (names ? i18n.name(names) : path);
const pictured =
  (card: PicturedCard): Words =>
  () =>
    i18n.t('done.pictured', { name: spoken(card) });

const tooBig = (file: string, size: number): Diagnostic => ({
  code: 'file-too-big',
  severity: 'error',
  file,
  data: { size, max: packLimits.assetBytes },
});

type Read =
  | { readonly ok: true; readonly value: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly detail: string };
async function read(file: PictureFile): Promise<Read> {
  try {
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** One for each card on screen: a refusal belongs to the card it was about. */
export const ownImage = (): OwnImage => new OwnImage(client, toasts, undo);
