import { SvelteMap } from 'svelte/reactivity';
import type { DefinitionSummary } from '@shared/api/models';
import { typeTones, type TypeTone } from '@shared/language/definitions/look-words';
import type { Names } from '@shared/language/names';
import { parseTolerantly } from '@shared/language/parse-tolerantly';
import { translateKey } from '@shared/i18n/translator';
import type { Calls } from '../../../api/client';

interface TypeLook {
  readonly names: Names;
  readonly tone: TypeTone;
  readonly mark: TypeTone;
}

const namesOf = (word: TypeTone | 'quick'): Names => {
  const key = `term.${word}` as const;
  return {
    en: translateKey('en', key, {}),
    ja: translateKey('ja', key, {}),
    uk: translateKey('uk', key, {}),
  };
};

/** Types of cards come from the rules and not from the pack, so their looks are the screen's own. */
const typeLook = (type: TypeTone, quick = false): TypeLook => ({
  names: namesOf(type === 'action' && quick ? 'quick' : type),
  tone: type,
  mark: type,
});

const typeTone = (type: string | null): TypeTone | undefined => typeTones.find((tone) => tone === type);

/** How a zone looks, as its definition says. Words that the screen does not know are drawn neutral. */
export interface ZoneLook {
  readonly names: Names | null;
  readonly tone: string | null;
  readonly mark: string | null;
}

const unknownZone: ZoneLook = { names: null, tone: null, mark: null };
/** A game has a handful of zones; a pack that claims thousands must not cost thousands of questions. */
const most = 50;

/** The zones of one pack by id: the only place where the screen learns what a zone is called or looks like. */
export class ZoneLooks {
  readonly #looks = new SvelteMap<string, ZoneLook>();
  readonly #client: Calls;
  #generation = 0;

  constructor(
    readonly pack: string,
    client: Calls,
  ) {
    this.#client = client;
  }

  /** Of a zone or a type of card, which is what a list is grouped by. */
  of(group: string | null): ZoneLook {
    const zone = group === null ? undefined : this.#looks.get(group);
    const type = typeTone(group);
    return zone ?? (type ? typeLook(type) : unknownZone);
  }

  async load(): Promise<void> {
    const generation = ++this.#generation;
    const zones = await this.#client.call('definitions.find', {
      pack: this.pack,
      filter: { kinds: ['zone'] },
      offset: 0,
      limit: most,
    });
    if (!zones.ok) return;
    const sources = await Promise.all(
      zones.value.rows.map(({ path }) => this.#client.call('definitions.get', { pack: this.pack, path })),
    );
    if (generation !== this.#generation) return;
    this.#looks.clear();
    for (const answer of sources) {
      if (!answer.ok) continue;
      const { id, names } = answer.value.summary;
      this.#looks.set(id, { names, ...readLook(answer.value.source) });
    }
  }
}

/** A zone wears its own look, a card with a type that of its type, everything else that of its zone. */
export function lookOf(looks: ZoneLooks, definition: DefinitionSummary | undefined): ZoneLook {
  const type = typeTone(definition?.face?.type ?? null);
  if (type) return typeLook(type, definition?.face?.quick);
  return looks.of(definition?.kind === 'zone' ? definition.id : (definition?.group ?? null));
}

export function readLook(source: string): { tone: string | null; mark: string | null } {
  const document = parseTolerantly(source);
  const look = field(document, 'look');
  return { tone: text(field(look, 'tone')), mark: text(field(look, 'mark')) };
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
