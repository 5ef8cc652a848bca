/** The options of rules/ygios.md §2.C. The first value of each is the default. */
export const optionValues = {
  firstPlayer: ['random', 'A', 'B'],
  revealBeforeSculpt: [false, true],
  backOffInPlayout: [false, true],
  playoutEndsRound: [false, true],
  lockOverlap: ['sharedExpiry', 'longest'],
  locksBindOffTurn: [false, true],
  nowhereIsLock: [true, false],
  lookAtMeEmptyMeans: ['zone', 'ownSide'],
  lookAtMeFlip: ['needsCompany', 'free'],
  lookAtMeUnflippable: ['skip', 'unpayable'],
  requirementsVsProtection: ['blocked', 'ignore'],
  firstImpressionsFaceDown: ['keeps', 'suspended'],
  firstImpressionsOrder: ['afterHalving', 'beforeHalving'],
  firstImpressionsOnFlip: [false, true],
  ourSpotAdders: [true, false],
  persistentModel: ['fired', 'continuous'],
  sweepOrder: ['penaltyFirst', 'bonusFirst'],
  cantIgnoreMeLook: ['decideFirst', 'lookFirst'],
  discardsVisible: [false, true],
} as const;

type Values = typeof optionValues;
export type OracleOptions = { readonly [K in keyof Values]?: Values[K][number] };
