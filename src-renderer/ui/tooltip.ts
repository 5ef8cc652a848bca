import type { Attachment } from 'svelte/attachments';
import type { Language } from '@shared/util/languages';
import { keyLabels, type Keys } from '../state/keys';

export interface TooltipMore {
  readonly keys?: Keys | undefined;
  /** Of the text, where it may be another than the screen's: Japanese would be drawn with Chinese letters. */
  readonly lang?: Language;
}

const gap = 6;

/**
 * Shows a control's name and shortcut beside it. For eyes only: the control itself carries the name and
 * `aria-keyshortcuts`. It is a popover, so that no scrolling or clipping parent can cut it off.
 */
export const tooltip =
  (text: string, { keys, lang }: TooltipMore = {}): Attachment<HTMLElement> =>
  (control) => {
    let bubble: HTMLElement | null = null;

    const hide = (): void => {
      bubble?.remove();
      bubble = null;
    };
    const show = (): void => {
      hide();
      bubble = document.createElement('div');
      bubble.className = 'tooltip';
      bubble.popover = 'manual';
      bubble.ariaHidden = 'true';
      if (lang) bubble.lang = lang;
      bubble.append(text);
      for (const label of keys ? keyLabels(keys) : []) {
        const key = document.createElement('kbd');
        key.textContent = label;
        bubble.append(key);
      }
      document.body.append(bubble);
      bubble.showPopover();
      place(bubble, control.getBoundingClientRect());
    };
    // Not at once: a menu that is closed by Escape gives the focus back while it closes, and a popover that is shown in
    // the middle of that is an error.
    const showForKeyboard = (): void =>
      void requestAnimationFrame(() => {
        if (control.isConnected && control.matches(':focus-visible')) show();
      });
    const hideOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };

    control.addEventListener('pointerenter', show);
    control.addEventListener('pointerleave', hide);
    control.addEventListener('pointerdown', hide);
    control.addEventListener('focus', showForKeyboard);
    control.addEventListener('blur', hide);
    control.addEventListener('keydown', hideOnEscape);
    return () => {
      hide();
      control.removeEventListener('pointerenter', show);
      control.removeEventListener('pointerleave', hide);
      control.removeEventListener('pointerdown', hide);
      control.removeEventListener('focus', showForKeyboard);
      control.removeEventListener('blur', hide);
      control.removeEventListener('keydown', hideOnEscape);
    };
  };

/** Below the control, or above it where there is no room, and always inside the window. */
function place(bubble: HTMLElement, at: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const below = at.bottom + gap;
  const top = below + height > innerHeight ? at.top - gap - height : below;
  const left = Math.min(Math.max(gap, at.left + at.width / 2 - width / 2), innerWidth - width - gap);
  bubble.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
