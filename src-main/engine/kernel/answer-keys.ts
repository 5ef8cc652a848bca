/** Whole numbers of 32 bits that stand for an answer: see `Arena.answerKey`. Each mixes one more word into a key. */
export const mixKey = (key: number, word: number): number => {
  const mixed = Math.imul(key ^ word, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) | 0;
};

/** For cards whose order says nothing: the sum of these is the same in any order. */
export const scatter = (word: number): number => {
  const one = Math.imul(word + 1, 0x85ebca77);
  return Math.imul(one ^ (one >>> 13), 0xc2b2ae3d);
};
