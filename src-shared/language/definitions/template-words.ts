import { typeTones, zoneMarks, zoneTones } from './look-words';

/** The words of templates, each said once. Without zod: screens draw by them. */

export const styles = ['illustrated', 'low-ink'] as const;
export type Style = (typeof styles)[number];

export const fonts = ['title', 'text'] as const;
export type Font = (typeof fonts)[number];

/** What a card that is no definition's is on a table: it is cut, listed and counted accordingly. */
export const ownForms = ['card', 'token', 'mat'] as const;
export type OwnForm = (typeof ownForms)[number];

/** Colours of the card's own paper; `tone` is that of what the card shows: its zone, its type. */
export const inks = [
  'tone',
  'tone-soft',
  'tone-deep',
  'paper',
  'sheet',
  'ink',
  'ink-soft',
  'line',
  'gold',
] as const;
export type Ink = (typeof inks)[number];

/** What `tone` can be. A colour always comes with a pattern of its own, for eyes that can't tell it. */
export const tones = [...zoneTones, ...typeTones, 'ribbon', 'evening'] as const;
export type Tone = (typeof tones)[number];

/** Signs that a template, a keyword or a text can show. */
export const signs = [
  ...zoneMarks,
  'heart',
  'star',
  'sparkles',
  'paw',
  'gift',
  'shirt',
  'tent',
  'music',
  'bolt',
  'footprints',
  'flag',
  'hand',
  'eye',
  'eye-off',
  'layers',
  'trophy',
  'door',
  'repeat',
  'exhaust',
  'once',
  'persist',
  'lock',
  'shield',
  'key',
] as const;
export type Sign = (typeof signs)[number];

export const shapes = ['box', 'round', 'badge', 'banner', 'pattern'] as const;
export type Shape = (typeof shapes)[number];

export const aligns = ['start', 'center', 'end'] as const;
export type Align = (typeof aligns)[number];
export const places = ['top', 'middle', 'bottom'] as const;
export type VerticalPlace = (typeof places)[number];

/** What may be changed to make a text fit: leading, then width, then size; only the size; nothing. */
export const fits = ['all', 'size', 'none'] as const;
export type FitWord = (typeof fits)[number];

export const layerWords = ['text', 'rules', 'number', 'keywords', 'art', 'icon', 'shape', 'pips'] as const;
export type LayerWord = (typeof layerWords)[number];
