import type { LucideIcon } from '@lucide/svelte';
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const drawn = new WeakMap<LucideIcon, DocumentFragment>();

/** What Lucide draws for an icon, without the frame around it. */
function shapesOf(icon: LucideIcon): DocumentFragment {
  const kept = drawn.get(icon);
  if (kept) return kept;
  const target = document.createElement('div');
  const app = mount(icon, { target });
  const shapes = document.createDocumentFragment();
  shapes.append(...(target.querySelector('svg')?.cloneNode(true).childNodes ?? []));
  void unmount(app);
  drawn.set(icon, shapes);
  return shapes;
}

/** Lucide's component works out a dozen settings for each icon it draws; a table has a hundred of them. */
export const drawIcon =
  (icon: LucideIcon): Attachment<SVGElement> =>
  (svg) => {
    svg.replaceChildren(shapesOf(icon).cloneNode(true));
  };
