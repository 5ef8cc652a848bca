import { mount, tick, unmount } from 'svelte';
import type { Names } from '@shared/language/names';
import type { PrintPlan, PrintSettings } from '@shared/print/model';
import { setPageSizes } from '../../../sheet/page-size';
import { icons } from '../../../state/icons.svelte';
import { images } from '../../../state/images.svelte';
import { afterPicture } from '../../../ui/after-picture';
import { paperFrame } from './paper-frame';
import PaperPages from './PaperPages.svelte';

interface Printed {
  readonly plan: PrintPlan;
  readonly settings: PrintSettings;
  readonly names: Names;
}

/** Draws every page beside the screen and opens the browser's own dialog, which sees nothing else. */
export async function printInBrowser(printed: Printed): Promise<void> {
  const frame = paperFrame(
    printed.settings.layout.is,
    printed.plan.pages.map(({ page }) => page.size),
  );
  setPageSizes(frame.papers);
  const pages = mount(PaperPages, { target: document.body, props: { ...printed, frame } });
  // The browser may go on before its dialog is closed; when it has what it prints, it says so.
  window.addEventListener('afterprint', () => void unmount(pages), { once: true });
  await everythingDrawn();
  window.print();
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
