import type { ZoneMark } from '@shared/language/definitions/zone';

/** Outlines on a 24 × 24 field. A zone's look names one; the shape tells zones apart where colour can't. */
export const zoneMarks = {
  house: 'M3.5 11.2 12 3.8l8.5 7.4M5.8 9.4v10.4h12.4V9.4M10 19.8v-5.2h4v5.2',
  lantern:
    'M12 2.6v2.2M8.6 4.8h6.8M8.6 19.2h6.8M12 19.2v2.4M8.6 4.8C5.4 7 4.4 9.6 4.4 12s1 5 4.2 7.2M15.4 4.8C18.6 7 19.6 9.6 19.6 12s-1 5-4.2 7.2M4.7 10.4h14.6M4.7 13.6h14.6',
  book: 'M12 6.4C9.6 4.7 6.6 4.2 3.4 4.4v13.8c3.2-.2 6.2.3 8.6 2 2.4-1.7 5.4-2.2 8.6-2V4.4c-3.2-.2-6.2.3-8.6 2Zm0 0v13.8M6.2 8.4c1.2 0 2.2.2 3.2.6M6.2 11.8c1.2 0 2.2.2 3.2.6M17.8 8.4c-1.2 0-2.2.2-3.2.6M17.8 11.8c-1.2 0-2.2.2-3.2.6',
} as const satisfies Record<ZoneMark, string>;

export const isZoneMark = (name: string): name is ZoneMark => Object.hasOwn(zoneMarks, name);
