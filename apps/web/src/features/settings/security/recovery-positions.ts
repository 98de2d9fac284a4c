/** Two positions of a code, in order: the member types these words as proof that they were written down. */
export function pickRecoveryPositions(count: number, random: () => number = Math.random): [number, number] {
  const first = Math.floor(random() * count);
  const step = 1 + Math.floor(random() * (count - 1));
  const second = (first + step) % count;
  return first < second ? [first, second] : [second, first];
}

/** Whether the typed word matches, ignoring case and surrounding spaces. */
export function isSameWord(typed: string, word: string | undefined): boolean {
  return typed.trim().toLowerCase() === word;
}
