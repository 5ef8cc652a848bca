import type { Settings } from './models';

/** What holds until somebody chooses otherwise, and while the library can't be opened. */
export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  textSize: 100,
  layout: 'grid',
  lastPack: null,
  editPanes: { list: null, preview: null, problems: null },
  editView: 'text',
  play: { hints: true, hintsRead: [], confirm: false, panel: true },
  lastMatch: null,
  print: { presets: [], last: null },
};
