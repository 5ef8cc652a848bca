import { SvelteMap } from 'svelte/reactivity';
import { client, type Client } from '../api/client';

export type Image =
  | { readonly is: 'here'; readonly url: string }
  | { readonly is: 'missing' }
  /** The file is there, and there is no picture in it. */
  | { readonly is: 'broken' };

/** Pictures are megabytes: those of the packs that were looked at last are kept. */
const mostPacks = 3;

/** As a data: URL, because the page may fetch pictures from nowhere else. */
async function dataUrl(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(new Blob([bytes], { type: mime }));
  });
}

/**
 * Only a browser can unpack a picture: its size and type may be right where its pixels are not. An <img> shows an
 * empty window then and says nothing; a bitmap is refused. Drawings can't be made one, and were read whole before.
 */
async function canBeShown(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<boolean> {
  if (mime === 'image/svg+xml') return true;
  return createImageBitmap(new Blob([bytes], { type: mime })).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

/** What is known of one pack. Plain maps: nothing is drawn by them. */
interface PackImages {
  readonly asked: Map<string, Promise<void>>;
  /** Of each path, the picture that was seen last: a save that leaves it alone must not bring it again. */
  readonly seen: Map<string, { readonly hash: string; readonly image: Image }>;
}

/** The designer's own pictures, by pack and path. Without a revision: as they are now. */
export class Images {
  readonly #images = new SvelteMap<string, Image>();
  /** The pack that was looked at last comes last. */
  readonly #packs = new Map<string, PackImages>();
  readonly #client: Client;
  readonly #toUrl: typeof dataUrl;
  readonly #canBeShown: typeof canBeShown;

  constructor(from: Client, toUrl: typeof dataUrl = dataUrl, decodes: typeof canBeShown = canBeShown) {
    this.#client = from;
    this.#toUrl = toUrl;
    this.#canBeShown = decodes;
  }

  /** null while it is on its way. */
  get(pack: string, path: string, revision?: string): Image | null {
    const key = keyOf(pack, path, revision);
    const image = this.#images.get(key);
    const { asked } = this.#lookAt(pack);
    if (image) return image;
    if (!asked.has(key)) {
      const loading: Promise<void> = this.#load(pack, path, revision).then((result) => {
        // Asked for anew in the meantime, or no longer wanted.
        if (asked.get(key) !== loading) return;
        if (result) this.#images.set(key, result);
        else asked.delete(key);
        this.#trim();
      });
      asked.set(key, loading);
    }
    return null;
  }

  /** Resolves when everything asked for so far is here. */
  async settled(): Promise<void> {
    await Promise.all([...this.#packs.values()].flatMap(({ asked }) => [...asked.values()]));
  }

  /** Another picture may stand under the same name now; what belongs to a revision never changes. */
  watch(): () => void {
    return this.#client.on('packs.changed', ({ pack }) => {
      for (const [one, { asked }] of this.#packs) {
        if (pack !== null && pack !== one) continue;
        for (const key of [...asked.keys()].filter(isNewest)) this.#forget(asked, key);
      }
    });
  }

  #lookAt(pack: string): PackImages {
    const images = this.#packs.get(pack) ?? { asked: new Map(), seen: new Map() };
    this.#packs.delete(pack);
    this.#packs.set(pack, images);
    return images;
  }

  /** Not where pictures are asked for: that happens while the screen is drawn, and then no state may change. */
  #trim(): void {
    const [oldest] = this.#packs;
    if (this.#packs.size <= mostPacks || !oldest) return;
    const [pack, { asked }] = oldest;
    this.#packs.delete(pack);
    for (const key of [...asked.keys()]) this.#forget(asked, key);
  }

  /** null: nobody could be asked; who draws it again asks again. */
  async #load(pack: string, path: string, revision: string | undefined): Promise<Image | null> {
    const { seen } = this.#lookAt(pack);
    const last = seen.get(path);
    const answer = await this.#client.call('assets.get', {
      pack,
      path,
      ...(revision === undefined ? {} : { revision }),
      ...(last ? { known: last.hash } : {}),
    });
    if (!answer.ok) return answer.error.code === 'disconnected' ? null : { is: 'missing' };
    const { hash, bytes, mime } = answer.value;
    if (bytes === null) return last ? last.image : null;
    const picture = new Uint8Array(bytes);
    const image: Image = (await this.#canBeShown(picture, mime))
      ? { is: 'here', url: await this.#toUrl(picture, mime) }
      : { is: 'broken' };
    seen.set(path, { hash, image });
    return image;
  }

  #forget(asked: Map<string, Promise<void>>, key: string): void {
    asked.delete(key);
    this.#images.delete(key);
  }
}

const keyOf = (pack: string, path: string, revision?: string): string =>
  JSON.stringify([pack, path, revision ?? null]);
const isNewest = (key: string): boolean => key.endsWith(',null]');

export const images = new Images(client);
