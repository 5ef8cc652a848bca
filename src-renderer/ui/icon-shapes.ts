import type { LucideIcon } from '@lucide/svelte';
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const drawn = new WeakMap<LucideIcon, Attachment<SVGElement>>();

/** What Lucide draws for an icon, without the frame around it. */
function shapesOf(icon: LucideIcon): DocumentFragment {
  const target = document.createElement('div');
  const app = mount(icon, { target });
  const shapes = document.createDocumentFragment();
  shapes.append(...(target.querySelector('svg')?.cloneNode(true).childNodes ?? []));
  void unmount(app);
  return shapes;
}

/** Lucide's component works out a dozen settings for each icon it draws; a table has a hundred of them. */
export function drawIcon(icon: LucideIcon): Attachment<SVGElement> {
  const kept = drawn.get(icon);
  if (kept) return kept;
  const shapes = shapesOf(icon);
  const draw = (svg: SVGElement): void => svg.replaceChildren(shapes.cloneNode(true));
  drawn.set(icon, draw);
  return draw;
}
