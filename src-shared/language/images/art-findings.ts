import type { ValidDefinition } from '../definitions/index';
import type { Art } from '../definitions/printed';
import { finding, type Finding, type FindingPath } from '../finding';
import { replaceFix } from '../fixes';
import { likeness } from '../nearest';

const artOf = (definition: ValidDefinition): Art | undefined => {
  switch (definition.kind) {
    case 'card':
    case 'bonus':
    case 'zone':
    case 'token':
      return definition.value.art;
    default:
      return undefined;
  }
};

/** A picture of the designer's own that is not in the pack. */
export function imageFindings(definition: ValidDefinition, assets: ReadonlySet<string>): Finding[] {
  const art = artOf(definition);
  if (!art || !('image' in art) || assets.has(art.image)) return [];
  const at = ['art', 'image'];
  const near = likeness(art.image, assets);
  return [finding('missing-image', at, near, near.near === 'no' ? undefined : replaceFix(at, near.nearest))];
}

/** Which icons a definition names, and where. */
export function iconsOf(definition: ValidDefinition): { readonly name: string; readonly at: FindingPath }[] {
  const art = artOf(definition);
  if (!art || !('icon' in art)) return [];
  return [
    { name: art.icon, at: ['art', 'icon'] },
    ...(art.with ?? []).map((name, index) => ({ name, at: ['art', 'with', index] })),
  ];
}

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
