import type { Box } from '@shared/geometry/box';
import { turnsPaper, type BackWay, type Size } from '@shared/geometry/sheets/model';
import type { PrintPageTranslator } from '@shared/i18n/print-page-translator';
import { type Calibration, crossArm, rulerDepth } from '@shared/print/calibration';

interface WordsBlock {
  readonly heading: string;
  readonly notes: readonly string[];
  /** A picture of a cross and how it is read belongs to it. */
  readonly example: boolean;
}

/** The first side is about size, and leads on to the second; that one is about what to read and to type. */
export function calibrationWords(
  t: PrintPageTranslator,
  side: 'front' | 'back',
  backs: BackWay,
  { rulers, crosses }: Calibration,
): readonly WordsBlock[] {
  const [x, y] = [rulers.x.length, rulers.y.length];
  if (side === 'front')
    return [
      {
        heading: t('printPage.scale.heading'),
        notes: [
          t('printPage.scale.measure', { x, y }),
          t('printPage.scale.wrong'),
          t('printPage.scale.still', { x }),
        ],
        example: false,
      },
      ...(turnsPaper(backs)
        ? [
            {
              heading: t('printPage.offset.heading'),
              notes: [t(`printPage.offset.print.${backs}`), t('printPage.offset.goOn')],
              example: false,
            },
          ]
        : []),
    ];
  return [
    {
      heading: t('printPage.read.heading'),
      notes: [
        t('printPage.read.hold'),
        t('printPage.read.x'),
        t('printPage.read.y'),
        t('printPage.read.sign'),
      ],
      example: true,
    },
    {
      heading: t('printPage.type.heading'),
      notes: [
        t('printPage.type.fields'),
        t('printPage.type.raw'),
        ...(crosses.length > 1 ? [t('printPage.type.corners')] : []),
      ],
      example: false,
    },
  ];
}

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
