import type { Box } from '@shared/geometry/box';
import type { Size } from '@shared/geometry/sheets/model';
import { crossArm, rulerDepth, type Calibration } from '@shared/print/calibration';

/** Between words and lines, in millimetres. */
const air = 6;

/** Inside the rulers, on both sides of the cross in the middle: above and below it, or left and right of it. */
export function calibrationRoom(size: Size, { rulers, crosses }: Calibration): readonly Box[] {
  const corner = crosses[1];
  const edge = rulers.x.base.x1 - rulerDepth;
  const inner: Box = {
    x: rulers.x.base.x1 + air,
    y: rulers.x.base.y1 + air,
    w: size.w - edge - air - rulers.x.base.x1,
    h: size.h - rulers.x.base.y1 - air - (corner ? corner.y + crossArm : edge),
  };
  const middle = crosses[0];
  if (!middle) return [inner];
  const gap = crossArm + air;
  const sideways = size.w > size.h;
  return sideways
    ? [
        { ...inner, w: middle.x - gap - inner.x },
        { ...inner, x: middle.x + gap, w: inner.x + inner.w - middle.x - gap },
      ]
    : [
        { ...inner, h: middle.y - gap - inner.y },
        { ...inner, y: middle.y + gap, h: inner.y + inner.h - middle.y - gap },
      ];
}

/** What one block of words is laid out for; smaller room makes smaller type. In narrow room the picture is below. */
const designed = { wide: { w: 130, h: 68 }, narrow: { w: 96, h: 122 } };

export function calibrationUnit(rooms: readonly Box[]): number {
  const unitFor = ({ w, h }: Box, room: Size): number => Math.min(w / room.w, h / room.h);
  const best = rooms.map((room) => Math.max(unitFor(room, designed.wide), unitFor(room, designed.narrow)));
  return Math.min(1.15, ...best);
}
