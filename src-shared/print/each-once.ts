/** Of things that say the same only the first: a picture that is missing is missing in every language of its card. */
export const eachOnce = <T extends object>(found: readonly T[]): T[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];
