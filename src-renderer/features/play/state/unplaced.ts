/** So few answers are all buttons, also those that something on the table stands for. */
export const fewButtons = 3;
/** More buttons than this are no choice at a glance: the rest is in the list. */
export const mostButtons = 6;

/** Which answers are buttons: those that nothing on the table leads to, or all of a few. */
export function buttonsFor(left: readonly number[], loose: readonly number[]): readonly number[] {
  return left.length <= fewButtons ? left : loose.slice(0, mostButtons);
}
