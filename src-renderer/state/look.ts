import type { Settings } from '@shared/api/models';
import type { Language } from '@shared/util/languages';

/** Tells the page its language, theme, motion and text size; ui/tokens.css does the rest. */
export function applyLook(root: HTMLElement, settings: Settings, language: Language): void {
  root.lang = language;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['textSize'] = String(settings.textSize);
}
