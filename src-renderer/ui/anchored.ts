/** Shows a popover beside what it is about, and gives back what puts it away. Its `position-anchor` is `--<name>`. */
export function showAnchored(popover: HTMLElement, anchor: HTMLElement, name: string): () => void {
  // It may be the anchor of something else already.
  const before = anchor.style.getPropertyValue('anchor-name');
  anchor.style.setProperty('anchor-name', `--${name}`);
  popover.showPopover();
  return () => {
    anchor.style.setProperty('anchor-name', before);
    if (popover.isConnected) popover.hidePopover();
  };
}
