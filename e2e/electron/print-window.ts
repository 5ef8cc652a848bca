import { join } from 'node:path';
import type { ExportWanted } from '../../src-shared/api/print';
import { usualSettings } from '../../src-shared/print/presets';
import { inMain, saveAs, type RunningDesktop } from './desktop';

const oneCard: ExportWanted = {
  what: 'pdf',
  job: { pack: 'ygios', languages: ['en'], only: ['cards/home-1.json'], copies: {}, settings: usualSettings },
  anyway: false,
};

/** The window that draws for print opens with the first job, and stays. */
export async function openPrintWindow({ app, page, dataDir }: RunningDesktop): Promise<void> {
  if (app.windows().length > 1) return;
  await saveAs({ app }, join(dataDir, 'one-card.pdf'));
  const answer = await page.evaluate((params) => window.heartdeck?.calls['print.export'](params), oneCard);
  if (!answer?.ok) throw new Error(`nothing was printed: ${JSON.stringify(answer)}`);
}

/** What the page of that window answers. */
export const inPrintWindow = (desktop: RunningDesktop, code: string): Promise<unknown> =>
  inMain(
    desktop,
    ({ BrowserWindow }, asked): Promise<unknown> => {
      const hidden = BrowserWindow.getAllWindows().find((one) => !one.isVisible());
      return hidden
        ? hidden.webContents.executeJavaScript(asked)
        : Promise.reject(new Error('no print window'));
    },
    code,
  );
