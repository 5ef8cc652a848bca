import { err, ok, type Result } from '@shared/util/result';
import { slack, type Box } from '../box';
import type { LayoutProblem, SheetLayout, Size } from './model';
import { turned, upright } from './sizes';

/** A side of paper as it is read, and the part of it that may be printed on. */
export interface Sheet {
  readonly page: Size;
  readonly room: Box;
}

/** At least one: without room anywhere there is no plan. */
export type Sheets = readonly [Sheet, ...Sheet[]];

/** The ways the paper may lie, the better liked first; a way whose margins leave nothing is none. */
export function sheetsOf({ paper, turn, margins }: SheetLayout): Result<Sheets, LayoutProblem> {
  const tall = upright(paper);
  const pages =
    turn === 'auto' ? ([tall, turned(tall)] as const) : ([turn === 'upright' ? tall : turned(tall)] as const);
  const sheet = (page: Size): Sheet => ({
    page,
    room: {
      x: margins.left,
      y: margins.top,
      w: page.w - margins.left - margins.right,
      h: page.h - margins.top - margins.bottom,
    },
  });
  const [first, ...others] = pages.map(sheet).filter(({ room }) => room.w > slack && room.h > slack);
  if (first) return ok([first, ...others]);
  const { page, room } = sheet(pages[0]);
  return err({ code: 'no-room', paper: page, room: { w: room.w, h: room.h } });
}
