import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { PackSummary } from '@shared/api/models';
import {
  packFaces,
  type Drawn,
  type Face,
  type FaceSide,
  type PackFaces,
  type PrintedDefinition,
} from '@shared/face/index';
import { styles, type Style } from '@shared/language/definitions/template-words';
import type { Diagnostic } from '@shared/language/diagnostics';
import { inStyle } from '@shared/print/frugal';
import type { Language } from '@shared/util/languages';
import type { Client } from '../../api/client';
import type { FittedBox } from '../../card/written';
import type { AnyFailure } from '../../state/failure-text';

/** One card on the sheet. */
export interface ProofCard {
  readonly key: string;
  readonly front: Drawn;
  /** It lies face-down, and this is what is seen. */
  readonly back?: Drawn;
}

/** A definition that no template draws. */
export interface Undrawn {
  readonly path: string;
  readonly id: string;
}

const warning = (file: string, code: Diagnostic['code'], data: Diagnostic['data']): Diagnostic => ({
  code,
  severity: 'warning',
  file,
  data,
});

/** Up to here every card stays on the sheet; beyond it, only what is near the window. */
const mostKept = 150;

/** Every card of a pack as it will be printed, and what does not fit. */
export class Proof {
  packs = $state.raw<readonly PackSummary[]>([]);
  pack = $state<string | null>(null);
  language = $state<Language>('en');
  style = $state<Style>('illustrated');
  scale = $state(1);
  failure = $state.raw<AnyFailure | null>(null);
  #faces = $state.raw<PackFaces | null>(null);
  readonly #fitted = new SvelteMap<string, readonly FittedBox[]>();
  /** How many of a sheet: counting them anew after each of a thousand would take longer than fitting them. */
  readonly #counts = new SvelteMap<string, number>();
  readonly #client: Pick<Client, 'call'>;

  /** What keeps pictures from being drawn. */
  readonly #troubles: (drawn: Drawn) => readonly Diagnostic[];

  constructor(
    client: Pick<Client, 'call'>,
    language: Language,
    troubles: (drawn: Drawn) => readonly Diagnostic[] = () => [],
  ) {
    this.#client = client;
    this.#troubles = troubles;
    this.language = language;
  }

  readonly hasTemplates: boolean = $derived((this.#faces?.templates.length ?? 0) > 0);
  /** In low ink every pack can be printed, in colour only one that has a template for it. */
  readonly styles: readonly Style[] = $derived(
    this.hasTemplates ? styles.filter((style) => style === 'low-ink' || this.#hasStyle(style)) : [],
  );

  readonly #shown: readonly { path: string; id: string; front: Drawn | null }[] = $derived(
    (this.#faces?.cards ?? []).map((one: PrintedDefinition) => ({
      path: one.path,
      id: one.id,
      front: this.#drawn(one),
    })),
  );
  readonly cards: readonly ProofCard[] = $derived(
    this.#shown.flatMap(({ path, front }) => (front ? [{ key: `card ${path}`, front }] : [])),
  );
  readonly undrawn: readonly Undrawn[] = $derived(
    this.#shown.flatMap(({ path, id, front }) => (front ? [] : [{ path, id }])),
  );
  readonly owns: readonly ProofCard[] = $derived(
    (this.#faces?.owns(this.language, this.style) ?? []).map((front) => ({
      key: `own ${front.face.path}`,
      front: inStyle(front, this.style),
    })),
  );
  /** One of each back. */
  readonly backs: readonly ProofCard[] = $derived.by(() => {
    const found = new Map<string, ProofCard>();
    for (const one of this.#faces?.cards ?? []) {
      const back = this.#drawn(one, 'back');
      if (!back || found.has(back.face.path)) continue;
      const front = this.#drawn(one);
      if (front) found.set(back.face.path, { key: `back ${back.face.path}`, front, back });
    }
    return [...found.values()];
  });

  readonly all: readonly ProofCard[] = $derived([...this.cards, ...this.owns, ...this.backs]);
  readonly keepsAll: boolean = $derived(this.all.length <= mostKept);
  readonly measured: number = $derived(this.#counts.get(this.#fitKey('')) ?? 0);
  /** Loaded, every letter there, every text fitted. */
  readonly ready: boolean = $derived(this.#faces !== null && this.measured >= this.all.length);
  readonly problems: readonly Diagnostic[] = $derived([
    ...this.undrawn.map(({ path, id }) => warning(path, 'no-template', { card: id })),
    ...this.all.flatMap(({ key, front, back }) => [
      ...this.#misfits(key, (back ?? front).face),
      ...this.#troubles(back ?? front),
    ]),
  ]);

  fitted(key: string, boxes: readonly FittedBox[]): void {
    // Reported from inside the effect that fits a text: whatever it read here would make it fit the text anew.
    untrack(() => {
      if (!this.isFitted(key)) this.#counts.set(this.#fitKey(''), this.measured + 1);
      this.#fitted.set(this.#fitKey(key), boxes);
    });
  }

  isFitted(key: string): boolean {
    return this.#fitted.has(this.#fitKey(key));
  }

  /** The pack that was open last, or the first there is. */
  async start(last: string | null): Promise<void> {
    const packs = await this.#client.call('packs.list', {});
    this.failure = packs.ok ? null : packs.error;
    if (!packs.ok) return;
    this.packs = packs.value.filter(({ deletedAt }) => deletedAt === null);
    const first = this.packs.find(({ id }) => id === last) ?? this.packs[0];
    if (first) await this.open(first.id);
  }

  async open(pack: string): Promise<void> {
    this.pack = pack;
    this.#faces = null;
    this.#fitted.clear();
    this.#counts.clear();
    const found = await this.#client.call('faces.get', { pack });
    // another pack may have been chosen while this one was read
    if (this.pack !== pack) return;
    this.failure = found.ok ? null : found.error;
    if (!found.ok) return;
    this.#faces = packFaces({ pack, ...found.value });
    const [style] = this.styles;
    if (style && !this.styles.includes(this.style)) this.style = style;
  }

  /** Its cards may have been changed in another window; null: any pack may have been. */
  async changed(pack: string | null): Promise<void> {
    if (this.pack !== null && (pack === null || this.pack === pack)) await this.open(this.pack);
  }

  #hasStyle(style: Style): boolean {
    return this.#faces?.templates.some(({ value }) => value.style === style) ?? false;
  }

  #drawn(definition: PrintedDefinition, side: FaceSide = 'front'): Drawn | null {
    const drawn = this.#faces?.draw(definition, this.language, this.style, side);
    return drawn ? inStyle(drawn, this.style) : null;
  }

  #misfits(key: string, { path, id, language }: Face): Diagnostic[] {
    const boxes = this.#fitted.get(this.#fitKey(key)) ?? [];
    return boxes
      .filter(({ fit }) => !fit.fits)
      .map(({ box }) => warning(path, 'does-not-fit', { card: id, language, box }));
  }

  #fitKey(key: string): string {
    return `${this.pack ?? ''} ${this.language} ${this.style} ${key}`;
  }
}
