/** Colours and shapes are words of the theme, so that no screen has to know a zone by its id. */
export const zoneTones = ['home', 'town', 'school'] as const;
export type ZoneTone = (typeof zoneTones)[number];
export const zoneMarks = ['house', 'lantern', 'book'] as const;
export type ZoneMark = (typeof zoneMarks)[number];
/** Colours for what is told apart by its type instead of its zone. */
export const typeTones = ['furre', 'treat', 'alteration', 'haven', 'action'] as const;
export type TypeTone = (typeof typeTones)[number];
