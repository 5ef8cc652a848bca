interface Stepped {
  readonly at: number;
  readonly total: number;
}
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

const typesInto = 'input, textarea, select, [role=textbox], dialog *';
/** They have their own use for the space bar. */
const pressedBySpace = 'button, summary, a';

/** Where a key leads in a replay: a place, or to running and standing still; null: it is somebody else's. */
export function stepOf(event: Pressed, { at, total }: Stepped): number | 'toggle' | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.matches(typesInto)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(total, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return total;
    case ' ':
      return target?.matches(pressedBySpace) ? null : 'toggle';
    default:
      return null;
  }
}
