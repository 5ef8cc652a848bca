/** Finds the row of a step in a table with a row a verb. The one place that tells the compiler that they belong together. */
export function rowOf<S extends { readonly do: string }, A extends readonly unknown[], R>(
  table: { readonly [V in S['do']]: (step: S & { readonly do: V }, ...rest: A) => R },
  step: S,
): (...rest: A) => R {
  const row = table[step.do as S['do']];
  return (...rest) => row(step, ...rest);
}
