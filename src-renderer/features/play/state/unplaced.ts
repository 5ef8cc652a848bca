/** So few answers are all buttons, also those that something on the table stands for. */
export const fewButtons = 3;
/** More buttons than this are no choice at a glance: the rest is in the list. */
export const mostButtons = 6;
/** So many letters of three answers have room in two rows; one below them would be seen by nobody. */
export const mostLetters = 110;

/** Which answers are buttons: those that nothing on the table leads to, or all of a few. */
export function buttonsFor(
  left: readonly number[],
  loose: readonly number[],
  answers: readonly { readonly text: string }[],
): readonly number[] {
  const letters = left.reduce((sum, at) => sum + (answers[at]?.text.length ?? 0), 0);
  const few = left.length < fewButtons || (left.length === fewButtons && letters <= mostLetters);
  return few ? left : loose.slice(0, mostButtons);
}
