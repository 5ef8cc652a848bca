/** A switch that forgets a case stops compiling here; a value from outside the types stops running here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
