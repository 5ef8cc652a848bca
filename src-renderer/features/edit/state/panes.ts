import { editViews, type EditView } from '@shared/api/settings-words';

export interface Panes {
  readonly list: number;
  readonly preview: number;
}

export const leastPane: Panes = { list: 140, preview: 200 };
/** The text keeps room for a line. */
const leastText = 320;
const lines = 14;

const between = (least: number, value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** Until somebody moves them: in a large window names are not cut off, and cards are easy to read. */
export const usualPanes = (room: number): Panes => ({
  list: between(200, room * 0.15, 300),
  preview: between(480, room * 0.34, 720),
});

/** Below the text: room for the title, and for a sentence of two lines with its place. */
export const leastProblems = 96;
/** The document's bar, and some lines of its text. */
const leastAbove = 220;

/** How tall the problems may become. */
export const mostProblems = (room: number): number => Math.max(leastProblems, room - leastAbove);

/** How tall they are; null: nobody has moved them yet. */
export const problemsHeight = (wanted: number | null, room: number): number =>
  between(leastProblems, wanted ?? between(176, room * 0.26, 300), mostProblems(room));

/** What fits into the room there is: the card gives way first, then the list. */
export function fitPanes(wanted: Panes, room: number): Panes {
  const free = room - leastText - lines;
  const list = Math.max(leastPane.list, Math.min(wanted.list, free - leastPane.preview));
  return { list, preview: Math.max(leastPane.preview, Math.min(wanted.preview, free - list)) };
}

/** How wide each may become beside the other. */
export const mostPanes = ({ list, preview }: Panes, room: number): Panes => ({
  list: Math.max(leastPane.list, room - leastText - lines - preview),
  preview: Math.max(leastPane.preview, room - leastText - lines - list),
});

/** What the key for the way a document is shown leads to. */
export const nextView = (view: EditView): EditView =>
  editViews[(editViews.indexOf(view) + 1) % editViews.length] ?? 'text';
