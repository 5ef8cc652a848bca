import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Params } from '@shared/api/calls';
import type { Layout, SheetLayout } from '@shared/geometry/sheets/model';
import type { PrintJob, PrintSettings } from '@shared/print/model';
import { shippedPresets, usualSheets } from '@shared/print/presets';
import { test as base } from './app';
import { openContract, type Contract } from './contract';
import { openReader, type PdfReader } from './pdf/reader';

export { expect } from './app';

export interface PrintFixtures {
  readonly contract: Contract;
  readonly reader: PdfReader;
  /** What the host answers to a job that must be printed, and the file. */
  readonly print: (job: Job, anyway?: boolean) => Promise<PrintedFile>;
}

/** As the contract takes it. */
export type Job = Params<'print.export'>['job'];

export type PrintedFile = Omit<Answer<'print.export'>, 'bytes'> & { readonly bytes: Uint8Array };

export const test = base.extend<PrintFixtures>({
  contract: async ({ host }, use) => {
    const contract = await openContract(host);
    await use(contract);
    contract.close();
  },
  reader: async ({ page }, use) => {
    await use(await openReader(page));
  },
  print: async ({ contract }, use) => {
    await use(async (job, anyway = false) => {
      const answer = await contract.call('print.export', { what: 'pdf', job, anyway });
      if (!answer.bytes) throw new Error('the file was written somewhere else');
      return { ...answer, bytes: answer.bytes };
    });
  },
});

/** Nothing but cards: tests that want notes or titles say so. */
const bare: Partial<PrintSettings> = { titles: false, notes: false, calibration: false };

export const settingsWith = (layout: Layout, change: Partial<PrintSettings> = {}): PrintSettings => ({
  ...shippedPresets.a4,
  ...bare,
  layout,
  ...change,
});

export const sheets = (change: Partial<SheetLayout> = {}): SheetLayout => ({ ...usualSheets, ...change });

/** What is cut to one size: the cards, the bonuses, the zones and the reference cards, 38 in all. */
const deck: readonly string[] = [
  ...['cards', 'bonuses', 'zones'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '../../resources/packs/ygios', folder)).map(
      (file) => `${folder}/${file}`,
    ),
  ),
  'own/reference',
];

/** Of YGIOS only the deck, unless a test asks for more: `only: null` is everything. */
export function jobOf(settings: PrintSettings, change: Partial<PrintJob> = {}): Job {
  const { languages = ['en'], copies = {}, pack = 'ygios', since } = change;
  const only = change.only === undefined && pack === 'ygios' ? deck : (change.only ?? null);
  return {
    pack,
    languages: [...languages],
    only: only && [...only],
    copies: { ...copies },
    settings,
    ...(since === undefined ? {} : { since }),
  };
}
