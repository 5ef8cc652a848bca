import type { Box } from '@shared/geometry/box';
import type { Size } from '@shared/geometry/sheets/model';
import { crossArm, type Calibration } from '@shared/print/calibration';

/** Between words and lines, in millimetres. */
const air = 6;

/** Inside the rulers, on both sides of the cross in the middle: above and below it, or left and right of it. */
export function calibrationRoom(size: Size, { rulers, crosses }: Calibration): readonly Box[] {
  const corner = crosses[1];
  const edge = rulers.x.base.x1 - 10;
  const inner: Box = {
    x: rulers.x.base.x1 + air,
    y: rulers.x.base.y1 + air,
    w: size.w - edge - air - rulers.x.base.x1,
    h: size.h - rulers.x.base.y1 - air - (corner ? corner.y + crossArm : edge),
  };
  const middle = crosses[0];
  if (!middle) return [inner];
  const gap = crossArm + air / 2;
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

/** What one block of words is laid out for; smaller room makes smaller type. */
const designed = { w: 100, h: 68 };

export const calibrationUnit = (rooms: readonly Box[]): number =>
  Math.min(1.15, ...rooms.map(({ w, h }) => Math.min(w / designed.w, h / designed.h)));
