import { shownBy, type Drawn } from '@shared/face/index';
import type { Art } from '@shared/language/definitions/printed';
import type { Diagnostic } from '@shared/language/diagnostics';
import { icons } from '../../state/icons.svelte';
import { images } from '../../state/images.svelte';
import { drawnLayers } from '../written';

/** Where a picture is named, and where its file would be. */
export interface ArtPlace {
  readonly path: string;
  readonly pack: string | null;
  readonly revision: string | undefined;
}

const warning = (file: string, code: Diagnostic['code'], data: Diagnostic['data']): Diagnostic => ({
  code,
  severity: 'warning',
  file,
  data,
});

/** What keeps a picture from being drawn, as far as it is known by now: it asks for what it does not know. */
export function artTroubles(art: Art | null, { path, pack, revision }: ArtPlace): Diagnostic[] {
  if (!art) return [];
  if ('image' in art) {
    const found = art.image;
    switch (pack === null ? undefined : images.get(pack, found, revision)?.is) {
      case 'missing':
        return [warning(path, 'missing-image', { found, nearest: '', near: 'no' })];
      case 'broken':
        return [warning(path, 'broken-image', { found })];
      default:
        return [];
    }
  }
  return [art.icon, ...(art.with ?? [])].flatMap((found) => {
    const icon = icons.get(found);
    if (icon?.is !== 'unknown') return [];
    const [nearest = ''] = icon.nearest;
    return [warning(path, 'unknown-icon', { found, nearest, near: nearest === '' ? 'no' : 'yes' })];
  });
}

/** The same of everything that a card shows, with what its template brings. */
export const drawnTroubles = ({ face, template, pack, revision }: Drawn): Diagnostic[] =>
  drawnLayers(template, face).flatMap(({ layer }) => {
    if (layer.layer !== 'art') return [];
    const value = shownBy(layer, face);
    const art = 'art' in layer ? layer.art : value?.is === 'art' ? value.art : null;
    return artTroubles(art, { path: face.path, pack, revision });
  });
