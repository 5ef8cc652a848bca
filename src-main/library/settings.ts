import type { Settings } from '@shared/api/models';

export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  textSize: 100,
  layout: 'grid',
  lastPack: null,
};
