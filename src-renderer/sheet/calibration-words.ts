import { turnsPaper, type BackWay } from '@shared/geometry/sheets/model';
import type { PrintPageTranslator } from '@shared/i18n/print-page-translator';
import type { Calibration } from '@shared/print/calibration';

export interface WordsBlock {
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
