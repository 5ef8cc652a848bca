/** Colours and shapes are words of the theme, so that no screen has to know a zone by its id. */
export const zoneTones = ['home', 'town', 'school'] as const;
export type ZoneTone = (typeof zoneTones)[number];
export const zoneMarks = ['house', 'lantern', 'book'] as const;
export type ZoneMark = (typeof zoneMarks)[number];
