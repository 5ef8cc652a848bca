import type { Sign } from '@shared/language/definitions/template-words';

/**
 * Closed shapes on a field of 24 × 24 that hold a number: a zone or a type is told by its badge alone, without
 * colour and in a fanned hand.
 */
const house = 'M12 1.2 23 10v11.2a1.8 1.8 0 0 1-1.8 1.8H2.8A1.8 1.8 0 0 1 1 21.2V10Z';
const lantern =
  'M8.4 1h7.2v2.2C20.4 5 23 8.2 23 12s-2.6 7-7.4 8.800V23H8.400v-2.200C3.6 19 1 15.8 1 12s2.6-7 7.4-8.800Z';
const book =
  'M12 4.400C9.2 2.4 5.4 1.6 1 2v18.400c4.4-.4 8.2.2 11 2.4 2.8-2.2 6.6-2.8 11-2.400V2c-4.4-.4-8.2.4-11 2.400Z';
const circle = 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z';
const parcel =
  'M4 1.600h16A2.4 2.4 0 0 1 22.4 4v16a2.4 2.4 0 0 1-2.4 2.400H4A2.4 2.4 0 0 1 1.6 20V4A2.4 2.4 0 0 1 4 1.600Z';
const hexagon = 'M6.5 1.600h11L23 12l-5.5 10.400h-11L1 12Z';
const arch = 'M1.6 22.600V12a10.4 10.4 0 0 1 20.8 0v10.600Z';
const drop = 'M12 .8 23.2 12 12 23.2.8 12Z';

const ofSign: Readonly<Partial<Record<Sign, string>>> = {
  house,
  lantern,
  book,
  paw: circle,
  gift: parcel,
  shirt: hexagon,
  tent: arch,
  music: drop,
};

export const badgeOf = (sign: Sign | null): string => (sign === null ? undefined : ofSign[sign]) ?? circle;
