import type { Size } from '@shared/geometry/sheets/model';

/** Sizes of the type, in millimetres. */
export const titleSize = { most: 3, least: 2.4 } as const;

export interface TitleParts {
  readonly name: string;
  readonly language: string;
  readonly style: string;
  /** Which page this is: it stays when everything else has to go. */
  readonly place: string;
}

/**
 * How wide a letter is at most, as a share of the type's size. Nothing can be measured where the page is planned, and
 * a line on paper has no tooltip for what was cut off: a little too wide is right here.
 */
function widthOf(letter: string): number {
  if (/[ .,:;·|’'ijlIІіїЇ1()\-–/]/u.test(letter)) return letter === '–' ? 0.55 : 0.42;
  if (/[mwMWЖШЩЮМФДжшщюмф@%—…&]/u.test(letter)) return 1.02;
  if (/[\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}]/u.test(letter))
    return /\p{Lu}/u.test(letter) ? 0.82 : /\p{Script=Cyrillic}/u.test(letter) ? 0.7 : 0.64;
  return 1.02;
}

export const mostWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + widthOf(letter), 0);

/** The words above a sheet as large as they fit; parts are left out before anything is cut off. */
export function sheetTitle(
  { name, language, style, place }: TitleParts,
  room: Size,
): { readonly text: string; readonly size: number } {
  const most = Math.min(titleSize.most, room.h / 1.3);
  // A low strip has smaller letters, or it would cut them off.
  const least = Math.min(titleSize.least, most);
  const choices = [
    [name, language, style, place],
    [name, language, place],
    [name, place],
    [language, place],
    [place],
  ].map((parts) => parts.join(' · '));
  for (const text of choices) {
    const size = Math.min(most, room.w / mostWidth(text));
    if (size >= least) return { text, size };
  }
  return { text: place, size: least };
}
