/** The database answers, but what it holds can't be: a blob is gone or not what its name says. */
export class DamagedData extends Error {
  override readonly name = 'DamagedData';
}
