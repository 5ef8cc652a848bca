/** How far outside the window something still counts as near it, in parts of the window’s height. */
const reach = '75%';

/**
 * Tells of many elements which are in view or close to it. One observer for all of them: a thousand would be asked
 * in every picture. They have to lie in the same scrolling parent.
 */
export class NearView {
  readonly #told = new Map<Element, (near: boolean) => void>();
  #observer: IntersectionObserver | null = null;

  watch(node: Element, tell: (near: boolean) => void): () => void {
    this.#observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) this.#told.get(target)?.(isIntersecting);
      },
      // A margin widens nothing but the root: what scrolls would cut everything outside itself off.
      { root: scrollingParent(node), rootMargin: `${reach} 0px` },
    );
    this.#told.set(node, tell);
    this.#observer.observe(node);
    return () => {
      this.#told.delete(node);
      this.#observer?.unobserve(node);
    };
  }

  close(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }
}

function scrollingParent(node: Element): Element | null {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
