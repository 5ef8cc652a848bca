import { scrollToShow, type VirtualLayout } from './virtual-layout';

/** What a layout depends on, in pixels. */
interface Room {
  readonly width: number;
  /** Sizes in rem grow with the text. */
  readonly rem: number;
}

/** How much room a virtual list has, how far it is scrolled, and which items are drawn. */
export class VirtualView<Layout extends VirtualLayout = VirtualLayout> {
  element = $state<HTMLElement>();
  canvas = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  scrollTop = $state(0);
  tenRem = $state(160);
  readonly rem = $derived(this.tenRem / 10);
  readonly layout: Layout = $derived.by(() => this.layOut(this));
  readonly range = $derived.by(() => this.layout.inView(this.scrollTop, this.height));
  readonly shown: readonly number[] = $derived.by(() => {
    const { range } = this;
    return range ? Array.from({ length: range.last - range.first + 1 }, (_, at) => range.first + at) : [];
  });

  constructor(private readonly layOut: (room: Room) => Layout) {}

  /** Whether an item is wholly in view where the view has this height. */
  isInView(index: number, height: number): boolean {
    if (index < 0 || index >= this.layout.total) return false;
    const { y, h } = this.layout.placeOf(index);
    return y >= this.scrollTop && y + h <= this.scrollTop + height;
  }

  /** Scrolls no further than needed. */
  reveal(index: number): void {
    if (!this.element || index < 0 || index >= this.layout.total) return;
    const { scrollTop, clientHeight } = this.element;
    const margin = this.canvas?.offsetTop ?? 0;
    const top = scrollToShow(this.layout, index, scrollTop, clientHeight, margin);
    if (top !== scrollTop) this.element.scrollTop = top;
  }
}
