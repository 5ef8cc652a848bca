import { SvelteMap } from 'svelte/reactivity';
import { client, type Client } from '../api/client';

export type Image = { readonly is: 'here'; readonly url: string } | { readonly is: 'missing' };

/** Pictures are megabytes: those of the packs that were looked at last are kept. */
const mostPacks = 3;

/** As a data: URL, because the page may fetch pictures from nowhere else. */
export async function dataUrl(bytes: Uint8Array<ArrayBuffer>, mime: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(new Blob([bytes], { type: mime }));
  });
}

/** The designer's own pictures, by pack and path. Without a revision: as they are now. */
export class Images {
  readonly #images = new SvelteMap<string, Image>();
  /** Of each pack, what was asked for; the pack that was looked at last comes last. */
  readonly #asked = new Map<string, Map<string, Promise<void>>>();
  readonly #client: Client;
  readonly #toUrl: typeof dataUrl;

  constructor(from: Client, toUrl: typeof dataUrl = dataUrl) {
    this.#client = from;
    this.#toUrl = toUrl;
  }

  /** null while it is on its way. */
  get(pack: string, path: string, revision?: string): Image | null {
    const key = keyOf(pack, path, revision);
    const image = this.#images.get(key);
    const asked = this.#lookAt(pack);
    if (image) return image;
    if (!asked.has(key)) {
      const loading: Promise<void> = this.#load(pack, path, revision, (result) => {
        // Asked for anew in the meantime, or no longer wanted.
        if (asked.get(key) !== loading) return;
        if (result) this.#images.set(key, result);
        else asked.delete(key);
      });
      asked.set(key, loading);
    }
    return null;
  }

  /** Resolves when everything asked for so far is here. */
  async settled(): Promise<void> {
    await Promise.all([...this.#asked.values()].flatMap((asked) => [...asked.values()]));
  }

  /** Another picture may stand under the same name now; what belongs to a revision never changes. */
  watch(): () => void {
    return this.#client.on('packs.changed', ({ pack }) => {
      for (const [one, asked] of this.#asked) {
        if (pack !== null && pack !== one) continue;
        for (const key of [...asked.keys()].filter(isNewest)) this.#forget(asked, key);
      }
    });
  }

  #lookAt(pack: string): Map<string, Promise<void>> {
    const asked = this.#asked.get(pack) ?? new Map<string, Promise<void>>();
    this.#asked.delete(pack);
    this.#asked.set(pack, asked);
    const [oldest] = this.#asked;
    if (this.#asked.size > mostPacks && oldest) {
      this.#asked.delete(oldest[0]);
      for (const key of [...oldest[1].keys()]) this.#forget(oldest[1], key);
    }
    return asked;
  }

  async #load(
    pack: string,
    path: string,
    revision: string | undefined,
    done: (image: Image | null) => void,
  ): Promise<void> {
    const params = { pack, path, ...(revision === undefined ? {} : { revision }) };
    const answer = await this.#client.call('assets.get', params);
    if (!answer.ok) {
      // Who draws it again after the connection came back asks again.
      done(answer.error.code === 'disconnected' ? null : { is: 'missing' });
      return;
    }
    const { bytes, mime } = answer.value;
    done({ is: 'here', url: await this.#toUrl(new Uint8Array(bytes), mime) });
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
