import type { TypeTone, ZoneMark } from '@shared/language/definitions/look-words';

/** Outlines on a 24 × 24 field. A zone's look names one; the shape tells zones apart where colour can't. */
export const zoneMarks = {
  house: 'M3.5 11.2 12 3.8l8.5 7.4M5.8 9.4v10.4h12.4V9.4M10 19.8v-5.2h4v5.2',
  lantern:
    'M12 2.6v2.2M8.6 4.8h6.8M8.6 19.2h6.8M12 19.2v2.4M8.6 4.8C5.4 7 4.4 9.6 4.4 12s1 5 4.2 7.2M15.4 4.8C18.6 7 19.6 9.6 19.6 12s-1 5-4.2 7.2M4.7 10.4h14.6M4.7 13.6h14.6',
  book: 'M12 6.4C9.6 4.7 6.6 4.2 3.4 4.4v13.8c3.2-.2 6.2.3 8.6 2 2.4-1.7 5.4-2.2 8.6-2V4.4c-3.2-.2-6.2.3-8.6 2Zm0 0v13.8M6.2 8.4c1.2 0 2.2.2 3.2.6M6.2 11.8c1.2 0 2.2.2 3.2.6M17.8 8.4c-1.2 0-2.2.2-3.2.6M17.8 11.8c-1.2 0-2.2.2-3.2.6',
} as const satisfies Record<ZoneMark, string>;

export const isZoneMark = (name: string): name is ZoneMark => Object.hasOwn(zoneMarks, name);

/** Of the types of cards: a paw, a parcel, a bow, a tent, a spark. */
const typeMarks = {
  furre:
    'M12 12.2c-2.8 0-5.2 2.6-5.2 5 0 1.9 1.4 2.8 2.9 2.8 1 0 1.4-.5 2.3-.5s1.3.5 2.3.5c1.5 0 2.9-.9 2.9-2.8 0-2.4-2.4-5-5.2-5ZM8.8 4.2c-1 .2-1.5 1.4-1.3 2.7.2 1.4 1.1 2.4 2.1 2.2 1-.1 1.5-1.3 1.3-2.7-.2-1.3-1.1-2.3-2.1-2.2ZM15.2 4.2c1 .2 1.5 1.4 1.3 2.7-.2 1.4-1.1 2.4-2.1 2.2-1-.1-1.5-1.3-1.3-2.7.2-1.3 1.1-2.3 2.1-2.2ZM4.6 9.6c-.9.4-1.1 1.6-.6 2.8.6 1.1 1.6 1.7 2.5 1.3.8-.4 1.1-1.6.5-2.8-.5-1.1-1.6-1.7-2.4-1.3ZM19.4 9.6c.9.4 1.1 1.6.6 2.8-.6 1.1-1.6 1.7-2.5 1.3-.8-.4-1.1-1.6-.5-2.8.5-1.1 1.6-1.7 2.4-1.3Z',
  treat:
    'M3.8 8.2h16.4v4H3.8ZM5.2 12.2v8h13.6v-8M12 8.2v12M12 8.2C10.6 4.4 7 3.2 6.6 5.6c-.3 1.8 2.4 2.6 5.4 2.6ZM12 8.2c1.4-3.8 5-5 5.4-2.6.3 1.8-2.4 2.6-5.4 2.6Z',
  alteration:
    'M10.2 10.4C7.4 7.4 3.6 6.4 3.6 8v6c0 1.6 3.8.6 6.6-2.4M13.8 10.4c2.8-3 6.6-4 6.6-2.4v6c0 1.6-3.8.6-6.6-2.4M10.2 9.4h3.6v3.4h-3.6ZM10.8 12.8 8.2 20M13.2 12.8l2.6 7.2',
  haven: 'M12 4.4 2.8 19.6h18.4ZM12 4.4V2.8M12 11.2 8 19.6M12 11.2l4 8.4',
  action: 'M12 3.2c.8 5.4 3.2 8 8.8 8.8-5.6.8-8 3.4-8.8 8.8-.8-5.4-3.2-8-8.8-8.8 5.6-.8 8-3.4 8.8-8.8Z',
} as const satisfies Record<TypeTone, string>;

const outlines: Readonly<Record<string, string>> = { ...zoneMarks, ...typeMarks };

/** A plain lozenge for a name that is not known: looks are data. */
export const outlineOf = (name: string): string =>
  (Object.hasOwn(outlines, name) ? outlines[name] : undefined) ?? 'M12 3.5 19.5 12 12 20.5 4.5 12Z';
