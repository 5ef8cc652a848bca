import type { Settings } from '@shared/api/models';
import { textSizes } from '@shared/api/settings-words';
import type { Language } from '@shared/util/languages';

/** Tells the page its language, theme, motion and text size; ui/tokens.css does the rest. */
export function applyLook(root: HTMLElement, settings: Settings, language: Language): void {
  root.lang = language;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['textSize'] = String(settings.textSize);
}

export type TextSize = (typeof textSizes)[number];

/** The size `step` steps up or down from `size`; the ends stay where they are. */
export function steppedTextSize(size: TextSize, step: 1 | -1): TextSize {
  return textSizes[textSizes.indexOf(size) + step] ?? size;
}
