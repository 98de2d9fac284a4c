/** Two places of a code, in order, to be typed as a proof that it was written down. */
export function pickRecoveryPositions(count: number, random: () => number = Math.random): [number, number] {
  const first = Math.floor(random() * count);
  const step = 1 + Math.floor(random() * (count - 1));
  const second = (first + step) % count;
  return first < second ? [first, second] : [second, first];
}

/** Whether the typed word is the one; however it is spelt as to case and blanks. */
export function isSameWord(typed: string, word: string | undefined): boolean {
  return typed.trim().toLowerCase() === word;
}
