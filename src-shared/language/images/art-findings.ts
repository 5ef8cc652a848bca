import type { ValidDefinition } from '../definitions/index';
import type { Art } from '../definitions/printed';
import { finding, type Finding, type FindingPath } from '../finding';
import { replaceFix } from '../fixes';
import { likeness } from '../nearest';

interface PlacedArt {
  readonly art: Art;
  readonly at: FindingPath;
}

/** Every picture that a definition shows, and where it says so. A template may bring several of its own. */
export function artsOf(definition: ValidDefinition): PlacedArt[] {
  switch (definition.kind) {
    case 'card':
    case 'bonus':
    case 'zone':
    case 'token':
      return definition.value.art ? [{ art: definition.value.art, at: ['art'] }] : [];
    case 'template':
      return definition.value.layers.flatMap((layer, index) =>
        'art' in layer ? [{ art: layer.art, at: ['layers', index, 'art'] }] : [],
      );
    case 'rules':
      return [];
  }
}

/** Pictures of the designer's own that are not in the pack. */
export const imageFindings = (definition: ValidDefinition, assets: ReadonlySet<string>): Finding[] =>
  artsOf(definition).flatMap(({ art, at: place }) => {
    if (!('image' in art) || assets.has(art.image)) return [];
    const at = [...place, 'image'];
    const near = likeness(art.image, assets);
    const fix = near.near === 'no' ? undefined : replaceFix(at, near.nearest);
    return [finding('missing-image', at, near, fix)];
  });

/** Which icons a definition names, and where. */
export const iconsOf = (definition: ValidDefinition): { readonly name: string; readonly at: FindingPath }[] =>
  artsOf(definition).flatMap(({ art, at }) =>
    'icon' in art
      ? [
          { name: art.icon, at: [...at, 'icon'] },
          ...(art.with ?? []).map((name, index) => ({ name, at: [...at, 'with', index] })),
        ]
      : [],
  );

/** What there is in the icon library, as far as it takes to say that something is not. */
export interface KnownIcons {
  has(name: string): boolean;
  /** The likest name, if one is like it. */
  nearest(name: string): string | null;
}

/** Icons that the library does not have. It is large, so this is asked only where it is at hand. */
export const iconFindings = (definition: ValidDefinition, icons: KnownIcons): Finding[] =>
  iconsOf(definition)
    .filter(({ name }) => !icons.has(name))
    .map(({ name: found, at }) => {
      const nearest = icons.nearest(found);
      return nearest === null
        ? finding('unknown-icon', at, { found, nearest: '', near: 'no' })
        : finding('unknown-icon', at, { found, nearest, near: 'yes' }, replaceFix(at, nearest));
    });
