import type { Attachment } from 'svelte/attachments';

/**
 * Tells how large an element is, in the next picture: what is laid out anew in the middle of measuring would be
 * measured again at once, which browsers report as an error. `atOnce`: the first time before anything is painted, for
 * what would be seen in the wrong place until then; the page is laid out once more for it.
 */
export const measured =
  (
    tell: (width: number, height: number) => void,
    { atOnce = false }: { readonly atOnce?: boolean } = {},
  ): Attachment<HTMLElement> =>
  (element) => {
    let frame = 0;
    if (atOnce) tell(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(() => {
      // Read now, while it is known: asked for then, after another element has told, all would be laid out once more.
      const { clientWidth, clientHeight } = element;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tell(clientWidth, clientHeight));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
