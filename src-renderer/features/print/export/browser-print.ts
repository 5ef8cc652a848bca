import { mount, tick, unmount } from 'svelte';
import type { Misfit } from '@shared/api/print-troubles';
import type { Diagnostic } from '@shared/language/diagnostics';
import type { Names } from '@shared/language/names';
import { eachOnce } from '@shared/print/each-once';
import type { PrintPlan, PrintSettings } from '@shared/print/model';
import { drawnTroubles } from '../../../card/art/art-troubles';
import { setPageSizes } from '../../../sheet/page-size';
import { icons } from '../../../state/icons.svelte';
import { images } from '../../../state/images.svelte';
import { afterPicture } from '../../../ui/after-picture';
import { paperFrame } from './paper-frame';
import PaperPages from './PaperPages.svelte';

/** Words that are cut off, pictures that are not there. */
export interface Spoilt {
  readonly boxes: readonly Misfit[];
  readonly troubles: readonly Diagnostic[];
}

export interface Printed {
  readonly plan: PrintPlan;
  readonly settings: PrintSettings;
  readonly names: Names;
}

/**
 * Draws every page beside the screen and opens the browser's own dialog, which sees nothing else.
 * @param anyway though words don't fit, or pictures are missing
 * @returns what would not come out as it should, if the dialog was not opened for it
 */
export async function printInBrowser(printed: Printed, anyway: boolean): Promise<Spoilt | null> {
  const frame = paperFrame(
    printed.settings.layout.is,
    printed.plan.pages.map(({ page }) => page.size),
  );
  setPageSizes(frame.papers);
  const pages = mount(PaperPages, { target: document.body, props: { ...printed, frame } });
  try {
    await everythingDrawn();
  } catch (error) {
    await unmount(pages);
    throw error;
  }
  const spoilt = spoiltOf(printed.plan);
  if (!anyway && (spoilt.boxes.length > 0 || spoilt.troubles.length > 0)) {
    await unmount(pages);
    return spoilt;
  }
  // The browser may go on before its dialog is closed; when it has what it prints, it says so.
  window.addEventListener('afterprint', () => void unmount(pages), { once: true });
  window.print();
  return null;
}

/** What is drawn now and should not be printed: read off the pages themselves, each box once. */
function spoiltOf({ faces }: PrintPlan): Spoilt {
  const boxes = new Map<string, Misfit>();
  const drawn = new Set<string>();
  for (const place of document.querySelectorAll<HTMLElement>('[data-print-pages] [data-face]')) {
    const face = faces.get(place.dataset['face'] ?? '')?.drawn.face;
    if (!face) continue;
    drawn.add(place.dataset['face'] ?? '');
    for (const misfit of place.querySelectorAll('[data-misfit]')) {
      const box = misfit.closest<HTMLElement>('[data-box]')?.dataset['box'] ?? '';
      const { id: card, path, language } = face;
      boxes.set(`${language} ${path} ${box}`, { card, path, language, box });
    }
  }
  const troubles = [...drawn].flatMap((key) => {
    const face = faces.get(key);
    return face ? drawnTroubles(face.drawn) : [];
  });
  return { boxes: [...boxes.values()], troubles: eachOnce(troubles) };
}

/** Every letter and picture is there; never for a time. */
async function everythingDrawn(): Promise<void> {
  await tick();
  await document.fonts.ready;
  await icons.settled();
  await images.settled();
  await tick();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print-pages] img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
  await document.fonts.ready;
  await afterPicture();
}
