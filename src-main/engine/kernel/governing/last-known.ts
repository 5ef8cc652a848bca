/**
 * Governing rule N5 (with A2, A3, A8): what was last known of an object that has left.
 *
 * The memory is a ring of records inside the one Int32Array that is the state, so that a copy, a hash or a saved
 * game has it without further work. All words 0 is an empty memory.
 *
 *   at                   the slot that is written next
 *   at + 1 + slot × …    handle + 1 (0: never used), turn of leaving, then one word per field
 *
 * The turn is the counter over all players (A3). The age limit is an argument of every question, because it is an
 * option of the match (A2). An object that comes back is a new object with a new handle (A8); if a game uses a
 * handle again all the same, the latest record counts.
 *
 * Forgetting the oldest is safe: records are written in the order of leaving, so the oldest one is the first that
 * is too old to be asked about, and a record too old and no record both read as 0. A question can only miss if
 * more objects than `capacity` leave within the turns that are remembered; then it reads 0, as a number that can't
 * be known does (N4), the same in every replay, and never a stranger's value. Room for twice the objects that fit
 * into play lets everything leave in each of two turns. `crowdsOut` tells a game that wants to know beforehand.
 */
export interface LastKnownLayout {
  readonly at: number;
  readonly capacity: number;
  readonly fields: number;
}

const header = 2;

export const lastKnownSize = (capacity: number, fields: number): number => 1 + capacity * (header + fields);

/** A ring without room would write over its neighbours in the state. */
export function lastKnownLayout(at: number, capacity: number, fields: number): LastKnownLayout {
  if (capacity < 1 || fields < 1) throw new RangeError('last-known memory needs a record and a field');
  return { at, capacity, fields };
}

const recordAt = (layout: LastKnownLayout, slot: number): number =>
  layout.at + 1 + slot * (header + layout.fields);

/**
 * Makes a record and returns where its first field is: the caller writes field `f` to that place + f. All fields
 * are 0 until then, or a field left out would hold what was known of the object forgotten for it.
 */
export function remember(words: Int32Array, layout: LastKnownLayout, handle: number, turn: number): number {
  const slot = words[layout.at] ?? 0;
  const record = recordAt(layout, slot);
  words[layout.at] = slot + 1 === layout.capacity ? 0 : slot + 1;
  words[record] = handle + 1;
  words[record + 1] = turn;
  words.fill(0, record + header, record + header + layout.fields);
  return record + header;
}

/** Where the first field of the record is, or -1 if there is none that still counts. */
export function findLastKnown(
  words: Int32Array,
  layout: LastKnownLayout,
  handle: number,
  now: number,
  lkiTurns: number,
): number {
  let slot = words[layout.at] ?? 0;
  for (let seen = 0; seen < layout.capacity; seen++) {
    slot = slot === 0 ? layout.capacity - 1 : slot - 1;
    const record = recordAt(layout, slot);
    const mark = words[record] ?? 0;
    // before the comparison: the mark of handle -1, no object at all, is that of an unused slot
    if (mark === 0) return -1;
    if (mark === handle + 1) return now - (words[record + 1] ?? 0) <= lkiTurns ? record + header : -1;
  }
  return -1;
}

/** The last value of a field, or 0 if the object left more than `lkiTurns` turns ago or was never seen to leave. */
export function recall(
  words: Int32Array,
  layout: LastKnownLayout,
  handle: number,
  field: number,
  now: number,
  lkiTurns: number,
): number {
  // one field too far is the next object's record
  if (field < 0 || field >= layout.fields) throw new RangeError(`no field ${field} is remembered`);
  const values = findLastKnown(words, layout, handle, now, lkiTurns);
  return values < 0 ? 0 : (words[values + field] ?? 0);
}

/** Would the next record push out one that can still be asked about? */
export function crowdsOut(
  words: Int32Array,
  layout: LastKnownLayout,
  now: number,
  lkiTurns: number,
): boolean {
  const record = recordAt(layout, words[layout.at] ?? 0);
  const handle = (words[record] ?? 0) - 1;
  return findLastKnown(words, layout, handle, now, lkiTurns) === record + header;
}
