import type { ExportWanted } from '@shared/api/print';
import { shippedPresets } from '@shared/print/presets';

const job = (pack: string, only: string[] | null): ExportWanted['job'] => ({
  pack,
  languages: ['en'],
  only,
  copies: {},
  settings: { ...shippedPresets.a4, notes: false },
});

/** Every card of a pack, on sheets. */
export const sheetsOf = (pack: string): ExportWanted => ({
  what: 'pdf',
  anyway: false,
  job: job(pack, null),
});

/** These cards, each a picture. */
export const picturesOf = (pack: string, only: string[]): ExportWanted => ({
  what: 'png',
  dpi: 300,
  bleed: false,
  anyway: false,
  job: job(pack, only),
});
