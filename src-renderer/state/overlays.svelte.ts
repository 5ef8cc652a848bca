export type OverlayName = 'palette' | 'shortcuts';

/** What lies over the screen. One at a time: the palette gives way to what it opens. */
export class Overlays {
  open = $state<OverlayName | null>(null);

  show(name: OverlayName): void {
    this.open = name;
  }

  toggle(name: OverlayName): void {
    this.open = this.open === name ? null : name;
  }

  close(): void {
    this.open = null;
  }
}

export const overlays = new Overlays();
