const tones = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The colour of a seat; its shape is in SeatMark. */
export const seatTone = (seat: number): string => `var(--seat-${tones[seat % tones.length] ?? 'a'})`;
